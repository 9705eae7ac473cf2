// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conclusion.h"
#include "domain/finding.h"
#include "domain/recommendation.h"

#include <limits>
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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("disease", self.disease, AnyText{}, kLongestName);
        visit("other", self.other, AnyText{}, kLongestName);
        visit("separation", self.separation, Range{0.0, std::numeric_limits<double>::max()});
        visit("outcomes", self.outcomes, MostEntries{kMostOutcomes});
    }
    /// Two diseases, or none and nothing that its results would do to them.
    void check(const Text& where) const;

    bool operator==(const OrderReason&) const = default;
};

/// Expected accuracy with one test placed there and the others unchanged.
struct BatchEffect
{
    std::string feature;
    double ordered = 0;
    std::optional<double> estimated; ///< empty if the model has no generator
    double struckOut = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("ordered", self.ordered, kShare);
        visit("estimated", self.estimated, OrNull{}, kShare);
        visit("struck_out", self.struckOut, kShare);
    }

    bool operator==(const BatchEffect&) const = default;
};

/// The engine's explanation of a batch before it is ordered. Expected values are means over similar training
/// patients; estimated tests count as unknown.
struct Explanation
{
    static constexpr const char* kTitle = "The explanation";

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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("model_sha256", self.modelSha256);
        visit("differential", self.differential);
        visit("evidence_method", kEvidenceMethod, WrittenOnly{});
        visit("reasons", self.reasons);
        visit("expected_accuracy", self.expectedAccuracy, kShare);
        visit("expected_confidence", self.expectedConfidence, kShare);
        visit("outlook", self.expectedDifferential);
        visit("effects", self.effects);
        visit("accuracy_if_all_ordered", self.accuracyIfAllOrdered, kShare);
    }
    /// Reasons and effects are of the same tests.
    void check(const Text& where) const;

    bool operator==(const Explanation&) const = default;
};

} // namespace genex::domain
