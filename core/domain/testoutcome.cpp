// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/testoutcome.h"

#include "casetext.h"

#include "common/error.h"

#include <cmath>

namespace genex::domain {

namespace {

void require(bool holds, const Text& problem)
{
    if (!holds)
        throw Failure(ErrorCode::InvalidInput, problem, "Ask the engine again.");
}

/// A number that is not finite comes as null, which is no share either.
double numberAt(const nlohmann::json& json, const char* field)
{
    const nlohmann::json& value = json.at(field);
    return value.is_number() ? value.get<double>() : std::nan("");
}

std::optional<double> boundAt(const nlohmann::json& json, const char* field)
{
    return json.contains(field) ? std::optional(numberAt(json, field)) : std::nullopt;
}

void requireShare(double number)
{
    require(number >= 0 && number <= 1, "The likelihood of a possible result is not between 0 and 1.");
}

void requireOutcome(const TestOutcome& outcome)
{
    requireLine(outcome.result, "A possible result", kMostFeatureBytes);
    requireShare(outcome.likelihood);
    requireShare(outcome.disease);
    requireShare(outcome.other);
    const bool isFinite = std::isfinite(outcome.from.value_or(0)) && std::isfinite(outcome.to.value_or(0));
    const bool isRange = !outcome.from || !outcome.to || *outcome.from <= *outcome.to;
    require(isFinite && isRange, "A possible result is not a range of numbers.");
}

} // namespace

void to_json(nlohmann::json& json, const TestOutcome& outcome)
{
    json = {{"result", outcome.result},
            {"likelihood", outcome.likelihood},
            {"disease", outcome.disease},
            {"other", outcome.other}};
    if (outcome.from)
        json["from"] = *outcome.from;
    if (outcome.to)
        json["to"] = *outcome.to;
}

void from_json(const nlohmann::json& json, TestOutcome& outcome)
{
    json.at("result").get_to(outcome.result);
    outcome.from = boundAt(json, "from");
    outcome.to = boundAt(json, "to");
    outcome.likelihood = numberAt(json, "likelihood");
    outcome.disease = numberAt(json, "disease");
    outcome.other = numberAt(json, "other");
    requireOutcome(outcome);
}

std::vector<TestOutcome> outcomesFrom(const nlohmann::json& json)
{
    if (!json.contains("outcomes"))
        return {};
    const nlohmann::json& list = json.at("outcomes");
    require(list.is_array() && list.size() <= kMostOutcomes, "A test has too many possible results.");
    return list.get<std::vector<TestOutcome>>();
}

void requireOutcomes(const std::vector<TestOutcome>& outcomes)
{
    require(outcomes.size() <= kMostOutcomes, "A test has too many possible results.");
    for (const TestOutcome& outcome : outcomes)
        requireOutcome(outcome);
}

} // namespace genex::domain
