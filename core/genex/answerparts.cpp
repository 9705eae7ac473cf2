// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerparts.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>

namespace genex::method {

void requireFinite(const std::vector<float>& numbers)
{
    if (!std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
        throw Failure(ErrorCode::Internal, "The model produced a number that is not finite.",
                      "Train it again.");
}

float largestOf(const std::vector<float>& numbers)
{
    return *std::max_element(numbers.begin(), numbers.end());
}

std::vector<std::string> namesOf(const std::vector<data::FeatureColumn>& all,
                                 const std::vector<std::int64_t>& features)
{
    std::vector<std::string> names;
    for (const std::int64_t feature : features)
        names.push_back(all[static_cast<std::size_t>(feature)].id);
    return names;
}

std::vector<domain::Likelihood> likelihoodsOf(const std::vector<std::string>& classes,
                                              const std::vector<float>& now,
                                              const std::vector<float>& expected)
{
    std::vector<domain::Likelihood> list;
    for (std::size_t c = 0; c < classes.size(); ++c)
        list.push_back({classes[c], now[c], expected[c]});
    std::ranges::stable_sort(list, std::ranges::greater{}, &domain::Likelihood::now);
    return list;
}

} // namespace genex::method
