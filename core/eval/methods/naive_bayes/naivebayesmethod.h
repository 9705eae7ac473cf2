// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/naive_bayes/naivebayes.h"
#include "methods/predictor.h"

#include "eval/acquisitionmethod.h"

#include <vector>

namespace genex::eval {

/// One list for all patients, selected greedily on training patients with their O; diagnoses by naive Bayes.
class NaiveBayesMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "naive_bayes"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

/// Naive Bayes fitted to a setup's training part.
NaiveBayes naiveBayesOf(const RepeatSetup& setup);

/// Predicts by naive Bayes: its scores are the logits.
class NaiveBayesPredictor : public Predictor
{
public:
    explicit NaiveBayesPredictor(NaiveBayes naiveBayes);

    std::vector<float> logits(const TestPatients& patients,
                              const method::FeaturesOfPatients& tests) const override;

private:
    NaiveBayes m_naiveBayes;
};

} // namespace genex::eval
