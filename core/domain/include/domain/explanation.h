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

/// A batch that is not ordered yet, as the doctor sees it.
struct ExplanationInput
{
    std::vector<Finding> findings;     ///< known findings
    std::vector<std::string> order;    ///< tests of the batch, including those added by hand
    std::vector<std::string> estimate; ///< tests generated instead of ordered
    std::vector<std::string>
        also; ///< further diseases to give evidence for, however unlikely: can't-miss ones

    bool operator==(const ExplanationInput&) const = default;
};

/// Why a test is worth ordering: the two likely diseases it is expected to separate best.
struct OrderReason
{
    std::string feature;
    std::string disease; ///< the more likely one; empty, like `other`, if it separates none
    std::string other;
    double separation = 0;                  ///< how far the test alone parts the two (nats), from 0
    std::vector<TestOutcome> outcomes = {}; ///< what its results would do to them

    bool operator==(const OrderReason&) const = default;
};

/// Expected accuracy with one test placed there and the others unchanged.
struct BatchEffect
{
    std::string feature;
    double ordered = 0;
    std::optional<double> estimated; ///< empty if the model has no generator
    double struckOut = 0;

    bool operator==(const BatchEffect&) const = default;
};

/// The engine's explanation of a batch before it is ordered. Expected values are means over similar training
/// patients; estimated tests count as unknown.
struct Explanation
{
    std::string modelSha256;
    std::vector<Diagnosis> differential; ///< every disease, most likely first, from the findings alone
    std::vector<OrderReason>
        reasons; ///< for each test of `order`, then of `estimate`, in the order of the request
    double expectedAccuracy = 0;   ///< probability that the most likely disease will be correct
    double expectedConfidence = 0; ///< mean largest probability once the batch is known
    std::vector<Likelihood>
        expectedDifferential;         ///< now and with the batch known: every disease, most likely now first
    std::vector<BatchEffect> effects; ///< for the same tests as `reasons`
    double accuracyIfAllOrdered = 0;  ///< expected accuracy if `estimate` is ordered as well

    bool operator==(const Explanation&) const = default;
};

void to_json(nlohmann::json& json, const Explanation& explanation);
/// Refuses what no engine may say: shares outside 0 to 1, a separation below 0, half a pair of diseases,
/// outcomes without one, reasons and effects of different tests.
void from_json(const nlohmann::json& json, Explanation& explanation);

} // namespace genex::domain
