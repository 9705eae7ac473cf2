// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace genex::ui {

namespace {

struct Colour
{
    QColor Tokens::*token;
    QRgb light;
    QRgb dark;
};

constexpr std::array kColours = std::to_array<Colour>({
    {&Tokens::ground, 0xF5F6F8, 0x14171B},
    {&Tokens::surface, 0xFFFFFF, 0x1D2126},
    {&Tokens::line, 0xD0D7DE, 0x343A42},
    {&Tokens::track, 0xEEF0F3, 0x2A3038},
    {&Tokens::selection, 0xE8F1FB, 0x1C2D40},
    {&Tokens::text, 0x1B1F24, 0xE7EAEE},
    {&Tokens::secondary, 0x57606A, 0xA3ACB7},
    {&Tokens::accent, 0x0B61B8, 0x6CB2FF},
    {&Tokens::onAccent, 0xFFFFFF, 0x14171B},
    {&Tokens::estimate, 0x9A5B00, 0xF0B354},
    {&Tokens::estimateGround, 0xFFF4E0, 0x2E2717},
    {&Tokens::good, 0x0A7A55, 0x4CC79A},
    {&Tokens::alarm, 0xB3401F, 0xFF8A65},
});

Tokens tokensFor(bool isDark)
{
    Tokens tokens;
    tokens.dark = isDark;
    for (const Colour& colour : kColours)
        tokens.*colour.token = QColor(isDark ? colour.dark : colour.light);
    return tokens;
}

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

const Tokens& lightTokens()
{
    static const Tokens tokens = tokensFor(false);
    return tokens;
}

const Tokens& darkTokens()
{
    static const Tokens tokens = tokensFor(true);
    return tokens;
}

double contrastRatio(const QColor& first, const QColor& second)
{
    const auto [darker, lighter] = std::minmax({relativeLuminance(first), relativeLuminance(second)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace genex::ui
