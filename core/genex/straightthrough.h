// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "selection.h"

#include <ATen/core/Tensor.h>

#include <vector>

/// Gradients of F in the generator's parameters φ, which F (eq. F) has through x' ~ p_φ(· | x[O]). A binary
/// value or a category is drawn by comparison, whose gradient is zero, so the straight-through estimate is
/// used (Bengio, Léonard and Courville 2013): forward the draw x', backward its mean given the code,
///   x' + E[x' | η] − stop(E[x' | η]).
/// So F keeps the value that is printed, and the expert is trained on the kind of input it gets in use, 0 or
/// 1, never on a mean that no patient has. Codes and measured values are mean + deviation·ε already, so their
/// gradient is exact, but for the rounding of ranks. Counts of a wide part are steps: they pass no gradient.
namespace genex::method {

/// E[x' | η] − stop(E[x' | η]) [N, I] of each draw that drawFor() makes of this batch with this `random`:
/// zero, with the gradient of the mean.
std::vector<at::Tensor> slopesOf(const Selector& selector, const Batch& batch, Random random);

/// What a slope [N, I] adds to the state of an expert that sees features in this measure: `gate` [N, n].
at::Tensor slopeOfState(const Expert& expert, const OutputKinds& kinds, const at::Tensor& slope,
                        const at::Tensor& gate);

} // namespace genex::method
