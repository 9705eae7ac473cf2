// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingrequest.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/sha256.h"
#include "domain/turney.h"

#include <algorithm>

namespace genex::engine {

namespace {

/// By groups of equal vectors, each group counts once: a few frequent ones must not fill training.
data::SplitSettings splitFrom(const std::string& text, std::uint64_t seed)
{
    data::SplitSettings split = data::parseSplitRule(text);
    split.seed = seed;
    if (split.rule == data::SplitRule::Group)
        split.unit = data::SplitUnit::Groups;
    data::validate(split);
    return split;
}

void readCosts(TrainingRequest& request, const std::filesystem::path& path)
{
    if (path.extension() != ".json") {
        request.costs = domain::catalogueOf(domain::loadTurney(path));
        return;
    }
    request.costs = domain::loadCatalogue(path);
    request.catalogueSha256 = Sha256::of(readWholeFile(path));
}

/// Tables may use names instead of ids: "Age" matches age.
std::string idIn(const domain::Catalogue& catalogue, const std::string& name)
{
    const domain::Feature* feature = data::featureCalled(catalogue, name);
    return feature == nullptr ? name : feature->id;
}

/// An explicit size of O means that sets are sampled, whatever the table contains.
ObservedSource observedFrom(const contract::TrainingTask& task, const method::TrainingSettings& settings)
{
    ObservedSource observed;
    observed.column = task.observedColumn;
    observed.areComplaints = task.observed == contract::ObservedKind::Complaints;
    observed.mayFindColumn = !task.observed && settings.observedSize < 0;
    return observed;
}

void refuseMoneyWithoutCosts(const TrainingRequest& request)
{
    if (request.settings.budgetCost > 0 && !request.costs)
        throw Failure(ErrorCode::InvalidInput, "The budget is a cost, but no test costs are given.",
                      "Provide the costs as well (--costs).");
}

} // namespace

TrainingRequest requestFrom(const contract::TrainingTask& task)
{
    TrainingRequest request;
    request.source = task.source;
    request.settings = contract::settingsOf(task.preset, task.settings);
    request.split = splitFrom(task.split, request.settings.seed);
    request.observed = observedFrom(task, request.settings);
    if (!task.costs.empty())
        readCosts(request, task.costs);
    if (!request.catalogueSha256.empty())
        request.observed.catalogue = request.costs;
    return request;
}

TrainingRequest requestFrom(const contract::EstimateTask& task)
{
    TrainingRequest request = requestFrom(static_cast<const contract::TrainingTask&>(task));
    if (!task.dataSha256.empty())
        request.dataSha256 = task.dataSha256;
    refuseMoneyWithoutCosts(request);
    return request;
}

std::optional<domain::Prices> pricesOf(const TrainingRequest& request,
                                       const std::vector<data::FeatureColumn>& features)
{
    if (!request.costs)
        return std::nullopt;
    std::vector<std::string> ids;
    for (const data::FeatureColumn& feature : features)
        ids.push_back(idIn(*request.costs, feature.id));
    return domain::pricesFrom(*request.costs, ids);
}

} // namespace genex::engine
