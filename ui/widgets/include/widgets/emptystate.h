// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace genex::ui {

/// Placeholder of an empty panel: a drawing, one sentence, details, and an optional action.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString icon;     ///< name of a drawing
        QString sentence; ///< current state
        QString details;  ///< what will be shown here, and what to do
        QString action;   ///< button text; empty: none
    };

    explicit EmptyState(const Texts& texts, QWidget* parent = nullptr);

    /// nullptr without an action.
    QPushButton* actionButton() const { return m_action; }
    /// Below the button: a remark or progress.
    void addBelow(QWidget* widget);

Q_SIGNALS:
    void actionTriggered();

private:
    QVBoxLayout* m_column;
    QPushButton* m_action = nullptr;
};

} // namespace genex::ui
