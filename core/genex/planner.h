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
    std::vector<float> change; ///< [W × h] what a value in a bin adds to z
    std::vector<float> wide;   ///< [W × C] what it adds to the logits
    std::vector<float> tail;   ///< [h × C]
};

/// A patient before it.
struct PlanState
{
    std::span<const float> hidden; ///< z [h]
    std::span<const float> wide;   ///< [C] wide logits, with the bias of the last layer
    double temperatureNow = 1;     ///< of the probabilities that courses are weighed by
    double temperatureThen = 1;    ///< of those with results known
};

struct PlanLimits
{
    PlanAim aim = PlanAim::BeRight;
    double most = 0;                ///< tests, or money
    const Prices* prices = nullptr; ///< where money is counted
    Efforts efforts;                ///< a gain counts per what a test adds to them
    std::span<const double> stakes; ///< [C] what knowing each class is worth; empty: all alike
    /// [C] from which probability on a class must not be passed over; empty: none is such a class.
    std::span<const double> cantMissFrom;
    std::span<const float> common; ///< [n] what each test adds for patients in general; empty: nothing
    double commonWeight = 0;       ///< what that counts beside this patient
    std::span<const std::uint8_t> isClosed; ///< [n] 1 where known, ordered already or forbidden
    std::span<const std::int64_t> first;    ///< what the batch begins with, whatever it tells
};

constexpr std::size_t kMostClassesHeard = 24; ///< that a plan tells apart

/// How much flatter the differential is by which courses are weighed: a plan made by what is believed alone
/// never looks for what would shake it, and tests that confirm it seem to be worth nothing.
constexpr double kDoubt = 1.5;

/// The plan of a patient: greedy on J(S) = Σ_r w_r v(p(y_r | x_O ∪ x_r[S])) over courses r, v being the
/// logarithm or the probability itself. A candidate's results are a rank-one change of each course's z and a
/// row more of its wide logits. Gains mostly fall as the batch grows, so only the best candidates of earlier
/// picks are scored again, sixteen at most.
///
/// Where diseases must not be missed, J also falls by every nat that one of them stands above its threshold
/// in courses of which it is not the truth: a plan is to end in a conclusion, and over such a disease there
/// is none.
///
/// With money there are two greedy plans, by gain and by gain per price, and the better one is taken: gain
/// per price alone fills up on trifles.
Plan planTests(const PlanExpert& expert, const Courses& courses, const PlanState& patient,
               const PlanLimits& limits);

/// The calibrated differential of a patient before the plan. [C]
std::vector<float> probabilitiesNow(const PlanExpert& expert, const PlanState& patient);

/// The classes that matter for a patient and the courses that are looked at, their results still to be drawn;
/// `coursesOfClass`: how many of a class there can be.
Courses coursesFor(const PlanExpert& expert, const PlanState& patient, std::size_t coursesOfClass);

} // namespace genex::method
