// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/manifest.h"
#include "modeldata.h"

#include "common/error.h"
#include "common/version.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace genex::method {

namespace {

using Json = nlohmann::json;

constexpr const char* kNotice = "For research and education only; not a medical device.";

[[noreturn]] void refuse(const Text& why)
{
    throw Failure(ErrorCode::Corrupt, why);
}

Json toJson(const data::FeatureColumn& feature)
{
    return {{"id", feature.id},
            {"kind", contract::nameOf(feature.kind)},
            {"unit", feature.unit},
            {"categories", feature.categories}};
}

data::FeatureColumn featureFrom(const Json& json)
{
    const auto kind = contract::valueNamed<data::FeatureKind>(json.at("kind").get<std::string>());
    if (!kind)
        refuse("a feature is of an unknown kind");
    data::FeatureColumn feature{json.at("id").get<std::string>(), *kind, json.at("unit").get<std::string>(),
                                json.at("categories").get<std::vector<std::string>>()};
    const bool needsCategories =
        feature.kind == data::FeatureKind::Categorical || feature.kind == data::FeatureKind::Ordinal;
    if (needsCategories && feature.categories.empty())
        refuse("a feature has no categories");
    return feature;
}

Json toJson(const data::SplitSettings& split)
{
    return {{"rule", nameOf(split.rule)},
            {"column", split.column},
            {"shares", {split.shares.training, split.shares.validation, split.shares.test}},
            {"unit", nameOf(split.unit)},
            {"seed", split.seed},
            {"stratified", split.stratified}};
}

data::SplitSettings splitFrom(const Json& json)
{
    data::SplitSettings split;
    split.rule = data::splitRuleFromName(json.at("rule").get<std::string>());
    split.column = json.at("column").get<std::string>();
    const auto shares = json.at("shares").get<std::array<double, 3>>();
    split.shares = {shares[0], shares[1], shares[2]};
    split.unit = data::splitUnitFromName(json.at("unit").get<std::string>());
    split.seed = json.at("seed").get<std::uint64_t>();
    split.stratified = json.at("stratified").get<bool>();
    data::validate(split);
    return split;
}

Json toJson(const BudgetPlan& plan)
{
    return {{"budget", plan.budget},
            {"temperature", plan.temperature},
            {"temperature_first", plan.temperatureFirst},
            {"temperature_again", plan.temperatureAgain},
            {"accuracy_again", plan.accuracyAgain},
            {"estimated_part", plan.estimatedPart},
            {"threshold", plan.threshold},
            {"skip_threshold", plan.skipThreshold},
            {"estimated", plan.estimated},
            {"accuracy_with_all", plan.accuracyWithAll},
            {"chosen", plan.chosen},
            {"curve", plan.curve},
            {"calibration_error_before", plan.calibrationErrorBefore},
            {"calibration_error_after", plan.calibrationErrorAfter},
            {"reliability", plan.reliability},
            {"top_tenth_threshold", plan.topTenthThreshold},
            {"distance_limit", plan.distanceLimit}};
}

double positive(const Json& json, const char* name)
{
    const auto number = json.at(name).get<double>();
    if (!(number > 0) || !std::isfinite(number))
        refuse(Text("\"%1\" is not above zero", name));
    return number;
}

double finite(const Json& json, const char* name)
{
    const auto number = json.at(name).get<double>();
    if (!std::isfinite(number))
        refuse(Text("\"%1\" is not finite", name));
    return number;
}

BudgetPlan planFrom(const Json& json)
{
    BudgetPlan plan;
    plan.budget = positive(json, "budget");
    plan.temperature = positive(json, "temperature");
    if (json.contains("temperature_again")) {
        plan.temperatureFirst = positive(json, "temperature_first");
        plan.temperatureAgain = positive(json, "temperature_again");
        plan.accuracyAgain = finite(json, "accuracy_again");
        plan.estimatedPart = finite(json, "estimated_part");
    }
    plan.threshold = finite(json, "threshold");
    plan.skipThreshold = finite(json, "skip_threshold");
    json.at("estimated").get_to(plan.estimated);
    plan.accuracyWithAll = finite(json, "accuracy_with_all");
    json.at("chosen").get_to(plan.chosen);
    json.at("curve").get_to(plan.curve);
    plan.calibrationErrorBefore = finite(json, "calibration_error_before");
    plan.calibrationErrorAfter = finite(json, "calibration_error_after");
    json.at("reliability").get_to(plan.reliability);
    plan.topTenthThreshold = finite(json, "top_tenth_threshold");
    plan.distanceLimit = finite(json, "distance_limit");
    return plan;
}

data::ComplaintRule complaintsFrom(const Json& json, const std::vector<data::FeatureColumn>& features)
{
    auto rule = json.get<data::ComplaintRule>();
    for (const std::vector<std::string>* names : {&rule.always, &rule.told}) {
        for (const std::string& name : *names) {
            if (std::ranges::find(features, name, &data::FeatureColumn::id) == features.end())
                refuse("a complaint is not one of its features");
        }
    }
    return rule;
}

} // namespace

