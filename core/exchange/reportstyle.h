// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

/// Style of a report on paper and in a browser: the light theme, on white.
namespace genex::exchange::style {

inline constexpr QRgb kText = 0xFF1B1F24;
inline constexpr QRgb kSecondary = 0xFF57606A;
inline constexpr QRgb kLine = 0xFFD0D7DE;
inline constexpr QRgb kTrack = 0xFFEEF0F3;
inline constexpr QRgb kAccent = 0xFF0B61B8;
inline constexpr QRgb kAccentGround = 0xFFE8F1FB;
inline constexpr QRgb kEstimate = 0xFF9A5B00;
inline constexpr QRgb kEstimateGround = 0xFFFFF4E0;
inline constexpr QRgb kAlarm = 0xFFB3401F;

inline constexpr char kFontFamily[] = "DejaVu Sans";

} // namespace genex::exchange::style
