// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace genex::ui {

/// Purpose of a text; determines size, weight and colour (theme/stylesheet.cpp).
enum class TextRole {
    Body,
    Headline,
    Title,
    Strong,
    Secondary,
    Quiet,
    Alarm,
    Problem,
    Good,
    Estimate,
    EstimateValue,
    Chip, ///< a state in one word
};

/// A plain-text label, never markup: names come from files.
QLabel* makeLabel(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);
/// The same with word wrap.
QLabel* makeParagraph(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);

/// The same on one line, elided with …; the full text is then its tooltip.
QLabel* makeElidedLabel(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);

void setRole(QLabel* label, TextRole role);

/// A horizontal separator.
QFrame* makeLine(QWidget* parent = nullptr);

} // namespace genex::ui
