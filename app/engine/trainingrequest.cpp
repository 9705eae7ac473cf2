// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingrequest.h"

#include "modelfolder.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/sha256.h"
#include "domain/turney.h"

#include <algorithm>

namespace genex::engine {

namespace {

using Json = nlohmann::json;
using domain::JsonFields;

constexpr std::size_t kMostNameBytes = 1000;
constexpr std::size_t kMostSettings = 1000;

/// A text that may be left out.
std::string textOr(JsonFields& fields, const std::string& name, std::string otherwise)
{
    return fields.has(name) ? fields.text(name, kMostPathBytes) : std::move(otherwise);
}

bool flagOr(JsonFields& fields, const std::string& name, bool otherwise)
{
    return fields.has(name) ? fields.flag(name) : otherwise;
}

/// By groups of equal vectors each group counts once: a few frequent ones must not fill training alone.
data::SplitSettings splitFrom(JsonFields& fields, std::uint64_t seed)
{
    data::SplitSettings split = data::parseSplitRule(textOr(fields, "split", "group"));
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

/// Tables name their columns as people do: "Age" is what the costs call age.
std::string idIn(const domain::Catalogue& catalogue, const std::string& name)
{
    const domain::Feature* feature = data::featureCalled(catalogue, name);
    return feature == nullptr ? name : feature->id;
}

/// A size of O that somebody gave says that sets are to be drawn, whatever the table holds.
ObservedSource observedFrom(JsonFields& fields, const method::TrainingSettings& settings)
{
    ObservedSource observed;
    observed.mayFindColumn = settings.observedSize < 0;
    if (fields.has("observed_column")) {
        observed.column = fields.text("observed_column", kMostNameBytes);
        if (fields.has("observed"))
            fields.refuse("observed", "stands beside \"observed_column\"", "Give one of them.");
    }
    if (!fields.has("observed"))
        return observed;
    const std::string kind = fields.text("observed");
    if (kind != "complaints" && kind != "drawn")
        fields.refuse("observed", Text("is \"%1\"", kind), "Give complaints or drawn.");
    observed.areComplaints = kind == "complaints";
    observed.mayFindColumn = false;
    return observed;
}

/// What a training has beyond an experiment.
void readTableHash(TrainingRequest& request, JsonFields& fields)
{
    if (fields.has("data_sha256"))
        request.dataSha256 = fields.text("data_sha256", kMostNameBytes);
}

void refuseMoneyWithoutCosts(const TrainingRequest& request)
{
    if (request.settings.budgetCost > 0 && !request.costs)
        throw Failure(ErrorCode::InvalidInput, "The budget is money, and nothing says what tests cost.",
                      "Give the costs, too (--costs).");
}

} // namespace

method::TrainingSettings settingsFrom(JsonFields& fields)
{
    Json settings = method::presetNamed(textOr(fields, "preset", "fast"));
    if (fields.has("settings"))
        settings.update(fields.table("settings", kMostSettings));
    return settings.get<method::TrainingSettings>();
}

TrainingRequest commonRequestFrom(JsonFields& fields)
{
    TrainingRequest request;
    request.source = fields.table("source", kMostSettings);
    request.settings = settingsFrom(fields);
    request.split = splitFrom(fields, request.settings.seed);
    request.observed = observedFrom(fields, request.settings);
    if (fields.has("costs"))
        readCosts(request, fields.text("costs", kMostPathBytes));
    if (!request.catalogueSha256.empty())
        request.observed.catalogue = request.costs;
    return request;
}

TrainingRequest trainingRequestFrom(const Json& params)
{
    JsonFields fields(params, "model.train");
    TrainingRequest request = commonRequestFrom(fields);
    readTableHash(request, fields);
    request.output = fields.text("output", kMostPathBytes);
    request.mayOverwrite = flagOr(fields, "overwrite", true);
    request.wantsEvaluation = flagOr(fields, "evaluate", false);
    fields.refuseUnread();
    refuseMoneyWithoutCosts(request);
    return request;
}

TrainingRequest estimateRequestFrom(const Json& params)
{
    JsonFields fields(params, "model.estimate");
    TrainingRequest request = commonRequestFrom(fields);
    readTableHash(request, fields);
    fields.refuseUnread();
    refuseMoneyWithoutCosts(request);
    return request;
}

std::optional<method::Prices> pricesOf(const TrainingRequest& request,
                                       const std::vector<data::FeatureColumn>& features)
{
    if (!request.costs)
        return std::nullopt;
    std::vector<std::string> ids;
    for (const data::FeatureColumn& feature : features)
        ids.push_back(idIn(*request.costs, feature.id));
    return method::pricesFrom(*request.costs, ids);
}

} // namespace genex::engine
