// SPDX-License-Identifier: GPL-3.0-or-later
#include "bucketwork.h"

#include "budgetlevels.h"
#include "trainingsteps.h"

#include <algorithm>
#include <set>

namespace genex::method {

namespace {

constexpr double kMillion = 1e6;

double scoringWork(const TrainingContext& context, double candidates)
{
    const TrainingSettings& s = context.settings;
    const double passes = context.hasGenerator() ? 1 + 2 * s.selectionDraws : 1;
    return passes * s.scoringRows * candidates * s.hidden * (4 + 40) / kMillion;
}

double mostInBatch(const TrainingContext& context)
{
    const auto n = static_cast<std::size_t>(context.features());
    return context.settings.budgetCost > 0 ? static_cast<double>(n) : largestBudget(context.settings, n);
}

/// Features in no set O.
double outsideAllSets(const TrainingContext& context)
{
    std::set<std::uint32_t> known;
    for (const data::FeatureSet& set : context.pool.sets)
        known.insert(set.begin(), set.end());
    return static_cast<double>(context.features()) - static_cast<double>(known.size());
}

} // namespace

std::vector<double> unknownShares(const TrainingContext& context, const Patients& patients)
{
    std::vector<double> shares(static_cast<std::size_t>(context.features()), 1);
    for (std::size_t i = 0; i < patients.size(); ++i) {
        const auto row = static_cast<std::size_t>(patients.rows()[i]);
        for (const std::uint32_t f : context.pool.sets[static_cast<std::size_t>(patients.sets()[i])]) {
            if (context.cohort.rows.isKnown(row, f))
                shares[f] -= patients.weightOf(i) / patients.weight();
        }
    }
    return shares;
}

double pickWork(const TrainingContext& context)
{
    return scoringWork(context, static_cast<double>(context.features())) +
           context.settings.stepsAfterPick *
               (2 * expertStepWork(context, context.settings) + generatorStepWork(context));
}

double mostPicks(const TrainingContext& context)
{
    if (context.settings.selection == Selection::Personal)
        return 0;
    if (!context.settings.picksInitialFindings)
        return std::min(outsideAllSets(context), mostInBatch(context));
    const auto n = static_cast<double>(context.features());
    double known = 0;
    for (const data::FeatureSet& set : context.pool.sets)
        known += static_cast<double>(set.size()) / static_cast<double>(context.pool.sets.size());
    return std::min(n, mostInBatch(context) / std::max(1 - known / n, 0.01));
}

double levelWork(const TrainingContext& context)
{
    if (context.settings.selection == Selection::Personal)
        return 0;
    const double picks = context.settings.estimatedShare * mostInBatch(context) / 2;
    return context.hasGenerator() ? 2 * picks * scoringWork(context, picks) / 3 : 0;
}

UnitCounts unitCounts(const TrainingContext& context)
{
    return {mostPicks(context), levelWork(context) / std::max(pickWork(context), 1e-9)};
}

} // namespace genex::method
