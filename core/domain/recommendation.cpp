// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/recommendation.h"

#include "answerhead.h"
#include "differentialjson.h"

#include "common/error.h"

#include <algorithm>
#include <array>

namespace genex::domain {

namespace {

constexpr std::array kStages{Stage::Bedside, Stage::Laboratory, Stage::Imaging};

} // namespace

std::string_view nameOf(Stage stage)
{
    constexpr std::array<std::string_view, 3> kNames{"bedside", "laboratory", "imaging"};
    return kNames.at(static_cast<std::size_t>(stage));
}

std::optional<Stage> stageFromName(std::string_view name)
{
    const auto found = std::ranges::find(kStages, name, [](Stage stage) { return nameOf(stage); });
    return found == kStages.end() ? std::nullopt : std::optional(*found);
}

Stage stageOf(Act act)
{
    switch (act) {
    case Act::Ask:
    case Act::Examine:
        return Stage::Bedside;
    case Act::Lab:
        return Stage::Laboratory;
    case Act::Imaging:
        return Stage::Imaging;
    }
    return Stage::Laboratory;
}

void to_json(nlohmann::json& json, const Concern& concern)
{
    json = {{"code", concern.code}};
    writeText(json, "text", concern.text);
}

void from_json(const nlohmann::json& json, Concern& concern)
{
    json.at("code").get_to(concern.code);
    concern.text = readText(json, "text");
}

static void to_json(nlohmann::json& json, const OrderItem& item)
{
    json = {{"feature", item.feature},     {"gain", item.expectedGain}, {"price", item.price},
            {"stage", nameOf(item.stage)}, {"minutes", item.minutes},   {"separates", item.separates},
            {"outcomes", item.outcomes}};
}

static void from_json(const nlohmann::json& json, OrderItem& item)
{
    json.at("feature").get_to(item.feature);
    json.at("price").get_to(item.price);
    if (json.contains("expected_gain")) { // format of earlier versions
        json.at("expected_gain").get_to(item.expectedGain);
        return;
    }
    json.at("gain").get_to(item.expectedGain);
    const auto stage = stageFromName(json.at("stage").get<std::string>());
    if (!stage)
        throw Failure(ErrorCode::InvalidInput, Text("The test \"%1\" has an unknown stage.", item.feature));
    item.stage = *stage;
    json.at("minutes").get_to(item.minutes);
    json.at("separates").get_to(item.separates);
    item.outcomes = outcomesFrom(json);
}

static nlohmann::json stagesOf(const std::vector<OrderItem>& order)
{
    nlohmann::json stages = nlohmann::json::array();
    for (const Stage stage : kStages) {
        nlohmann::json tests = nlohmann::json::array();
        int minutes = 0;
        for (const OrderItem& item : order) {
            if (item.stage != stage)
                continue;
            tests.push_back(item.feature);
            minutes = std::max(minutes, item.minutes);
        }
        if (!tests.empty())
            stages.push_back({{"stage", nameOf(stage)}, {"minutes", minutes}, {"tests", tests}});
    }
    return stages;
}

static nlohmann::json estimatesOf(const std::vector<std::string>& features)
{
    nlohmann::json list = nlohmann::json::array();
    for (const std::string& feature : features)
        list.push_back({{"feature", feature}});
    return list;
}

/// Earlier versions stored only the names.
static std::vector<std::string> estimatesFrom(const nlohmann::json& list)
{
    std::vector<std::string> features;
    for (const nlohmann::json& entry : list)
        features.push_back(entry.is_string() ? entry.get<std::string>()
                                             : entry.at("feature").get<std::string>());
    return features;
}

void to_json(nlohmann::json& json, const Likelihood& likelihood)
{
    json = {{"disease", likelihood.disease}, {"now", likelihood.now}, {"expected", likelihood.expected}};
}

void from_json(const nlohmann::json& json, Likelihood& likelihood)
{
    json.at("disease").get_to(likelihood.disease);
    json.at("now").get_to(likelihood.now);
    json.at("expected").get_to(likelihood.expected);
}

void to_json(nlohmann::json& json, const Recommendation& recommendation)
{
    json = headOf(recommendation);
    json.update({{"selection", recommendation.selection},
                 {"order", recommendation.order},
                 {"stages", stagesOf(recommendation.order)},
                 {"estimate", estimatesOf(recommendation.estimate)},
                 {"differential", recommendation.differential},
                 {"confidence_now", recommendation.confidenceNow},
                 {"confidence_expected", recommendation.confidenceExpected},
                 {"threshold", recommendation.threshold},
                 {"currency", recommendation.currency},
                 {"concerns", recommendation.concerns}});
}

void from_json(const nlohmann::json& json, Recommendation& recommendation)
{
    readHead(json, recommendation);
    json.at("order").get_to(recommendation.order);
    recommendation.selection = json.value("selection", "bucket");
    recommendation.estimate = estimatesFrom(json.at("estimate"));
    json.at("differential").get_to(recommendation.differential);
    json.at("confidence_now").get_to(recommendation.confidenceNow);
    json.at("confidence_expected").get_to(recommendation.confidenceExpected);
    json.at("threshold").get_to(recommendation.threshold);
    json.at("currency").get_to(recommendation.currency);
    json.at("concerns").get_to(recommendation.concerns);
}

} // namespace genex::domain
