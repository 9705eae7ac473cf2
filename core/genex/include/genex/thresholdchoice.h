// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

namespace genex::method {

/// A copy of the model with another τ at one of its budgets, with its own manifest, card and hash. Both state
/// that τ was chosen manually. Outcomes are known at the points of the plan's curve, so `threshold` is
/// rounded to the next stricter one. Throws Failure(InvalidInput) naming the model's budgets, and if nothing
/// is estimated.
Model withThreshold(const Model& model, double budget, double threshold);

} // namespace genex::method
