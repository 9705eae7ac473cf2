// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/casecontext.h"

#include "domain/cantmiss.h"

#include <cmath>

namespace genex::method {

namespace {

constexpr double kMinutesPerHour = 60;

TestEffort effortOf(const domain::Feature& feature)
{
    return {feature.cost, feature.costInPanel, feature.turnaroundMinutes / kMinutesPerHour,
            static_cast<double>(feature.invasiveness), feature.panel};
}

} // namespace

CaseContext CaseContext::from(const domain::Catalogue& catalogue,
                              const std::vector<data::FeatureColumn>& features,
                              const std::vector<std::string>& classes, const domain::EffortWeights& weights)
{
    CaseContext context;
    context.efforts.weights = weights;
    std::vector<std::string> ids;
    bool hasAll = true;
    for (const data::FeatureColumn& column : features) {
        const domain::Feature* feature = catalogue.feature(column.id);
        context.efforts.tests.push_back(feature ? effortOf(*feature) : TestEffort());
        context.stages.push_back(feature ? domain::stageOf(feature->act) : domain::Stage::Laboratory);
        context.minutes.push_back(feature ? feature->turnaroundMinutes : 0);
        context.panels.push_back(feature ? feature->panel : std::string());
        ids.push_back(column.id);
        hasAll = hasAll && feature != nullptr;
    }
    if (hasAll)
        context.prices = domain::pricesFrom(catalogue, ids);
    for (const std::string& name : classes) {
        const domain::Disease* disease = catalogue.disease(name);
        context.names.push_back(disease ? disease->name : name);
        context.cantMissFrom.push_back(domain::cantMissThreshold(catalogue, name));
    }
    return context;
}

std::vector<double> CaseContext::stakes() const
{
    constexpr double kMustNotBeMissed = 2;
    std::vector<double> stakes;
    for (const double from : cantMissFrom)
        stakes.push_back(std::isfinite(from) ? kMustNotBeMissed : 1);
    return stakes;
}

double CaseContext::calmness(std::span<const float> probabilities) const
{
    constexpr double kHalvedAt = 10; // times the threshold
    double urgency = 0;
    for (std::size_t c = 0; c < cantMissFrom.size(); ++c) {
        if (std::isfinite(cantMissFrom[c]) && cantMissFrom[c] > 0)
            urgency += probabilities[c] / (kHalvedAt * cantMissFrom[c]);
    }
    return 1 / (1 + urgency);
}

} // namespace genex::method
