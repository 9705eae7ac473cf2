// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/nearestname.h"

#include "editdistance.h"

#include <algorithm>

namespace genex::search {

namespace {

/// One letter per byte: names are compared bytewise.
std::u32string lettersOf(std::string_view name)
{
    return {name.begin(),
            name.begin() + static_cast<std::ptrdiff_t>(std::min(name.size(), domain::kMostLetters))};
}

int errorsBetween(std::u32string_view typed, std::u32string_view word)
{
    EditDistance distance(typed, static_cast<int>(domain::kMostLetters));
    for (std::size_t length = 1; length <= word.size(); ++length)
        distance.addRow(word, length);
    return distance.at(word.size());
}

} // namespace

std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names)
{
    constexpr std::size_t kMostBytes = 200; // longer names are something else
    if (names.empty() || name.size() > kMostBytes)
        return std::nullopt;
    const std::u32string typed = lettersOf(name);
    return std::ranges::min(names, {},
                            [&](const std::string& other) { return errorsBetween(typed, lettersOf(other)); });
}

} // namespace genex::search
