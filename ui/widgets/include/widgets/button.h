// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace genex::ui {

/// Plain: a frame. Primary: filled, at most one on a screen. Link: text only, for what leads elsewhere.
enum class ButtonRole { Plain, Primary, Link };

QPushButton* makeButton(const QString& text, ButtonRole role = ButtonRole::Plain, QWidget* parent = nullptr);

} // namespace genex::ui
