// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/genex/genexmethod.h"

#include "eval/visits.h"
#include "genex/training.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace genex::eval {

namespace {

/// Algorithm 2 knows two visits: U \ V, then V below τ.
constexpr int kMostVisits = 2;

class FittedGenex : public FittedMethod
{
public:
    FittedGenex(const RepeatSetup& setup, method::Model model)
        : m_setup(setup)
        , m_model(std::move(model))
    {}

    std::vector<MethodOutcome> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                       JobControl& control) const override
    {
        const method::TestCohort cohort = patients.before(m_model);
        MethodOutcome outcome{contract::ExpertsOf::Own, std::min(kMostVisits, m_setup.rules().visits), {}};
        for (const method::Budget& budget : budgets) {
            control.checkPoint();
            const Visits visits(m_model, cohort, budget, m_setup.cantMissFrom());
            outcome.atBudgets.push_back(m_setup.rules().mayStop() ? visits.genex()
                                                                  : visits.inVisits(outcome.visits));
        }
        return {std::move(outcome)};
    }
    double epochs() const override { return m_setup.epochsOf(m_setup.settings()); }

private:
    const RepeatSetup& m_setup;
    method::Model m_model;
};

} // namespace

std::unique_ptr<FittedMethod> GenexMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return std::make_unique<FittedGenex>(setup,
                                         method::train(setup.input(), setup.settings(), control).model);
}

} // namespace genex::eval
