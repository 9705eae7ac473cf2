// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace genex::ui {

/// Intended use of the program; must be accepted once.
class NoticePage : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePage(QWidget* parent = nullptr);

    /// Focuses the button that accepts.
    void takeFocus();

Q_SIGNALS:
    void accepted();
    void declined();

private:
    QPushButton* m_accept;
};

} // namespace genex::ui
