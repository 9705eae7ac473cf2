// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisition.h"
#include "eval/acquisitionmethod.h"
#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

/// For methods that only choose what is ordered, and leave the prediction to the setup's experts.
namespace genex::eval {

using FeatureOrder = std::vector<std::int64_t>;

/// How many tests a budget allows among n features. Methods of this harness count tests, not money.
std::size_t testsWithin(const method::Budget& budget, std::size_t n);

/// That many tests divided among visits as evenly as can be, the first ones larger by one. Visits that would
/// be empty are left out.
std::vector<std::size_t> testsPerVisit(std::size_t tests, int visits);

/// The first tests of an order that a patient does not know already, as many as are allowed.
FeatureOrder firstUnknown(const FeatureOrder& order, std::span<const std::int64_t> known, std::size_t most);

/// What the experts say once these tests are done.
Acquisitions predicted(const method::Model& experts, const method::TestCohort& cohort,
                       method::FeaturesOfPatients ordered);

/// The same at several budgets, each of which takes the beginning of the patients' orders.
std::vector<Acquisitions> predictedUpTo(const method::Model& experts, const method::TestCohort& cohort,
                                        const method::FeaturesOfPatients& orders,
                                        std::span<const method::Budget> budgets);

/// −ln softmax(logits)[target].
double lossOf(std::span<const float> logits, std::size_t target);

/// The temperature of the experts' probabilities, as validation data said.
double temperatureOf(const method::Model& experts);

/// One order for everybody.
class StaticOrder : public FittedMethod
{
public:
    StaticOrder(const method::Model& experts, FeatureOrder order, double epochs);

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override;
    double epochs() const override { return m_epochs; }
    const FeatureOrder& order() const { return m_order; }

private:
    const method::Model& m_experts;
    FeatureOrder m_order;
    double m_epochs;
};

} // namespace genex::eval
