// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// As AACO, with few neighbours and few sets, each of which uses the whole budget.
class AacoFastMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "aaco_fast"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
