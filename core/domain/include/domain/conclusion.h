// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/finding.h"
#include "domain/recommendation.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex::domain {

/// What was really ordered, which need not be what would be recommended now: findings are corrected, tests
/// are added by hand.
struct PlacedOrders
{
    std::vector<std::string> order;    ///< at the first visit
    std::vector<std::string> estimate; ///< left to the generator
    std::vector<std::string> again;    ///< at the second visit

    bool operator==(const PlacedOrders&) const = default;
};

/// Everything that is known of a case. The engine keeps nothing of it: the same input always gives the same
/// answer, so a case can be taken up again at any time.
struct CaseInput
{
    std::vector<Finding> findings;           ///< O: known when the batch was ordered
    std::vector<Finding> results;            ///< of tests ordered since
    std::vector<std::string> unavailable;    ///< impossible tests: laboratory down, patient declines
    std::optional<PlacedOrders> placed = {}; ///< empty: what is recommended for the findings

    bool operator==(const CaseInput&) const = default;
};

/// {"findings": [...], "results": [...], "unavailable": ["..."], "placed": {"order": ["..."], "estimate":
/// ["..."], "again": ["..."]}}; everything but the findings is optional, including each list of "placed".
void to_json(nlohmann::json& json, const CaseInput& input);
void from_json(const nlohmann::json& json, CaseInput& input);

/// Stage of a case.
enum class CaseStage {
    AwaitingResults, ///< some tests of the batch are neither reported nor unavailable
    FallBack,        ///< the estimates are not accepted: the estimated tests must be ordered as well
    Concluded,       ///< the differential is final; another batch may start from what is known
};
/// "awaiting_results", "fall_back" or "concluded".
std::string_view nameOf(CaseStage stage);

/// The probability of one category of an estimated value.
struct CategoryShare
{
    std::string category;
    double probability = 0;

    bool operator==(const CategoryShare&) const = default;
};

/// Where the draws of a number lie: skewed ones are far from mean ± deviation.
struct EstimatedRange
{
    double median = 0;
    double low = 0;  ///< below it lies a tenth of the draws
    double high = 0; ///< and above it another

    bool operator==(const EstimatedRange&) const = default;
};

/// A generated value with its distribution over the draws. Never an observation.
struct EstimatedValue
{
    std::string feature;
    double present = 0;   ///< of a feature that is present or absent: probability that it is present
    double mean = 0;      ///< of a measured or ranked feature, in its unit
    double deviation = 0; ///< of a measured or ranked feature: standard deviation over the draws
    std::vector<CategoryShare> categories;    ///< of a categorical feature, most probable first
    std::optional<EstimatedRange> range = {}; ///< of a measured or ranked feature; none: it is neither

    bool operator==(const EstimatedValue&) const = default;
};

/// Effect of one known feature on a disease: ln p(disease | all) − ln p(disease | all but this one). Exact
/// leave-one-out, not a gradient.
struct Evidence
{
    std::string feature;
    double support = 0; ///< positive: for the disease; negative: against it

    bool operator==(const Evidence&) const = default;
};

struct Diagnosis
{
    std::string disease;
    double probability = 0;
    std::vector<Evidence> evidence; ///< strongest first; for the most likely diseases only

    bool operator==(const Diagnosis&) const = default;
};

/// The engine's answer to findings and results.
struct Conclusion
{
    std::string modelSha256;
    std::string programVersion;
    std::uint64_t seed = 0;
    int bucket = 0;
    CaseStage stage = CaseStage::AwaitingResults;
    std::vector<std::string> order;        ///< next orders: awaited results, or V after a fallback
    std::vector<EstimatedValue> estimates; ///< generated values the differential uses, or would have used
    std::vector<Diagnosis> differential;   ///< every disease, most likely first
    double confidence = 0;                 ///< the largest probability
    double threshold = 0;                  ///< τ
    double instability = 0; ///< fraction of draws whose most likely disease differs from that of their mean
    bool usesEstimates = false; ///< whether the differential uses generated values
    bool abstains = false;      ///< no disease is named; `concerns` say why
    std::vector<Concern> concerns;

    bool operator==(const Conclusion&) const = default;
};

void to_json(nlohmann::json& json, const Conclusion& conclusion);
void from_json(const nlohmann::json& json, Conclusion& conclusion);

} // namespace genex::domain
