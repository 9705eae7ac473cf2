// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/facility_location/facilitylocationmethod.h"

#include "methods/discretised.h"
#include "methods/fittedselection.h"

#include "common/random.h"

#include <algorithm>

namespace genex::eval {

namespace {

constexpr std::size_t kRowsForLikeness = 2000;
constexpr const char* kPhase = "Choosing representative tests";

std::vector<double> likenessOf(const Discretised& table, JobControl& control)
{
    const std::size_t n = table.features();
    std::vector<double> likeness(n * n);
    for (std::size_t f = 0; f < n; ++f) {
        control.report(static_cast<std::int64_t>(f), static_cast<std::int64_t>(n), kPhase);
        likeness[f * n + f] = 1;
        for (std::size_t e = 0; e < f; ++e)
            likeness[f * n + e] = likeness[e * n + f] =
                normalisedInformation(table.column(f), table.column(e));
    }
    return likeness;
}

std::vector<std::size_t> someRows(std::vector<std::size_t> rows, std::uint64_t seed)
{
    if (rows.size() > kRowsForLikeness) {
        Random(seed).child("facility location").shuffle(rows);
        rows.resize(kRowsForLikeness);
    }
    return rows;
}

} // namespace

FeatureOrder facilityOrder(std::span<const double> likeness, std::size_t n, JobControl& control)
{
    std::vector<double> served(n); // by the current choice
    std::vector<bool> isChosen(n);
    FeatureOrder order;
    while (order.size() < n) {
        control.report(static_cast<std::int64_t>(order.size()), static_cast<std::int64_t>(n), kPhase);
        std::size_t best = n;
        double bestGain = -1;
        for (std::size_t e = 0; e < n; ++e) {
            double gain = 0;
            for (std::size_t f = 0; f < n && !isChosen[e]; ++f)
                gain += std::max(0.0, likeness[f * n + e] - served[f]);
            if (!isChosen[e] && gain > bestGain) {
                best = e;
                bestGain = gain;
            }
        }
        isChosen[best] = true;
        order.push_back(static_cast<std::int64_t>(best));
        for (std::size_t f = 0; f < n; ++f)
            served[f] = std::max(served[f], likeness[f * n + best]);
    }
    return order;
}

std::unique_ptr<FittedMethod> FacilityLocationMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    const std::vector<std::size_t> rows = someRows(setup.trainingRows(), setup.settings().seed);
    const Discretised table(setup.input().dataset, rows);
    return withExperts(
        setup,
        std::make_unique<ListForAll>(facilityOrder(likenessOf(table, control), table.features(), control)),
        control);
}

} // namespace genex::eval
