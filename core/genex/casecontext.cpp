#include "genex/casecontext.h"

#include <algorithm>
#include <limits>

namespace genex::method {

namespace {

constexpr double kMinutesPerHour = 60;
constexpr double kMostHours = 8;
constexpr double kPriceUnit = 100;

double effortOf(const domain::Feature& feature, const EffortWeights& weights)
{
    return 1 + weights.price * feature.cost / kPriceUnit +
           weights.time * std::min(feature.turnaroundMinutes / kMinutesPerHour, kMostHours) +
           weights.invasiveness * feature.invasiveness * feature.invasiveness;
}

} // namespace

CaseContext CaseContext::from(const domain::Catalogue& catalogue,
                              const std::vector<data::FeatureColumn>& features,
                              const std::vector<std::string>& classes, const EffortWeights& weights)
{
    CaseContext context;
    for (const data::FeatureColumn& column : features) {
        const domain::Feature* feature = catalogue.feature(column.id);
        context.efforts.push_back(feature ? effortOf(*feature, weights) : 1);
        context.stages.push_back(feature ? domain::stageOf(feature->act) : domain::Stage::Laboratory);
        context.minutes.push_back(feature ? feature->turnaroundMinutes : 0);
        context.panels.push_back(feature ? feature->panel : std::string());
    }
    for (const std::string& name : classes) {
        const domain::Disease* disease = catalogue.disease(name);
        context.cantMissFrom.push_back(
            disease && disease->cantMiss ? disease->cantMissFrom : std::numeric_limits<double>::infinity());
    }
    return context;
}

} // namespace genex::method
