// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace genex::ui {

/// All colours of the program by purpose. Widgets use tokens, never colours.
struct Tokens
{
    QColor ground;         ///< background
    QColor surface;        ///< panels, fields, the rail
    QColor line;           ///< frames and separators
    QColor track;          ///< the empty part of a bar
    QColor selection;      ///< background of the selected section or row
    QColor text;           ///< primary text
    QColor secondary;      ///< explanations, absent findings, disabled controls
    QColor accent;         ///< links, bars, focus ring, the primary button
    QColor onAccent;       ///< text on the primary button
    QColor estimate;       ///< text about generated values, always with the word and ≈
    QColor estimateGround; ///< background of generated values
    QColor good;           ///< success
    QColor alarm;          ///< can't-miss and failures, always with ! or a word
    bool dark = false;
};

const Tokens& lightTokens();
const Tokens& darkTokens();

/// WCAG 2 contrast ratio, 1 (equal) to 21 (black on white).
double contrastRatio(const QColor& first, const QColor& second);

/// Spacing in logical pixels.
namespace space {
inline constexpr int kHair = 4;
inline constexpr int kSmall = 8;
inline constexpr int kMedium = 12;
inline constexpr int kLarge = 16;
inline constexpr int kHuge = 24;
} // namespace space

/// Sizes of controls in logical pixels.
namespace size {
inline constexpr int kCorner = 6;
inline constexpr int kControl = 32;
inline constexpr int kRow = 34;
inline constexpr int kFocusRing = 2;
inline constexpr int kRail = 96;
inline constexpr int kBanner = 56;
} // namespace size

/// Font sizes in logical pixels. Nothing is smaller than kSecondary.
namespace type {
inline constexpr int kHeadline = 20;
inline constexpr int kTitle = 15;
inline constexpr int kBody = 13;
inline constexpr int kSecondary = 11;
} // namespace type

} // namespace genex::ui
