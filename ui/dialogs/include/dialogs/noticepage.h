// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace genex::ui {

/// What must be read once before the program is used: what it is for, and what not.
class NoticePage : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePage(QWidget* parent = nullptr);

    /// Puts the focus where Enter accepts.
    void takeFocus();

Q_SIGNALS:
    void accepted();
    void declined();

private:
    QPushButton* m_accept;
};

} // namespace genex::ui
