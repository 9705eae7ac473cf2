// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/casecontext.h"
#include "genex/model.h"

#include <string>
#include <vector>

namespace genex::engine {

/// The catalogue's data about a model's features and classes, by id. Without a catalogue, or for an unknown
/// model, all tests are equal and no disease has a threshold.
method::CaseContext contextOf(const method::Model& model, const domain::EffortWeights& weights = {});

/// [C] From which probability on each of these diseases must not be missed.
std::vector<double> cantMissFromOf(const std::vector<std::string>& classes);

} // namespace genex::engine
