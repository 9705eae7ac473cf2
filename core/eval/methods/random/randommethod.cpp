// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/random/randommethod.h"

#include "methods/chosenorders.h"

#include "common/random.h"

#include <numeric>
#include <string>

namespace genex::eval {

namespace {

class FittedRandom : public FittedMethod
{
public:
    FittedRandom(const method::Model& experts, Random random, double epochs)
        : m_experts(experts)
        , m_random(random)
        , m_epochs(epochs)
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        control.checkPoint();
        const method::TestCohort cohort = patients.before(m_experts);
        method::FeaturesOfPatients orders;
        for (std::size_t i = 0; i < cohort.size(); ++i)
            orders.push_back(orderFor(i, cohort.known(i)));
        return predictedUpTo(m_experts, cohort, orders, budgets);
    }
    double epochs() const override { return m_epochs; }

private:
    /// The same at every budget: a larger one continues a smaller one.
    FeatureOrder orderFor(std::size_t patient, const FeatureOrder& known) const
    {
        FeatureOrder order(m_experts.features().size());
        std::iota(order.begin(), order.end(), 0);
        m_random.child("patient " + std::to_string(patient)).shuffle(order);
        return firstUnknown(order, known, order.size());
    }

    const method::Model& m_experts;
    Random m_random;
    double m_epochs;
};

} // namespace

std::unique_ptr<FittedMethod> RandomMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return std::make_unique<FittedRandom>(setup.experts(control),
                                          Random(setup.settings().seed).child("random method"),
                                          setup.epochsOf(setup.settings()));
}

} // namespace genex::eval
