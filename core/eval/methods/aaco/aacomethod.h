// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// AACO (Valancius, Lennon and Oliva, 2024) with its authors' settings: the set of tests that serves a
/// patient's nearest training patients best, given what is known, less a cost for each test. Sets are
/// compared as a whole, not test by test.
class AacoMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "aaco"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
