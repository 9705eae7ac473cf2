// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnscan.h"

#include "cells.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <set>

namespace genex::data {

namespace {

constexpr std::size_t kMostFrequent = 10;
/// Above this, counting values by class is not worth the memory; such a column is an identifier.
constexpr std::size_t kMostCounts = std::size_t{1} << 24;
constexpr std::size_t kBins = 64;
constexpr std::size_t kFewestRowsOfSign = 5;

/// Counts of each value in each class; rows without a class are counted after the last.
struct Counts
{
    std::size_t values = 0;
    std::size_t classes = 0;
    std::vector<std::uint32_t> counts;

    std::span<const std::uint32_t> of(std::size_t value) const
    {
        return {counts.data() + value * (classes + 1), classes};
    }
    std::size_t rowsOf(std::size_t value) const
    {
        const auto first = counts.begin() + static_cast<std::ptrdiff_t>(value * (classes + 1));
        return std::accumulate(first, first + static_cast<std::ptrdiff_t>(classes + 1), std::size_t{0});
    }
};

/// valueOf(row) is below `values`.
template <typename ValueOf>
Counts countValues(std::size_t values, std::span<const std::uint32_t> labels, std::size_t classes,
                   std::size_t rows, const ValueOf& valueOf)
{
    Counts counted{values, labels.empty() ? 0 : classes, {}};
    const std::size_t width = counted.classes + 1;
    counted.counts.resize(values * width);
    if (labels.empty()) {
        for (std::size_t row = 0; row < rows; ++row)
            ++counted.counts[valueOf(row)];
        return counted;
    }
    const auto none = static_cast<std::uint32_t>(classes);
    for (std::size_t row = 0; row < rows; ++row)
        ++counted.counts[valueOf(row) * width + std::min(labels[row], none)];
    return counted;
}

/// Fraction of rows whose class is the majority among the other rows with the same value.
double tellingShare(const Counts& counts)
{
    std::size_t right = 0;
    std::size_t rows = 0;
    for (std::size_t value = 0; value < counts.values; ++value) {
        std::size_t most = 0;
        std::size_t second = 0;
        for (const std::uint32_t count : counts.of(value)) {
            rows += count;
            if (count > most) {
                second = most;
                most = count;
            } else {
                second = std::max<std::size_t>(second, count);
            }
        }
        // Without the row itself, its class must still lead, and another row must be left.
        if (most > 1 && most - 1 >= second)
            right += most;
    }
    return rows == 0 ? 0 : static_cast<double>(right) / static_cast<double>(rows);
}

std::vector<std::size_t> rowsOfClasses(const Counts& counts)
{
    std::vector<std::size_t> rows(counts.classes);
    for (std::size_t value = 0; value < counts.values; ++value) {
        for (std::size_t c = 0; c < counts.classes; ++c)
            rows[c] += counts.of(value)[c];
    }
    return rows;
}

std::vector<ClassSign> findSigns(const Column& column, const Counts& counts)
{
    std::vector<ClassSign> signs;
    const std::vector<std::size_t> rows = rowsOfClasses(counts);
    for (std::size_t value = 0; value < column.texts.size(); ++value) {
        const auto ofValue = counts.of(value);
        const auto rowsWithValue = std::accumulate(ofValue.begin(), ofValue.end(), std::size_t{0});
        for (std::size_t c = 0; c < counts.classes; ++c) {
            if (rows[c] >= kFewestRowsOfSign && counts.of(value)[c] == rows[c] && rowsWithValue == rows[c])
                signs.push_back({column.texts[value], static_cast<std::uint32_t>(c)});
        }
    }
    return signs;
}

void noteFrequent(const Column& column, const Counts& counts, ColumnProfile& profile)
{
    if (column.kind == ColumnKind::Identifier)
        return;
    for (std::size_t value = 0; value < column.texts.size(); ++value)
        profile.frequent.emplace_back(column.texts[value], counts.rowsOf(value));
    std::ranges::stable_sort(profile.frequent, std::greater{}, &std::pair<std::string, std::size_t>::second);
    if (profile.frequent.size() > kMostFrequent)
        profile.frequent.resize(kMostFrequent);
}

/// Lowest, highest and mean of numbers with multiplicities.
class Range
{
public:
    void add(double value, std::size_t times)
    {
        if (std::isnan(value) || times == 0)
            return;
        m_lowest = std::min(m_lowest, value);
        m_highest = std::max(m_highest, value);
        m_sum += value * static_cast<double>(times);
        m_count += times;
    }
    void writeTo(ColumnProfile& profile) const
    {
        if (m_count == 0)
            return;
        profile.lowest = m_lowest;
        profile.highest = m_highest;
        profile.mean = m_sum / static_cast<double>(m_count);
    }

private:
    double m_lowest = std::numeric_limits<double>::infinity();
    double m_highest = -std::numeric_limits<double>::infinity();
    double m_sum = 0;
    std::size_t m_count = 0;
};

ColumnScan scanCodes(const Column& column, std::span<const std::uint32_t> labels, std::size_t classes)
{
    ColumnScan scan;
    ColumnProfile& profile = scan.profile;
    const std::size_t rows = column.rows();
    const std::size_t gap = column.texts.size();
    profile.distinct = column.kind == ColumnKind::Numeric || column.kind == ColumnKind::Binary
                           ? std::set<float>(column.meanings.begin(), column.meanings.end()).size()
                           : column.texts.size();
    const auto valueOf = [&](std::size_t row) {
        const std::uint32_t code = column.codeAt(row);
        return code == Column::kMissing ? gap : std::size_t{code};
    };
    if ((gap + 1) * std::max<std::size_t>(classes, 1) > kMostCounts) {
        for (std::size_t row = 0; row < rows; ++row)
            profile.missing += column.isMissing(row) ? 1 : 0;
        return scan;
    }
    const bool isTold =
        !labels.empty() && column.kind != ColumnKind::Label && column.kind != ColumnKind::Identifier;
    const Counts counts =
        countValues(gap + 1, isTold ? labels : std::span<const std::uint32_t>(), classes, rows, valueOf);
    profile.missing = counts.rowsOf(gap);
    noteFrequent(column, counts, profile);
    if (column.kind == ColumnKind::Numeric || column.kind == ColumnKind::Binary) {
        Range range;
        for (std::size_t value = 0; value < gap; ++value)
            range.add(column.meanings[value], counts.rowsOf(value));
        range.writeTo(profile);
    }
    if (isTold) {
        profile.tellsLabel = tellingShare(counts);
        scan.signs = findSigns(column, counts);
    }
    return scan;
}

/// Number of distinct numbers.
std::size_t countDistinct(const Column::Numbers& numbers)
{
    constexpr std::uint32_t kEmpty = 0x7fc00000; // NaN, which is not counted
    std::vector<std::uint32_t> slots(std::bit_ceil(numbers.size() * 2 + 2), kEmpty);
    const std::size_t mask = slots.size() - 1;
    std::size_t distinct = 0;
    for (const float number : numbers) {
        if (std::isnan(number))
            continue;
        const std::uint32_t bits = number == 0 ? 0 : std::bit_cast<std::uint32_t>(number);
        std::size_t slot = (bits * 0x9e3779b97f4a7c15 >> 32U) & mask;
        while (slots[slot] != kEmpty && slots[slot] != bits)
            slot = (slot + 1) & mask;
        if (slots[slot] == kEmpty) {
            slots[slot] = bits;
            ++distinct;
        }
    }
    return distinct;
}

/// Bounds between intervals with about equally many numbers, from a sample over all rows.
std::vector<float> binBounds(const Column::Numbers& numbers)
{
    constexpr std::size_t kSample = 8192;
    const std::size_t step = std::max<std::size_t>(1, numbers.size() / kSample);
    std::vector<float> sample;
    for (std::size_t row = 0; row < numbers.size(); row += step) {
        if (!std::isnan(numbers[row]))
            sample.push_back(numbers[row]);
    }
    std::ranges::sort(sample);
    std::vector<float> bounds;
    for (std::size_t bin = 1; bin < kBins && !sample.empty(); ++bin)
        bounds.push_back(sample[bin * sample.size() / kBins]);
    bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
    return bounds;
}

ColumnScan scanNumbers(const Column& column, std::span<const std::uint32_t> labels, std::size_t classes)
{
    const auto& numbers = std::get<Column::Numbers>(column.cells);
    ColumnScan scan;
    Range range;
    for (const float number : numbers) {
        range.add(number, 1);
        scan.profile.missing += std::isnan(number) ? 1 : 0;
    }
    range.writeTo(scan.profile);
    scan.profile.distinct = countDistinct(numbers);
    if (labels.empty() || column.kind == ColumnKind::Identifier)
        return scan;
    const std::vector<float> bounds = binBounds(numbers);
    const auto valueOf = [&](std::size_t row) {
        return std::isnan(numbers[row])
                   ? bounds.size() + 1
                   : static_cast<std::size_t>(std::ranges::upper_bound(bounds, numbers[row]) -
                                              bounds.begin());
    };
    scan.profile.tellsLabel =
        tellingShare(countValues(bounds.size() + 2, labels, classes, numbers.size(), valueOf));
    return scan;
}

} // namespace

ColumnScan scanColumn(const Column& column, std::span<const std::uint32_t> labels, std::size_t classes)
{
    ColumnScan scan =
        column.hasNumbers() ? scanNumbers(column, labels, classes) : scanCodes(column, labels, classes);
    scan.profile.name = column.name;
    scan.profile.kind = column.kind;
    scan.profile.unit = column.unit;
    return scan;
}

} // namespace genex::data
