// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/mutual_information/mutualinformationmethod.h"

#include "methods/discretised.h"
#include "methods/fittedselection.h"

#include <algorithm>
#include <numeric>

namespace genex::eval {

FeatureOrder rankedByInformation(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    const Discretised table(dataset, rows);
    std::vector<double> information;
    for (std::size_t f = 0; f < table.features(); ++f)
        information.push_back(mutualInformation(table.column(f), table.labels()));
    FeatureOrder order(table.features());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>(), [&](std::int64_t feature) {
        return information[static_cast<std::size_t>(feature)];
    });
    return order;
}

std::unique_ptr<FittedMethod> MutualInformationMethod::fit(const RepeatSetup& setup,
                                                           JobControl& control) const
{
    return withExperts(
        setup, std::make_unique<ListForAll>(rankedByInformation(setup.input().dataset, setup.trainingRows())),
        control);
}

} // namespace genex::eval
