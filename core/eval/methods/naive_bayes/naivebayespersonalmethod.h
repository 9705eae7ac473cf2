// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// Value of information for each patient, as QMR and Iliad had it: the tests after whose results naive Bayes
/// will be surest of the truth, over invented patients that may be this one; planned again at every visit
/// from what is known then.
class NaiveBayesPersonalMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "naive_bayes_personal"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
