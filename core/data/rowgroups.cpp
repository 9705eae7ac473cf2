// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/rowgroups.h"

#include "common/jobcontrol.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace genex::data {

namespace {

/// Rows per chunk, so that their hashes stay in the L1 cache.
constexpr std::size_t kRowsAtOnce = 1024;
constexpr std::uint32_t kFree = 0xffffffff;

struct Hash
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    void add(const Hash& other)
    {
        low += other.low;
        high += other.high;
    }
    bool operator==(const Hash&) const = default;
};

/// Finaliser of SplitMix64: every input bit affects every output bit.
std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111eb;
    return x ^ (x >> 31U);
}

/// Contribution of one value of one column to the hash of its row.
Hash hashOf(std::size_t column, float value)
{
    // Missing values are equal to each other, and so are the two zeros.
    const std::uint32_t bits = std::isnan(value) ? 0x7fc00000
                               : value == 0      ? 0
                                                 : std::bit_cast<std::uint32_t>(value);
    const std::uint64_t key = (static_cast<std::uint64_t>(column) << 32U) | bits;
    return {mixed(key), mixed(~key)};
}

/// Adds one column to the hashes of a range of rows.
class ColumnHasher
{
public:
    ColumnHasher(const Column& column, std::size_t number)
        : m_column(column)
        , m_number(number)
    {
        if (column.hasNumbers())
            return;
        for (const float meaning : column.meanings)
            m_hashes.push_back(hashOf(number, meaning));
        m_gap = hashOf(number, std::nanf(""));
        if (std::holds_alternative<Column::Bytes>(column.cells))
            m_hashes.resize(std::size_t{Column::kMissingByte} + 1, m_gap);
    }

    void addTo(Hash* hashes, std::size_t begin, std::size_t end) const
    {
        if (const auto* const bytes = std::get_if<Column::Bytes>(&m_column.cells)) {
            for (std::size_t row = begin; row < end; ++row)
                hashes[row - begin].add(m_hashes[(*bytes)[row]]);
        } else if (const auto* const words = std::get_if<Column::Words>(&m_column.cells)) {
            for (std::size_t row = begin; row < end; ++row)
                hashes[row - begin].add((*words)[row] == Column::kMissing ? m_gap : m_hashes[(*words)[row]]);
        } else {
            const auto& numbers = std::get<Column::Numbers>(m_column.cells);
            for (std::size_t row = begin; row < end; ++row)
                hashes[row - begin].add(hashOf(m_number, numbers[row]));
        }
    }

private:
    const Column& m_column;
    std::size_t m_number;
    std::vector<Hash> m_hashes; ///< per code; for bytes also of the missing value
    Hash m_gap;
};

/// Numbers distinct hashes in order.
class GroupFinder
{
public:
    explicit GroupFinder(std::size_t rows)
        : m_slots(std::bit_ceil(rows * 2 + 2), kFree)
    {
        m_groups.ofRow.reserve(rows);
    }

    void add(const Hash& hash)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = static_cast<std::size_t>(hash.low ^ (hash.low >> 32U)) & mask;
        while (m_slots[slot] != kFree && m_hashes[m_slots[slot]] != hash)
            slot = (slot + 1) & mask;
        if (m_slots[slot] == kFree) {
            m_slots[slot] = static_cast<std::uint32_t>(m_hashes.size());
            m_hashes.push_back(hash);
            m_groups.firstRow.push_back(static_cast<std::uint32_t>(m_groups.ofRow.size()));
            m_groups.size.push_back(0);
        }
        ++m_groups.size[m_slots[slot]];
        m_groups.ofRow.push_back(m_slots[slot]);
    }

    RowGroups take() { return std::move(m_groups); }

private:
    std::vector<std::uint32_t> m_slots; ///< group, or kFree
    std::vector<Hash> m_hashes;         ///< of each group
    RowGroups m_groups;
};

} // namespace

RowGroups groupEqualRows(const Table& table, std::span<const std::size_t> columns, JobControl& job)
{
    std::vector<ColumnHasher> hashers;
    hashers.reserve(columns.size());
    for (const std::size_t column : columns)
        hashers.emplace_back(table.columns[column], column);
    const std::size_t rows = table.rows();
    GroupFinder finder(rows);
    std::array<Hash, kRowsAtOnce> hashes{};
    for (std::size_t begin = 0; begin < rows; begin += kRowsAtOnce) {
        if (begin % (kRowsAtOnce * 64) == 0)
            job.report(static_cast<std::int64_t>(begin), static_cast<std::int64_t>(rows), "Comparing rows");
        const std::size_t end = std::min(rows, begin + kRowsAtOnce);
        hashes.fill({});
        for (const ColumnHasher& hasher : hashers)
            hasher.addTo(hashes.data(), begin, end);
        for (std::size_t row = begin; row < end; ++row)
            finder.add(hashes[row - begin]);
    }
    return finder.take();
}

RowGroups divideGroups(const RowGroups& groups, std::span<const std::uint32_t> codes)
{
    GroupFinder finder(groups.ofRow.size());
    for (std::size_t row = 0; row < groups.ofRow.size(); ++row) {
        const std::uint64_t key = (static_cast<std::uint64_t>(groups.ofRow[row]) << 32U) | codes[row];
        finder.add({mixed(key), mixed(~key)});
    }
    return finder.take();
}

} // namespace genex::data
