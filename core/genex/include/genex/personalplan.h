// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/efforts.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// What a plan is to reach.
enum class PlanAim {
    Learn,   ///< before another visit: E ln p(truth)
    BeRight, ///< before the conclusion: E p(truth)
};

struct PlannedTest
{
    std::int64_t feature = 0;
    double gain = 0;  ///< what it adds to the expected probability of the truth, after those before it
    double worth = 0; ///< the same, and what it does to exclude diseases that must not be missed

    bool operator==(const PlannedTest&) const = default;
};
using Plan = std::vector<PlannedTest>;

/// Who is planned for: patients as rows, and what may not be ordered for them.
struct PlannedPatients
{
    std::span<const float> values;                 ///< [N × n], NaN where unknown
    std::span<const int> bucketOfRow;              ///< [N]
    std::vector<std::vector<std::int64_t>> closed; ///< [N] beside what is known; empty: nothing
    std::vector<double> most;                      ///< [N] tests, or money where the model counts that
};

struct PlanWishes
{
    PlanAim aim = PlanAim::BeRight;
    double temperatureNow = 1;        ///< of what is known now
    double temperatureThen = 1;       ///< of what will be known
    Efforts efforts;                  ///< a test's gain counts per effort
    std::vector<double> stakes;       ///< [C] what knowing each disease is worth; empty: all alike
    std::vector<double> cantMissFrom; ///< [C] from which probability on it must not be missed; empty: none
    int workers = 1;                  ///< patients at once; the plans do not depend on it
};

/// What a test is worth that adds this to the expected probability of the truth, and this to how far diseases
/// that must not be missed stand above their thresholds (nats, mostly below 0).
double worthOrdering(double truth, double excess);
/// The features of a plan, in its order.
std::vector<std::int64_t> testsOf(const Plan& plan);
/// As long as the next three tests are worth at least `leastGain` each on average; `fewest` at least, where
/// it has so many.
Plan whilePaying(Plan plan, double leastGain, std::size_t fewest = 3);

} // namespace genex::method
