// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace genex::ui {

/// What a text is for; size, weight and colour follow from it (theme/stylesheet.cpp).
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

/// A label that shows its text as it is, never as markup: names come from files.
QLabel* makeLabel(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);
/// The same, broken into lines where it must be.
QLabel* makeParagraph(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);

/// The same on one line, ended with … where there is no room; the whole text is its tooltip then.
QLabel* makeElidedLabel(const QString& text, TextRole role = TextRole::Body, QWidget* parent = nullptr);

void setRole(QLabel* label, TextRole role);

/// A horizontal line between two things.
QFrame* makeLine(QWidget* parent = nullptr);

} // namespace genex::ui
