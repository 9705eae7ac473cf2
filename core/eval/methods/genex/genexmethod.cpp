// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/genex/genexmethod.h"

#include "eval/visits.h"
#include "genex/training.h"

#include <optional>
#include <utility>
#include <vector>

namespace genex::eval {

namespace {

class FittedGenex : public FittedMethod
{
public:
    /// `visits`: in so many everything is ordered; none: V and τ decide.
    FittedGenex(method::Model model, double epochs, std::optional<int> visits,
                std::vector<double> cantMissFrom)
        : m_model(std::move(model))
        , m_epochs(epochs)
        , m_visits(visits)
        , m_cantMissFrom(std::move(cantMissFrom))
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        const method::TestCohort cohort = patients.before(m_model);
        std::vector<Acquisitions> all;
        for (const method::Budget& budget : budgets) {
            control.checkPoint();
            const Visits visits(m_model, cohort, budget, m_cantMissFrom);
            all.push_back(m_visits ? visits.inVisits(*m_visits) : visits.genex());
        }
        return all;
    }
    double epochs() const override { return m_epochs; }

private:
    method::Model m_model;
    double m_epochs;
    std::optional<int> m_visits;
    std::vector<double> m_cantMissFrom;
};

} // namespace

std::unique_ptr<FittedMethod> GenexMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return std::make_unique<FittedGenex>(method::train(setup.input(), setup.settings(), control).model,
                                         setup.epochsOf(setup.settings()), std::nullopt,
                                         setup.cantMissFrom());
}

std::unique_ptr<FittedMethod> PersonalMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    method::TrainingSettings settings = setup.settings();
    settings.selection = method::Selection::Personal;
    return std::make_unique<FittedGenex>(method::train(setup.input(), settings, control).model,
                                         setup.epochsOf(settings), setup.visits(), setup.cantMissFrom());
}

} // namespace genex::eval
