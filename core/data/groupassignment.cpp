// SPDX-License-Identifier: GPL-3.0-or-later
#include "groupassignment.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>

namespace genex::data {

namespace {

constexpr std::int64_t kScale = 1'000'000'000; ///< times 10⁹ rows does not overflow

constexpr std::array<Part, kParts> kAllParts{Part::Training, Part::Validation, Part::Test};

std::size_t indexOf(Part part)
{
    return static_cast<std::size_t>(part);
}

/// (group, label, row) of each row, sorted.
std::vector<std::tuple<std::uint32_t, std::int32_t, std::size_t>>
sortedRows(std::span<const std::size_t> rows, std::span<const std::uint32_t> groupOfRow,
           std::span<const std::int32_t> labels)
{
    std::vector<std::tuple<std::uint32_t, std::int32_t, std::size_t>> sorted;
    sorted.reserve(rows.size());
    for (const std::size_t r : rows)
        sorted.emplace_back(groupOfRow[r], labels[r], r);
    std::ranges::sort(sorted);
    return sorted;
}

} // namespace

std::vector<RowGroup> collectGroups(SplitUnit unit, std::span<const std::size_t> rows,
                                    std::span<const std::uint32_t> groupOfRow,
                                    std::span<const std::int32_t> labels)
{
    std::vector<RowGroup> groups;
    std::int32_t label = 0;
    std::int64_t ofLabel = 0; // rows of the current group with the current label
    std::int64_t mostOfLabel = 0;
    for (const auto& [number, rowLabel, row] : sortedRows(rows, groupOfRow, labels)) {
        const bool isNewGroup = groups.empty() || groups.back().number != number;
        if (isNewGroup) {
            groups.push_back({number, rowLabel, 0, 0, row, Part::Training});
            mostOfLabel = 0;
        }
        ofLabel = isNewGroup || rowLabel != label ? 1 : ofLabel + 1;
        label = rowLabel;
        RowGroup& group = groups.back();
        ++group.rows;
        group.amount = unit == SplitUnit::Rows ? group.rows : 1;
        group.firstRow = std::min(group.firstRow, row);
        if (ofLabel > mostOfLabel) {
            mostOfLabel = ofLabel;
            group.label = rowLabel;
        }
    }
    return groups;
}

Part partOf(std::span<const RowGroup> groups, std::uint32_t number)
{
    return std::ranges::lower_bound(groups, number, {}, &RowGroup::number)->part;
}

void cutValidation(std::vector<Part>& parts, std::span<const std::uint32_t> groupOfRow,
                   std::span<const std::int32_t> labels, const SplitSettings& settings)
{
    const double share = settings.shares.validation / (settings.shares.training + settings.shares.validation);
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; r < parts.size(); ++r) {
        if (parts[r] == Part::Training)
            rows.push_back(r);
    }
    std::vector<RowGroup> groups = collectGroups(settings.unit, rows, groupOfRow, labels);
    GroupAssignment({1 - share, share, 0}, {Part::Training})
        .assign(groups, settings.stratified, Random(settings.seed).child("split"));
    for (const std::size_t r : rows)
        parts[r] = partOf(groups, groupOfRow[r]);
}

GroupAssignment::GroupAssignment(const SplitShares& shares, std::vector<Part> required)
    : m_shares{0, std::llround(shares.validation * kScale), std::llround(shares.test * kScale)}
    , m_required(std::move(required))
{
    m_shares[0] = kScale - m_shares[1] - m_shares[2];
}

void GroupAssignment::assign(std::vector<RowGroup>& groups, bool stratified, const Random& random)
{
    std::map<std::int32_t, std::vector<RowGroup*>> byLabel;
    for (RowGroup& group : groups)
        byLabel[stratified ? group.label : 0].push_back(&group);
    std::vector<std::int32_t> order;
    for (const auto& [label, ofClass] : byLabel)
        order.push_back(label);
    // The classes with the most groups come last, since they can compensate for the others.
    std::ranges::stable_sort(order, {}, [&](std::int32_t label) { return byLabel.at(label).size(); });
    for (const std::int32_t label : order)
        assignClass(byLabel.at(label), random.child("class " + std::to_string(label)));
}

void GroupAssignment::assignClass(std::span<RowGroup*> groups, Random random)
{
    std::int64_t whole = 0;
    for (const RowGroup* group : groups)
        whole += group->amount;
    Amounts lacking{};
    for (const Part part : kAllParts)
        lacking[indexOf(part)] = m_shares[indexOf(part)] * whole;
    orderGroups(groups, lacking, random);
    std::array<bool, kParts> isServed{};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Part part = choose(lacking, isServed, groups.size() - i);
        groups[i]->part = part;
        isServed[indexOf(part)] = true;
        lacking[indexOf(part)] -= groups[i]->amount * kScale;
    }
    for (const Part part : kAllParts)
        m_carried[indexOf(part)] += lacking[indexOf(part)];
}

/// In random order, but first, largest first, those only the largest part has room for.
void GroupAssignment::orderGroups(std::span<RowGroup*> groups, const Amounts& lacking, Random& random) const
{
    std::vector<RowGroup*> shuffled(groups.begin(), groups.end());
    random.shuffle(shuffled);
    Amounts sorted = lacking;
    std::ranges::sort(sorted);
    const std::int64_t room = sorted[1];
    const auto excess = [room](const RowGroup* group) {
        return group->amount * kScale > room ? group->amount : 0;
    };
    std::ranges::stable_sort(shuffled, std::ranges::greater(), excess);
    std::ranges::copy(shuffled, groups.begin());
}

/// The part with the largest deficit among those the class has not filled; if only as many groups are left as
/// there are empty required parts, among these.
Part GroupAssignment::choose(const Amounts& lacking, const std::array<bool, kParts>& isServed,
                             std::size_t left) const
{
    std::vector<Part> candidates;
    for (const Part part : m_required) {
        if (!isServed[indexOf(part)])
            candidates.push_back(part);
    }
    if (candidates.size() < left) {
        candidates.clear();
        std::ranges::copy_if(kAllParts, std::back_inserter(candidates),
                             [&](Part part) { return lacking[indexOf(part)] > 0; });
    }
    return std::ranges::max(candidates, {},
                            [&](Part part) { return lacking[indexOf(part)] + m_carried[indexOf(part)]; });
}

} // namespace genex::data
