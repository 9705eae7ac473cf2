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

/// Everything that is known of a case. The engine keeps nothing of it: the same input always gives the same
/// answer, so a case can be taken up again at any time.
/// What was really ordered, which need not be what would be recommended now: findings are corrected, tests
/// are added by hand.
struct PlacedOrders
{
    std::vector<std::string> order;    ///< at the first visit
    std::vector<std::string> estimate; ///< left to the generator then
    std::vector<std::string> again;    ///< at the second visit

    bool operator==(const PlacedOrders&) const = default;
};

struct CaseInput
{
    std::vector<Finding> findings;           ///< O: what was known when the batch was ordered
    std::vector<Finding> results;            ///< of tests that were ordered since
    std::vector<std::string> unavailable;    ///< tests that cannot be had: laboratory down, patient declines
    std::optional<PlacedOrders> placed = {}; ///< nothing: what is recommended for the findings

    bool operator==(const CaseInput&) const = default;
};

/// {"findings": [...], "results": [...], "unavailable": ["..."], "placed": {"order": ["..."], "estimate":
/// ["..."], "again": ["..."]}}; all but the findings may be left out, and so may each list of what was
/// placed.
void to_json(nlohmann::json& json, const CaseInput& input);
void from_json(const nlohmann::json& json, CaseInput& input);

/// Where a case stands.
enum class CaseStage {
    AwaitingResults, ///< tests of the batch are neither reported nor unavailable
    FallBack,        ///< the estimates are not trusted: what they stood for is to be ordered, too
    Concluded,       ///< the differential stands; another batch may start from what is now known
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

/// What one known feature does to a disease: ln p(disease | all) − ln p(disease | all but this one). Exact
/// leave-one-out, not a gradient.
struct Evidence
{
    std::string feature;
    double support = 0; ///< above 0: for the disease; below: against it

    bool operator==(const Evidence&) const = default;
};

struct Diagnosis
{
    std::string disease;
    double probability = 0;
    std::vector<Evidence> evidence; ///< strongest first; for the most likely diseases only

    bool operator==(const Diagnosis&) const = default;
};

/// What the engine answers to findings and results.
struct Conclusion
{
    std::string modelSha256;
    std::string programVersion;
    std::uint64_t seed = 0;
    int bucket = 0;
    CaseStage stage = CaseStage::AwaitingResults;
    std::vector<std::string>
        order; ///< what is to be done next: results that are awaited, or V after a fall back
    std::vector<EstimatedValue> estimates; ///< generated values that the differential rests on, or would have
    std::vector<Diagnosis> differential;   ///< every disease, most likely first
    double confidence = 0;                 ///< the largest probability
    double threshold = 0;                  ///< τ
    double instability = 0;                ///< part of the draws that name another disease than their mean
    bool usesEstimates = false;            ///< whether generated values went into the differential
    bool abstains = false;                 ///< the program does not name a disease; `concerns` say why
    std::vector<Concern> concerns;

    bool operator==(const Conclusion&) const = default;
};

void to_json(nlohmann::json& json, const Conclusion& conclusion);
void from_json(const nlohmann::json& json, Conclusion& conclusion);

} // namespace genex::domain
