// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisition.h"
#include "eval/acquisitionmethod.h"
#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

/// For methods that only choose tests and predict with the setup's experts.
namespace genex::eval {

using FeatureOrder = std::vector<std::int64_t>;

/// Number of tests a budget allows among n features. These methods count tests, not money.
std::size_t testsWithin(const method::Budget& budget, std::size_t n);

/// Divides tests among visits as evenly as possible, earlier visits getting the remainder. Empty visits are
/// omitted.
std::vector<std::size_t> testsPerVisit(std::size_t tests, int visits);

/// The first tests of an order that are unknown for the patient, up to `most`.
FeatureOrder firstUnknown(const FeatureOrder& order, std::span<const std::int64_t> known, std::size_t most);

/// The experts' predictions once these tests are done.
Acquisitions predicted(const method::Model& experts, const method::TestCohort& cohort,
                       method::FeaturesOfPatients ordered);

/// The same at several budgets, each a prefix of the patients' orders.
std::vector<Acquisitions> predictedUpTo(const method::Model& experts, const method::TestCohort& cohort,
                                        const method::FeaturesOfPatients& orders,
                                        std::span<const method::Budget> budgets);

/// −ln softmax(logits)[target].
double lossOf(std::span<const float> logits, std::size_t target);

/// Validated temperature of the experts' probabilities.
double temperatureOf(const method::Model& experts);

/// One order for all patients.
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
