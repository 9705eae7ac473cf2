// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace genex::ui {

/// Plain: framed. Primary: filled, at most one per screen. Link: text only, for navigation.
enum class ButtonRole { Plain, Primary, Link };

QPushButton* makeButton(const QString& text, ButtonRole role = ButtonRole::Plain, QWidget* parent = nullptr);

} // namespace genex::ui
