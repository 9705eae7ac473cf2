// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "courses.h"

#include "domain/prices.h"
#include "genex/personalplan.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

using domain::Prices;

/// An expert in plain numbers, by bins: what a plan needs of it.
struct PlanExpert
{
    std::size_t hidden = 0;    ///< h
    std::size_t classes = 0;   ///< C
    std::vector<float> change; ///< [W × h] added to z by a value in a bin
    std::vector<float> wide;   ///< [W × C] added to the logits
    std::vector<float> tail;   ///< [h × C]
};

/// A patient's state.
struct PlanState
{
    std::span<const float> hidden; ///< z [h]
    std::span<const float> wide;   ///< [C] wide logits, including the bias of the last layer
    double temperatureNow = 1;     ///< of the probabilities that weight the courses
    double temperatureThen = 1;    ///< of the probabilities once results are known
};

struct PlanLimits
{
    PlanAim aim = PlanAim::BeRight;
    double most = 0;                ///< tests, or money
    const Prices* prices = nullptr; ///< if money is counted
    Efforts efforts;                ///< gains count per additional effort
    std::span<const double> stakes; ///< [C] weight of recognising each class; empty: all equal
    /// [C] can't-miss thresholds; empty: none.
    std::span<const double> cantMissFrom;
    std::span<const float> common;          ///< [n] gain of each test for patients in general; empty: none
    double commonWeight = 0;                ///< weight of that gain
    std::span<const std::uint8_t> isClosed; ///< [n] 1 if known, already ordered or forbidden
    std::span<const std::int64_t> first;    ///< tests the batch starts with in any case
};

/// What a plan is made from.
struct PlanProblem
{
    const PlanExpert& expert;
    const Courses& courses;
    const PlanState& patient;
    const PlanLimits& limits;
};

constexpr std::size_t kMostClassesHeard = 24; ///< distinguished by a plan

/// Flattens the differential that weights the courses: a plan based on the current belief alone would never
/// look for contrary evidence, and confirming tests would seem worthless.
constexpr double kDoubt = 1.5;

/// Plans tests for a patient: greedy on J(S) = Σ_r w_r v(p(y_r | x_O ∪ x_r[S])) over courses r, v being the
/// logarithm or 4p^¼. A candidate's result is a rank-one change of each course's z and one more row
/// of its wide logits. Gains mostly decrease as the batch grows, so only the best candidates of earlier picks
/// are scored again, at most sixteen. With can't-miss diseases, J is reduced by every nat by which one of
/// them exceeds its threshold in courses where it is not the truth, because such a case could not be
/// concluded. With money there are two greedy plans, by gain and by gain per price, and the better one is
/// used: gain per price alone favours cheap tests of little use.
Plan planTests(const PlanProblem& problem);

/// For each of these tests, the fraction of the courses in which it still adds at least so much once the
/// tests `before` are known.
std::vector<double> sharesGainingAfter(const PlanProblem& problem, std::span<const std::int64_t> before,
                                       std::span<const std::int64_t> tests, double leastGain);

/// The calibrated differential of a patient before the plan. [C]
std::vector<float> probabilitiesNow(const PlanExpert& expert, const PlanState& patient);

/// The relevant classes and courses of a patient, results not yet drawn; `coursesOfClass`: available courses
/// per class.
Courses coursesFor(const PlanExpert& expert, const PlanState& patient, std::size_t coursesOfClass);

} // namespace genex::method
