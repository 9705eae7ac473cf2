// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// An upper bound: chooses test by test with the patient's own results before it, until the experts say what
/// they would say with everything known. It looks at all values of the row, and not at its diagnosis.
class OracleMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "oracle"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
