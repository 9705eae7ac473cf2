// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/activemodel.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace genex::ui {

class RowList;

/// Activation history: model, time, user and reason, with rollback.
class HistoryView : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryView(QWidget* parent = nullptr);

    /// Latest first.
    void showHistory(const std::vector<services::Activation>& history);
    void setEnabledToChange(bool enabled);

Q_SIGNALS:
    void rollBackRequested(const QString& sha256);

private:
    void showPossible();
    const services::Activation* current() const;

    std::vector<services::Activation> m_history;
    bool m_canChange = true;
    RowList* m_list;
    QPushButton* m_rollBack;
};

} // namespace genex::ui
