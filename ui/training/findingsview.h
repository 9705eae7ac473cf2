// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/tableview.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace genex::ui {

/// What to know about a table before training: its classes in a sentence, then remarks, most severe first.
class FindingsView : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsView(QWidget* parent = nullptr);

    void setTable(const services::TableView& table);

private:
    void addRemark(const services::TableRemark& remark);

    QLabel* m_classes;
    QVBoxLayout* m_remarks;
};

/// "2 classes: absent 164 (54 %), present 139 (46 %)."
QString classesInWords(const services::TableView& table);

} // namespace genex::ui
