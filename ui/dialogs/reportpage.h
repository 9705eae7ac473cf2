// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/report.h"

#include <QWidget>

namespace genex::ui {

/// One page of a report as it will be printed.
class ReportPage : public QWidget
{
    Q_OBJECT

public:
    ReportPage(services::Report report, int page, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    services::Report m_report;
    int m_page;
};

} // namespace genex::ui
