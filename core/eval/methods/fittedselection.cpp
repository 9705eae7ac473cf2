// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/fittedselection.h"

#include "methods/stoprule.h"

#include <utility>

namespace genex::eval {

FittedSelection::FittedSelection(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector,
                                 std::unique_ptr<const Predictor> predictor, double epochs)
    : m_setup(setup)
    , m_selector(std::move(selector))
    , m_predictor(std::move(predictor))
    , m_epochs(epochs)
{}

MethodOutcome FittedSelection::acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                       JobControl& control) const
{
    const int visits = m_setup.rules().visits;
    const std::vector<Schedule> schedules = schedulesOf(budgets, patients.dataset().width(), visits);
    const TestPatients validation = m_setup.patientsOf(data::Part::Validation, m_selector->mostPatients());
    const std::vector<VisitOrders> tried = m_selector->select(validation, schedules, control);
    const std::vector<VisitOrders> orders = m_selector->select(patients, schedules, control);
    MethodOutcome outcome{visits, {}};
    for (std::size_t b = 0; b < schedules.size(); ++b) {
        control.checkPoint();
        const VisitRule rule = visitRule(validation, tried[b], schedules[b], *m_predictor, m_setup);
        outcome.atBudgets.push_back(
            concluded(patients, orders[b], rule, *m_predictor, m_setup.cantMissFrom()));
    }
    return outcome;
}

std::unique_ptr<FittedMethod>
withSharedExperts(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector, JobControl& control)
{
    return std::make_unique<FittedSelection>(setup, std::move(selector),
                                             std::make_unique<ExpertPredictor>(setup.experts(control)),
                                             setup.epochsOf(setup.settings()));
}

} // namespace genex::eval
