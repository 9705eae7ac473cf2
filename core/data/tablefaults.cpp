// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablefaults.h"

#include "cells.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>

namespace genex::data {

namespace {

std::uint64_t hashOfCells(const Column& column)
{
    return std::visit(
        [](const auto& cells) {
            const std::string_view bytes(
                reinterpret_cast<const char*>(cells.data()), // NOLINT(*-reinterpret-cast)
                cells.size() * sizeof(cells.front()));
            return std::hash<std::string_view>{}(bytes)*3 + cells.size();
        },
        column.cells);
}

bool saySame(const Column& a, const Column& b)
{
    if (a.texts != b.texts || a.cells.index() != b.cells.index())
        return false;
    if (!a.hasNumbers())
        return a.cells == b.cells;
    const auto& x = std::get<Column::Numbers>(a.cells);
    const auto& y = std::get<Column::Numbers>(b.cells);
    return std::ranges::equal(x, y, [](float p, float q) { return p == q || (p != p && q != q); });
}

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> findDuplicateColumns(const Table& table)
{
    // Codes are assigned in order of first occurrence, so equal columns have equal codes.
    std::unordered_multimap<std::uint64_t, std::size_t> seen;
    std::vector<std::pair<std::size_t, std::size_t>> found;
    const std::vector<std::size_t> constant = findConstantColumns(table);
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (std::ranges::binary_search(constant, c))
            continue; // reported separately
        const std::uint64_t hash = hashOfCells(table.columns[c]);
        const auto [begin, end] = seen.equal_range(hash);
        const auto same = std::find_if(begin, end, [&](const auto& entry) {
            return saySame(table.columns[entry.second], table.columns[c]);
        });
        if (same != end && table.columns[c].kind != ColumnKind::Label)
            found.emplace_back(c, same->second);
        else
            seen.emplace(hash, c);
    }
    return found;
}

std::vector<std::pair<std::string, std::string>> findSimilarLabels(const Table& table)
{
    const auto label = table.label();
    if (!label)
        return {};
    const Column& column = table.columns[*label];
    std::vector<std::size_t> rows(column.texts.size());
    for (std::size_t row = 0; row < column.rows(); ++row) {
        if (const std::uint32_t code = column.codeAt(row); code != Column::kMissing)
            ++rows[code];
    }
    std::map<std::string, std::size_t> mostFrequent; // by text without case and repeated spaces
    const auto plain = [](std::string_view text) {
        std::string result;
        for (const char c : lowerCase(text)) {
            if (c != ' ' || !result.ends_with(' '))
                result += c;
        }
        return result;
    };
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        const auto [place, isNew] = mostFrequent.try_emplace(plain(column.texts[code]), code);
        if (!isNew && rows[code] > rows[place->second])
            place->second = code;
    }
    std::vector<std::pair<std::string, std::string>> similar;
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        const std::size_t best = mostFrequent.at(plain(column.texts[code]));
        if (best != code)
            similar.emplace_back(column.texts[code], column.texts[best]);
    }
    return similar;
}

std::vector<std::size_t> findConstantColumns(const Table& table)
{
    std::vector<std::size_t> found;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (column.kind == ColumnKind::Label)
            continue;
        const std::size_t rows = column.rows();
        bool isConstant = column.hasNumbers() ? true : column.texts.size() <= 1;
        std::size_t gaps = 0;
        if (column.hasNumbers()) {
            const auto& numbers = std::get<Column::Numbers>(column.cells);
            isConstant = std::ranges::all_of(numbers, [&](float x) { return x == numbers.front(); }) ||
                         std::ranges::all_of(numbers, [](float x) { return x != x; });
        } else if (isConstant) {
            for (std::size_t row = 0; row < rows; ++row)
                gaps += column.isMissing(row) ? 1 : 0;
        }
        // A value here and a missing value there is a difference, though a strange one.
        if (isConstant && (gaps == 0 || gaps == rows))
            found.push_back(c);
    }
    return found;
}

} // namespace genex::data
