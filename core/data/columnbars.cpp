// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/columnbars.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

namespace genex::data {

namespace {

struct Bounds
{
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();
};

Bounds boundsOf(const Column& column)
{
    Bounds bounds;
    for (std::size_t row = 0; row < column.rows(); ++row) {
        const double value = column.valueAt(row);
        if (std::isnan(value))
            continue;
        bounds.lowest = std::min(bounds.lowest, value);
        bounds.highest = std::max(bounds.highest, value);
    }
    return bounds;
}

ColumnBars stretchesOf(const Column& column, std::size_t most)
{
    ColumnBars result;
    result.areStretches = true;
    const Bounds bounds = boundsOf(column);
    const double width = bounds.highest - bounds.lowest;
    if (width < 0)
        return result; // nothing but missing values
    result.bars.resize(width == 0 ? 1 : most);
    for (std::size_t row = 0; row < column.rows(); ++row) {
        const double value = column.valueAt(row);
        if (std::isnan(value))
            continue;
        const double share = width == 0 ? 0 : (value - bounds.lowest) / width;
        const auto place = static_cast<std::size_t>(share * static_cast<double>(most));
        ++result.bars[std::min(place, result.bars.size() - 1)].rows;
    }
    return result;
}

/// By meaning: 1 and 1.0 are one value.
std::vector<ColumnBar> countedValues(const Column& column)
{
    std::vector<std::size_t> rowsOfCode(column.texts.size());
    for (std::size_t row = 0; row < column.rows(); ++row) {
        if (const std::uint32_t code = column.codeAt(row); code != Column::kMissing)
            ++rowsOfCode[code];
    }
    std::map<float, ColumnBar> ofMeaning;
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        ColumnBar& bar =
            ofMeaning.try_emplace(column.meanings[code], ColumnBar{column.texts[code], 0}).first->second;
        bar.rows += rowsOfCode[code];
    }
    std::vector<ColumnBar> bars;
    for (auto& [meaning, bar] : ofMeaning)
        bars.push_back(std::move(bar));
    return bars;
}

ColumnBars valuesOf(const Column& column, std::size_t most)
{
    ColumnBars result;
    result.bars = countedValues(column);
    const bool hasOrder = column.kind == ColumnKind::Binary || column.kind == ColumnKind::Ordinal;
    if (!hasOrder)
        std::ranges::stable_sort(result.bars, std::greater{}, &ColumnBar::rows);
    if (result.bars.size() <= most)
        return result;
    ColumnBar rest;
    for (std::size_t i = most - 1; i < result.bars.size(); ++i)
        rest.rows += result.bars[i].rows;
    result.bars.resize(most - 1);
    result.bars.push_back(std::move(rest));
    result.hasRest = true;
    return result;
}

} // namespace

ColumnBars barsOf(const Column& column, std::size_t most)
{
    if (column.kind == ColumnKind::Identifier || most < 2)
        return {};
    const bool isNumeric = column.hasNumbers() || column.kind == ColumnKind::Numeric;
    return isNumeric ? stretchesOf(column, most) : valuesOf(column, most);
}

} // namespace genex::data
