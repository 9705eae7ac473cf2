// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// Chooses test by test knowing the patient's own results, until the experts predict what they would predict
/// with everything known: it sees all values of the row, but not the diagnosis. No upper bound: it inherits
/// what the experts get wrong with everything known, and a greedy choice need not be the best.
class HindsightMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "hindsight"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
