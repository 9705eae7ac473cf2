// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// Personal plans: everything the budget allows over the setup's visits, planned anew at each.
class PersonalMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "personal"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
