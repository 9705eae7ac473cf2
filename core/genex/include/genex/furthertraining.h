// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/observation.h"
#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// A training patient as an expert is to see him: O and these tests.
struct ShownPatient
{
    data::ObservedRow patient;
    std::vector<std::int64_t> tests;
    double weight = 1;
};

/// The model with its experts trained further, each for so many steps on its bucket's patients as they are
/// shown, with the rate and the regularisation of a bucket's own steps. A bucket without patients keeps its
/// expert. Temperatures and thresholds stay those of the experts before: they must be chosen anew.
Model trainedFurther(const Model& model, const data::Dataset& dataset, const data::ObservationPool& pool,
                     std::span<const ShownPatient> patients, int steps, JobControl& control);

} // namespace genex::method
