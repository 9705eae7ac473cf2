// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conclusion.h"
#include "domain/finding.h"
#include "domain/recommendation.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace genex::domain {

/// A batch that is not ordered yet, as a doctor has it before the eyes.
struct ExplanationInput
{
    std::vector<Finding> findings;     ///< what is known
    std::vector<std::string> order;    ///< tests of the batch, also those that were added by hand
    std::vector<std::string> estimate; ///< tests that are generated instead of ordered
    std::vector<std::string> also;     ///< diseases to give evidence for, however unlikely: can't-miss ones

    bool operator==(const ExplanationInput&) const = default;
};

/// Why a test is worth its order: the two likely diseases that it is expected to part most.
struct OrderReason
{
    std::string feature;
    std::string disease; ///< the more likely of the two; empty, as `other`, where it parts none
    std::string other;
    double separation = 0;                  ///< how far the test alone parts the two (nats), from 0
    std::vector<TestOutcome> outcomes = {}; ///< what its results would do to them

    bool operator==(const OrderReason&) const = default;
};

/// Expected accuracy with one test placed so and all others as they are.
struct BatchEffect
{
    std::string feature;
    double ordered = 0;
    std::optional<double> estimated; ///< nothing where the model has no generator
    double struckOut = 0;

    bool operator==(const BatchEffect&) const = default;
};

/// What the engine says beside a batch before it is ordered. Expected numbers are means over similar training
/// patients; a test that is estimated counts as unknown in them.
struct Explanation
{
    std::string modelSha256;
    std::vector<Diagnosis> differential; ///< every disease, most likely first, from the findings alone
    std::vector<OrderReason> reasons;    ///< of each test of `order`, then of `estimate`, as they were asked
    double expectedAccuracy = 0;         ///< chance that the most likely disease is the right one then
    double expectedConfidence = 0;       ///< the mean largest probability with the batch known
    std::vector<Likelihood> outlook;     ///< every disease, most likely now first
    std::vector<BatchEffect> effects;    ///< of the same tests as `reasons`
    double accuracyIfAllOrdered = 0;     ///< expected with `estimate` ordered, too

    bool operator==(const Explanation&) const = default;
};

void to_json(nlohmann::json& json, const Explanation& explanation);
/// Refuses what no engine may say: shares outside 0 to 1, a separation below 0, half a pair of diseases,
/// outcomes without one, reasons and effects of different tests.
void from_json(const nlohmann::json& json, Explanation& explanation);

} // namespace genex::domain
