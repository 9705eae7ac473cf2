// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// GreedyForU with one bucket and no generator: one batch for all patients, everything ordered.
class StaticGreedyMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "static_greedy"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
