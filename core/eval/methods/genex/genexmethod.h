// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// The paper's method: a batch per bucket; where a case may stop, part of it generated and two visits.
class GenexMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "genex"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
