// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace genex::eval {

/// Predicts the class of patients from O and the tests done.
class Predictor
{
public:
    Predictor() = default;
    Predictor(const Predictor&) = delete;
    Predictor& operator=(const Predictor&) = delete;
    virtual ~Predictor() = default;

    /// [N × C]
    virtual std::vector<float> logits(const TestPatients& patients,
                                      const method::FeaturesOfPatients& tests) const = 0;
    /// Its own temperature after this visit (from 0); none: it is fitted on validation patients.
    virtual std::optional<double> temperatureAfter(const Schedule&, std::size_t) const
    {
        return std::nullopt;
    }
};

/// The experts of a model, by the bucket of O.
class ExpertPredictor : public Predictor
{
public:
    explicit ExpertPredictor(method::Model experts);

    std::vector<float> logits(const TestPatients& patients,
                              const method::FeaturesOfPatients& tests) const override;

protected:
    const method::Model& experts() const { return m_experts; }

private:
    method::Model m_experts;
};

/// −ln softmax(logits)[target].
double lossOf(std::span<const float> logits, std::size_t target);

} // namespace genex::eval
