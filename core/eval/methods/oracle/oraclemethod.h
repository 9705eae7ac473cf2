// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// An upper bound: chooses test by test knowing the patient's own results, until the experts predict what
/// they would predict with everything known. It sees all values of the row, but not the diagnosis.
class OracleMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "oracle"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
