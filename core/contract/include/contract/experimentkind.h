// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/fields.h"

#include <array>
#include <string_view>

namespace genex::contract {

using genex::nameOf; // also for callers that have a nameOf of their own
using genex::valueNamed;

/// The paper's experiments.
enum class ExperimentKind {
    Budget,
    Generator,
    Clustering,
    Buckets,
    Confidence,
    Fidelity,
    Assumptions,
    Timing,
    Observed,
    Calibration,
};

constexpr std::array<std::string_view, 10> namesOf(ExperimentKind)
{
    return {"budget",   "generator",   "clustering", "buckets",  "confidence",
            "fidelity", "assumptions", "timing",     "observed", "calibration"};
}

/// When a case ends although its budget is not spent.
enum class StopRule {
    None,       ///< never: all visits are made
    Confidence, ///< after a visit whose confidence reaches a threshold chosen on validation data
};

constexpr std::array<std::string_view, 2> namesOf(StopRule)
{
    return {"none", "confidence"};
}

/// Experts that predict for methods which only order.
enum class ExpertsOf {
    Shared, ///< the same for all of them, trained with random sets
    Own,    ///< trained further on the sets that the method orders, as in the paper
    Both,   ///< one after the other: two rows
};

constexpr std::array<std::string_view, 3> namesOf(ExpertsOf)
{
    return {"shared", "own", "both"};
}

/// Visits a comparison grants unless it is told otherwise: as many as the paper's method makes.
inline constexpr int kUsualVisits = 2;

/// Whether an experiment compares methods.
constexpr bool comparesMethods(ExperimentKind kind)
{
    return kind == ExperimentKind::Budget || kind == ExperimentKind::Timing;
}

} // namespace genex::contract
