// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/naive_bayes/naivebayes.h"

#include "eval/acquisitionmethod.h"

#include <vector>

namespace genex::eval {

/// One list for everybody, chosen greedily on training patients with their O, and naive Bayes for the
/// diagnosis.
class NaiveBayesMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "naive_bayes"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

/// Naive Bayes of a setup's training part.
NaiveBayes naiveBayesOf(const RepeatSetup& setup);

/// What naive Bayes says once these tests are done, on so many visits.
Acquisitions diagnosed(const NaiveBayes& naiveBayes, const TestPatients& patients,
                       method::FeaturesOfPatients ordered, std::vector<int> visits);

} // namespace genex::eval
