// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

/// Validation results for each budget of a model.
namespace genex::contract {

inline constexpr Range kPositive{std::numeric_limits<double>::min(), std::numeric_limits<double>::max()};

/// What the rule "the first visit is enough where confidence ≥ τ" comes to.
struct ThresholdPoint
{
    static constexpr bool kIgnoresUnknown = true;

    int size = 0;            ///< |V|
    double tau = 0;          ///< above 1: estimates are never accepted
    double accuracy = 0;     ///< over all patients, concluded at the first visit or with everything ordered
    double savedShare = 0;   ///< fraction of the orders that all of U would need
    double fallbackRate = 0; ///< fraction of patients with a second visit

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("size", self.size);
        visit("tau", self.tau);
        visit("accuracy", self.accuracy);
        visit("saved_share", self.savedShare);
        visit("fallback_rate", self.fallbackRate);
    }

    bool operator==(const ThresholdPoint&) const = default;
};

/// Outcome of other values of τ at one budget.
struct ThresholdPlan
{
    static constexpr bool kIgnoresUnknown = true;

    double budget = 0;                 ///< largest number of tests in a batch, or its largest cost
    double threshold = 0;              ///< τ in use
    double accuracyWithAll = 0;        ///< on validation data, with all of U ordered
    double topTenthThreshold = 0;      ///< the paper's other rule, for comparison
    std::vector<ThresholdPoint> curve; ///< lowest τ first; empty: nothing is estimated

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("budget", self.budget, kPositive);
        visit("threshold", self.threshold);
        visit("accuracy_with_all", self.accuracyWithAll);
        visit("top_tenth_threshold", self.topTenthThreshold);
        visit("curve", self.curve, MostEntries{10'000});
    }
    /// The curve starts with the lowest τ.
    void check(const Text& where) const;

    /// The first point that is at least as strict, else the last. The curve must not be empty.
    std::size_t nextStricter(double wanted) const;

    bool operator==(const ThresholdPlan&) const = default;
};

/// Patients whose confidence is in [from, to); 1 belongs to the last bin. Means are 0 in an empty bin.
struct ReliabilityBin
{
    double from = 0;
    double to = 0;
    double confidence = 0; ///< weighted mean
    double accuracy = 0;   ///< weighted share of correct predictions
    double weight = 0;     ///< sum

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("from", self.from);
        visit("to", self.to);
        visit("confidence", self.confidence);
        visit("accuracy", self.accuracy);
        visit("weight", self.weight);
    }

    bool operator==(const ReliabilityBin&) const = default;
};

/// Everything about one budget.
struct BudgetPlan : ThresholdPlan
{
    double temperature = 1;
    double temperatureFirst = 1; ///< personal plans: after the first of two visits
    double temperatureAgain = 1; ///< personal plans: after the second visit
    double accuracyAgain = 0;    ///< personal plans: on validation data, in two visits of half the budget
    double estimatedPart = 0;    ///< personal plans: V is this last fraction of each plan
    double skipThreshold = 0;    ///< τ by the same rule if V is left unknown instead of generated
    std::vector<std::vector<std::int64_t>> estimated; ///< V_b of each bucket, in selection order
    ThresholdPoint chosen;                            ///< on validation data, with the chosen V and τ
    double calibrationErrorBefore = 0;                ///< ECE with all of U ordered, at temperature 1
    double calibrationErrorAfter = 0;
    std::vector<ReliabilityBin> reliability;
    double distanceLimit =
        0; ///< with U known: patients further from all training patients are outliers; 0: no limit

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ThresholdPlan::visitFields(self, visit);
        visit("temperature", self.temperature, kPositive);
        visit("temperature_first", self.temperatureFirst, Defaulted{}, kPositive);
        visit("temperature_again", self.temperatureAgain, Defaulted{}, kPositive);
        visit("accuracy_again", self.accuracyAgain, Defaulted{});
        visit("estimated_part", self.estimatedPart, Defaulted{});
        visit("skip_threshold", self.skipThreshold);
        visit("estimated", self.estimated);
        visit("chosen", self.chosen);
        visit("calibration_error_before", self.calibrationErrorBefore);
        visit("calibration_error_after", self.calibrationErrorAfter);
        visit("reliability", self.reliability);
        visit("distance_limit", self.distanceLimit);
    }
};

} // namespace genex::contract
