// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/efforts.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Objective of a plan.
enum class PlanAim {
    Learn,   ///< before another visit: E ln p(truth)
    BeRight, ///< before the conclusion: E 4 p(truth)^¼
};

struct PlannedTest
{
    std::int64_t feature = 0;
    double gain = 0;  ///< increase of the expected probability of the truth, after the tests before it
    double worth = 0; ///< the same, plus its contribution to excluding can't-miss diseases

    bool operator==(const PlannedTest&) const = default;
};
using Plan = std::vector<PlannedTest>;

/// The patients to plan for, and the tests that must not be ordered.
struct PlannedPatients
{
    std::span<const float> values;                 ///< [N × n], NaN if unknown
    std::span<const int> bucketOfRow;              ///< [N]
    std::vector<std::vector<std::int64_t>> closed; ///< [N] in addition to what is known; empty: none
    std::vector<double> most;                      ///< [N] tests, or money if the model counts money
};

struct PlanWishes
{
    PlanAim aim = PlanAim::BeRight;
    double temperatureNow = 1;        ///< for what is known now
    double temperatureThen = 1;       ///< for what will be known
    Efforts efforts;                  ///< gains count per effort
    std::vector<double> stakes;       ///< [C] weight of recognising each disease; empty: all equal
    std::vector<double> cantMissFrom; ///< [C] can't-miss thresholds; empty: none
    int workers = 1;                  ///< parallel patients; does not affect the plans
};

/// Worth of a test, given its increase of the expected probability of the truth and its change of how far
/// can't-miss diseases are above their thresholds (nats, mostly below 0).
double worthOrdering(double truth, double excess);
/// The tests of a plan, in order.
std::vector<std::int64_t> testsOf(const Plan& plan);
/// Truncates the plan where the next three tests are no longer worth `leastGain` each on average; keeps at
/// least `fewest` if it has as many.
Plan whilePaying(Plan plan, double leastGain, std::size_t fewest = 3);
/// The least gain of a first batch with a second to follow: at least `leastGain`, and 0.3 of the mean of its
/// first three tests, because their results change what the rest of a long list is worth.
double leastGainOfFirstBatch(const Plan& plan, double leastGain);

} // namespace genex::method
