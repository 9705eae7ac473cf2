// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// Value of information per patient, as in QMR and Iliad: the tests whose results will make naive Bayes most
/// confident of the truth, over synthetic patients consistent with this one; replanned at every visit.
class NaiveBayesPersonalMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "naive_bayes_personal"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

} // namespace genex::eval
