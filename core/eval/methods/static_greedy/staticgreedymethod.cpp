// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/static_greedy/staticgreedymethod.h"

#include "eval/visits.h"
#include "genex/training.h"

namespace genex::eval {

namespace {

class FittedStaticGreedy : public FittedMethod
{
public:
    FittedStaticGreedy(method::Model model, double epochs)
        : m_model(std::move(model))
        , m_epochs(epochs)
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        const method::TestCohort cohort = patients.before(m_model);
        std::vector<Acquisitions> all;
        for (const method::Budget& budget : budgets) {
            control.checkPoint();
            all.push_back(Visits(m_model, cohort, budget).allOrdered());
        }
        return all;
    }
    double epochs() const override { return m_epochs; }

private:
    method::Model m_model;
    double m_epochs;
};

} // namespace

std::unique_ptr<FittedMethod> StaticGreedyMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    method::TrainingSettings settings = setup.settings();
    settings.buckets = 1;
    settings.generator = method::GeneratorKind::None;
    settings.expertFront = method::ExpertFront::None;
    return std::make_unique<FittedStaticGreedy>(method::train(setup.input(), settings, control).model,
                                                setup.epochsOf(settings));
}

} // namespace genex::eval
