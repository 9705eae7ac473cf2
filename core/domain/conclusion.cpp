// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/conclusion.h"

#include "answerhead.h"
#include "differentialjson.h"
#include "estimatedjson.h"

#include "common/error.h"

#include <array>
#include <cmath>

namespace genex::domain {

namespace {

constexpr std::array<std::string_view, 3> kStageNames{"awaiting_results", "fall_back", "concluded"};

CaseStage stageFromName(const std::string& name)
{
    for (std::size_t i = 0; i < kStageNames.size(); ++i) {
        if (name == kStageNames[i])
            return static_cast<CaseStage>(i);
    }
    throw Failure(ErrorCode::InvalidInput, Text("A case's stage is \"%1\".", name));
}

} // namespace

std::string_view nameOf(CaseStage stage)
{
    return kStageNames.at(static_cast<std::size_t>(stage));
}

static void to_json(nlohmann::json& json, const PlacedOrders& placed)
{
    json = {{"order", placed.order}, {"estimate", placed.estimate}, {"again", placed.again}};
}

static void from_json(const nlohmann::json& json, PlacedOrders& placed)
{
    placed.order = json.value("order", std::vector<std::string>{});
    placed.estimate = json.value("estimate", std::vector<std::string>{});
    placed.again = json.value("again", std::vector<std::string>{});
}

void to_json(nlohmann::json& json, const CaseInput& input)
{
    json = {{"findings", input.findings}, {"results", input.results}, {"unavailable", input.unavailable}};
    if (input.placed)
        json["placed"] = *input.placed;
}

void from_json(const nlohmann::json& json, CaseInput& input)
{
    json.at("findings").get_to(input.findings);
    input.results = json.value("results", std::vector<Finding>{});
    input.unavailable = json.value("unavailable", std::vector<std::string>{});
    if (json.contains("placed"))
        input.placed = json.at("placed").get<PlacedOrders>();
}

static void to_json(nlohmann::json& json, const CategoryShare& share)
{
    json = {{"category", share.category}, {"probability", share.probability}};
}

static void from_json(const nlohmann::json& json, CategoryShare& share)
{
    json.at("category").get_to(share.category);
    json.at("probability").get_to(share.probability);
}

void to_json(nlohmann::json& json, const EstimatedValue& value)
{
    json = {{"feature", value.feature},     {"generated", true},
            {"present", value.present},     {"mean", value.mean},
            {"deviation", value.deviation}, {"categories", value.categories}};
    if (value.range)
        json.update(
            {{"median", value.range->median}, {"low", value.range->low}, {"high", value.range->high}});
}

/// Earlier versions had mean and deviation alone, both 0 for what is no number.
static std::optional<EstimatedRange> rangeFrom(const nlohmann::json& json, const EstimatedValue& value)
{
    constexpr double kTenth = 1.2816; // standard deviations below which a tenth of a normal distribution lies
    if (json.contains("median"))
        return EstimatedRange{json.at("median").get<double>(), json.at("low").get<double>(),
                              json.at("high").get<double>()};
    if (value.mean == 0 && value.deviation == 0)
        return std::nullopt;
    const double wide = kTenth * std::abs(value.deviation);
    return EstimatedRange{value.mean, value.mean - wide, value.mean + wide};
}

void from_json(const nlohmann::json& json, EstimatedValue& value)
{
    json.at("feature").get_to(value.feature);
    json.at("present").get_to(value.present);
    json.at("mean").get_to(value.mean);
    json.at("deviation").get_to(value.deviation);
    json.at("categories").get_to(value.categories);
    value.range = rangeFrom(json, value);
}

static void to_json(nlohmann::json& json, const Evidence& evidence)
{
    json = {{"feature", evidence.feature}, {"support", evidence.support}};
}

static void from_json(const nlohmann::json& json, Evidence& evidence)
{
    json.at("feature").get_to(evidence.feature);
    json.at("support").get_to(evidence.support);
}

void to_json(nlohmann::json& json, const Diagnosis& diagnosis)
{
    json = {{"disease", diagnosis.disease},
            {"probability", diagnosis.probability},
            {"evidence", diagnosis.evidence}};
}

void from_json(const nlohmann::json& json, Diagnosis& diagnosis)
{
    json.at("disease").get_to(diagnosis.disease);
    json.at("probability").get_to(diagnosis.probability);
    json.at("evidence").get_to(diagnosis.evidence);
}

void to_json(nlohmann::json& json, const Conclusion& conclusion)
{
    json = headOf(conclusion);
    json.update({{"stage", nameOf(conclusion.stage)},
                 {"order", conclusion.order},
                 {"estimates", conclusion.estimates},
                 {"differential", conclusion.differential},
                 {"evidence_method", "leave-one-out"},
                 {"confidence", conclusion.confidence},
                 {"threshold", conclusion.threshold},
                 {"instability", conclusion.instability},
                 {"uses_estimates", conclusion.usesEstimates},
                 {"abstains", conclusion.abstains},
                 {"concerns", conclusion.concerns}});
}

void from_json(const nlohmann::json& json, Conclusion& conclusion)
{
    readHead(json, conclusion);
    conclusion.stage = stageFromName(json.at("stage").get<std::string>());
    json.at("order").get_to(conclusion.order);
    json.at("estimates").get_to(conclusion.estimates);
    json.at("differential").get_to(conclusion.differential);
    json.at("confidence").get_to(conclusion.confidence);
    json.at("threshold").get_to(conclusion.threshold);
    json.at("instability").get_to(conclusion.instability);
    json.at("uses_estimates").get_to(conclusion.usesEstimates);
    json.at("abstains").get_to(conclusion.abstains);
    json.at("concerns").get_to(conclusion.concerns);
}

} // namespace genex::domain
