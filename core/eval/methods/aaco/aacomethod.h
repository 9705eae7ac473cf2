// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// After AACO (Valancius, Lennon and Oliva, 2024): the set that serves a patient's nearest training patients
/// best, given what is known. Sets are compared as a whole, not test by test.
class AacoMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "aaco"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