Json ModelFacts::toJson() const
{
    Json featureList = Json::array();
    for (const data::FeatureColumn& feature : features)
        featureList.push_back(method::toJson(feature));
    Json planList = Json::array();
    for (const BudgetPlan& plan : plans)
        planList.push_back(method::toJson(plan));
    Json json = {
        {"format", kModelFormat},
        {"format_version", kModelFormatVersion},
        {"program_version", kProgramVersion},
        {"notice", kNotice},
        {"features", featureList},
        {"classes", classes},
        {"settings", decisiveSettings(settings)},
        {"seed", settings.seed},
        {"data_sha256", dataSha256},
        {"split", method::toJson(split)},
        {"rows", {{"training", rows.training}, {"validation", rows.validation}, {"test", rows.test}}},
        {"observed_column", observedColumn},
        {"catalogue_sha256", catalogueSha256},
        {"prices", prices},
        {"partition",
         {{"kind", nameOf(settings.partition)},
          {"skew", skew},
          {"conicity", conicity},
          {"conicity_of_bucket", conicityOfBucket},
          {"patients_of_bucket", patientsOfBucket}}},
        {"observed",
         {{"temperature", observedTemperature},
          {"distance_limit", observedDistanceLimit},
          {"accuracy", observedAccuracy}}},
        {"plans", planList}};
    if (complaints)
        json["observed_complaints"] = *complaints;
    if (!choices.empty())
        json["choices"] = choices;
    if (endedEarly)
        json["ended_early"] = true;
    if (!handChosenBudgets.empty())
        json["thresholds_by_hand"] = handChosenBudgets;
    return json;
}

ModelFacts ModelFacts::fromJson(const Json& json)
{
    ModelFacts facts;
    for (const Json& feature : json.at("features"))
        facts.features.push_back(featureFrom(feature));
    json.at("classes").get_to(facts.classes);
    json.at("settings").get_to(facts.settings);
    json.at("data_sha256").get_to(facts.dataSha256);
    facts.split = splitFrom(json.at("split"));
    const Json& rows = json.at("rows");
    facts.rows = {rows.at("training").get<std::int64_t>(), rows.at("validation").get<std::int64_t>(),
                  rows.at("test").get<std::int64_t>()};
    json.at("observed_column").get_to(facts.observedColumn);
    json.at("catalogue_sha256").get_to(facts.catalogueSha256);
    json.at("prices").get_to(facts.prices);
    const Json& partition = json.at("partition");
    facts.skew = finite(partition, "skew");
    facts.conicity = finite(partition, "conicity");
    partition.at("conicity_of_bucket").get_to(facts.conicityOfBucket);
    partition.at("patients_of_bucket").get_to(facts.patientsOfBucket);
    const Json& observed = json.at("observed");
    facts.observedTemperature = positive(observed, "temperature");
    facts.observedDistanceLimit = finite(observed, "distance_limit");
    facts.observedAccuracy = finite(observed, "accuracy");
    for (const Json& plan : json.at("plans").get<std::vector<Json>>())
        facts.plans.push_back(planFrom(plan));
    if (json.contains("observed_complaints"))
        facts.complaints = complaintsFrom(json.at("observed_complaints"), facts.features);
    facts.choices = json.value("choices", std::vector<ValidationChoice>());
    facts.endedEarly = json.value("ended_early", false);
    facts.handChosenBudgets = json.value("thresholds_by_hand", std::vector<double>());
    if (facts.features.empty() || facts.classes.size() < 2)
        refuse("it has no features or no classes");
    if (facts.prices.full.size() != facts.features.size())
        refuse("it has prices for other features");
    return facts;
}

} // namespace genex::method
