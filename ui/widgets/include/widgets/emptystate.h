// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace genex::ui {

/// What a panel shows when it has nothing to show: a drawing, one sentence, why, and the next action if there
/// is one.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString icon;     ///< name of a drawing
        QString sentence; ///< what is so
        QString details;  ///< what will stand here, and what can be done today
        QString action;   ///< the button; empty: there is none
    };

    explicit EmptyState(const Texts& texts, QWidget* parent = nullptr);

    /// Null when the texts name no action.
    QPushButton* actionButton() const { return m_action; }
    /// Below the button: a remark, a line of progress.
    void addBelow(QWidget* widget);

Q_SIGNALS:
    void actionTriggered();

private:
    QVBoxLayout* m_column;
    QPushButton* m_action = nullptr;
};

} // namespace genex::ui
