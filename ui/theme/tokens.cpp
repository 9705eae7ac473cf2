// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace genex::ui {

const Tokens& lightTokens()
{
    static const Tokens tokens{
        .ground = QColor(0xF5, 0xF6, 0xF8),
        .surface = QColor(0xFF, 0xFF, 0xFF),
        .line = QColor(0xD0, 0xD7, 0xDE),
        .track = QColor(0xEE, 0xF0, 0xF3),
        .selection = QColor(0xE8, 0xF1, 0xFB),
        .text = QColor(0x1B, 0x1F, 0x24),
        .secondary = QColor(0x57, 0x60, 0x6A),
        .accent = QColor(0x0B, 0x61, 0xB8),
        .onAccent = QColor(0xFF, 0xFF, 0xFF),
        .estimate = QColor(0x9A, 0x5B, 0x00),
        .estimateGround = QColor(0xFF, 0xF4, 0xE0),
        .good = QColor(0x0A, 0x7A, 0x55),
        .alarm = QColor(0xB3, 0x40, 0x1F),
        .dark = false,
    };
    return tokens;
}

const Tokens& darkTokens()
{
    static const Tokens tokens{
        .ground = QColor(0x14, 0x17, 0x1B),
        .surface = QColor(0x1D, 0x21, 0x26),
        .line = QColor(0x34, 0x3A, 0x42),
        .track = QColor(0x2A, 0x30, 0x38),
        .selection = QColor(0x1C, 0x2D, 0x40),
        .text = QColor(0xE7, 0xEA, 0xEE),
        .secondary = QColor(0xA3, 0xAC, 0xB7),
        .accent = QColor(0x6C, 0xB2, 0xFF),
        .onAccent = QColor(0x14, 0x17, 0x1B),
        .estimate = QColor(0xF0, 0xB3, 0x54),
        .estimateGround = QColor(0x2E, 0x27, 0x17),
        .good = QColor(0x4C, 0xC7, 0x9A),
        .alarm = QColor(0xFF, 0x8A, 0x65),
        .dark = true,
    };
    return tokens;
}

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrastRatio(const QColor& first, const QColor& second)
{
    const auto [darker, lighter] = std::minmax({relativeLuminance(first), relativeLuminance(second)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace genex::ui
