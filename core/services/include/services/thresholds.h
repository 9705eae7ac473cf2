// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "protocol/message.h"

#include <vector>

/// What each threshold τ would come to, as validation patients had it when a model was trained.
namespace genex::services {

struct ThresholdPoint
{
    double threshold = 0; ///< above 1: nobody is trusted
    double accuracy = 0;
    double savedShare = 0;   ///< of the orders with all of U
    double fallbackRate = 0; ///< patients who come a second time

    bool operator==(const ThresholdPoint&) const = default;
};

/// One budget of a model.
struct ThresholdPlan
{
    double budget = 0;    ///< tests, or money
    double threshold = 0; ///< in use
    double accuracyWithAll = 0;
    double topTenth = 0;               ///< the paper's rule
    std::vector<ThresholdPoint> curve; ///< the lowest threshold first; empty: nothing is estimated

    /// The first point that is at least as strict; the last where none is. The curve must not be empty.
    std::size_t nextStricter(double wanted) const;

    bool operator==(const ThresholdPlan&) const = default;
};

/// What of a manifest's plans is kept with a run.
protocol::Json thresholdsIn(const protocol::Json& manifest);
/// Reads and checks that; throws Failure(InvalidInput) that names `where`.
std::vector<ThresholdPlan> thresholdPlansFrom(const protocol::Json& json, const Text& where);

} // namespace genex::services
