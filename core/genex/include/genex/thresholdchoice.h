// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

namespace genex::method {

/// The same model with another τ at one of its budgets: a model of its own, with manifest, card and hash of
/// its own. Both say that τ was chosen by hand.
///
/// What a τ comes to is known at the points of the plan's curve, so `threshold` is taken to the next stricter
/// of them. Throws Failure(InvalidInput) naming the budgets that there are, and where nothing is estimated.
Model withThreshold(const Model& model, double budget, double threshold);

} // namespace genex::method
