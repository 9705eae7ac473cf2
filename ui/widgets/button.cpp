// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"

namespace genex::ui {

QPushButton* makeButton(const QString& text, ButtonRole role, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    if (role == ButtonRole::Primary)
        button->setProperty("role", QStringLiteral("primary"));
    if (role == ButtonRole::Link) {
        button->setProperty("role", QStringLiteral("link"));
        button->setCursor(Qt::PointingHandCursor);
    }
    return button;
}

} // namespace genex::ui
