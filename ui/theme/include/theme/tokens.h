// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace genex::ui {

/// Every colour the program may use, by its purpose. A widget asks the theme for a token, never for a colour.
struct Tokens
{
    QColor ground;         ///< behind everything
    QColor surface;        ///< panels, fields, the rail
    QColor line;           ///< frames and separators
    QColor track;          ///< the empty part of a bar
    QColor selection;      ///< behind the chosen place or row
    QColor text;           ///< what is read first
    QColor secondary;      ///< explanations, absent findings, disabled controls
    QColor accent;         ///< links, bars, focus ring, the one filled button
    QColor onAccent;       ///< text on the filled button
    QColor estimate;       ///< words about generated values, with the word and ≈, never alone
    QColor estimateGround; ///< behind generated values
    QColor good;           ///< done, in order
    QColor alarm;          ///< can't-miss and failures, with ! or a word, never alone
    bool dark = false;
};

const Tokens& lightTokens();
const Tokens& darkTokens();

/// WCAG 2 contrast ratio, 1 (equal) to 21 (black on white).
double contrastRatio(const QColor& first, const QColor& second);

/// The steps of distance between things, in logical pixels.
namespace space {
inline constexpr int kHair = 4;
inline constexpr int kSmall = 8;
inline constexpr int kMedium = 12;
inline constexpr int kLarge = 16;
inline constexpr int kHuge = 24;
} // namespace space

/// Sizes of controls, in logical pixels.
namespace size {
inline constexpr int kCorner = 6;
inline constexpr int kControl = 32;
inline constexpr int kRow = 34;
inline constexpr int kFocusRing = 2;
inline constexpr int kRail = 96;
inline constexpr int kBanner = 56;
} // namespace size

/// Sizes of type, in logical pixels. Nothing is smaller than kSecondary.
namespace type {
inline constexpr int kHeadline = 20;
inline constexpr int kTitle = 15;
inline constexpr int kBody = 13;
inline constexpr int kSecondary = 11;
} // namespace type

} // namespace genex::ui
