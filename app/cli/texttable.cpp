// SPDX-License-Identifier: GPL-3.0-or-later
#include "texttable.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

namespace genex::cli {

namespace {

/// Counts UTF-8 characters: every byte that is not a continuation byte.
std::size_t charactersOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::vector<std::size_t> widthsOf(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths(rows.front().size());
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], charactersOf(row[i]));
    }
    return widths;
}

} // namespace

std::string fixed(double value, int decimals)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

TextTable::TextTable(std::vector<std::string> headers)
{
    m_rows.push_back(std::move(headers));
}

void TextTable::add(std::vector<std::string> cells)
{
    cells.resize(m_rows.front().size());
    m_rows.push_back(std::move(cells));
}

void TextTable::print(std::ostream& out) const
{
    constexpr std::size_t kGap = 2;
    const std::vector<std::size_t> widths = widthsOf(m_rows);
    for (const std::vector<std::string>& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += row[i] + std::string(widths[i] - charactersOf(row[i]) + kGap, ' ');
        out << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
    }
}

} // namespace genex::cli
