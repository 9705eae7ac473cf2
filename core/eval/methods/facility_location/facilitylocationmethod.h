// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include "eval/acquisitionmethod.h"

#include <span>
#include <vector>

namespace genex::eval {

/// Tests that represent all others, independent of the diagnosis: U maximises Σ_f max_{e ∈ U} s(f, e), s
/// being the information shared by two tests.
class FacilityLocationMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "facility_location"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

/// Greedy order of n facilities by similarity [n × n]; the first in a tie.
FeatureOrder facilityOrder(std::span<const double> likeness, std::size_t n, JobControl& control);

} // namespace genex::eval
