// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// Random tests, different for each patient: the baseline.
class RandomMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "random"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
