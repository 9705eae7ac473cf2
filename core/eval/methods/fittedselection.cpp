// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/fittedselection.h"

#include "methods/stoprule.h"

#include "genex/furthertraining.h"

#include <cmath>
#include <utility>

namespace genex::eval {

namespace {

using contract::ExpertsOf;

MethodOutcome outcomeWith(const Predictor& predictor, ExpertsOf experts, const RepeatSetup& setup,
                          const TestPatients& validation, const TestPatients& patients,
                          const SelectedTests& selected, JobControl& control)
{
    MethodOutcome outcome{experts, setup.rules().visits, {}};
    for (std::size_t b = 0; b < selected.schedules.size(); ++b) {
        control.checkPoint();
        const VisitRule rule =
            visitRule(validation, selected.validation[b], selected.schedules[b], predictor, setup);
        outcome.atBudgets.push_back(
            concluded(patients, selected.test[b], rule, predictor, setup.cantMissFrom()));
    }
    return outcome;
}

class WithOwnPredictor : public FittedSelection
{
public:
    WithOwnPredictor(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector,
                     std::unique_ptr<const Predictor> predictor, double epochs)
        : FittedSelection(setup, std::move(selector), epochs)
        , m_predictor(std::move(predictor))
    {}

private:
    std::vector<MethodOutcome> outcomes(const TestPatients& validation, const TestPatients& patients,
                                        const SelectedTests& selected, JobControl& control) const override
    {
        return {outcomeWith(*m_predictor, ExpertsOf::Own, setup(), validation, patients, selected, control)};
    }

    std::unique_ptr<const Predictor> m_predictor;
};

class WithExperts : public FittedSelection
{
public:
    using FittedSelection::FittedSelection;

private:
    std::vector<MethodOutcome> outcomes(const TestPatients& validation, const TestPatients& patients,
                                        const SelectedTests& selected, JobControl& control) const override
    {
        const ExpertsOf wanted = setup().rules().experts;
        std::vector<MethodOutcome> all;
        if (wanted != ExpertsOf::Own)
            all.push_back(outcomeWith(ExpertPredictor(setup().experts(control)), ExpertsOf::Shared, setup(),
                                      validation, patients, selected, control));
        if (wanted != ExpertsOf::Shared)
            all.push_back(outcomeWith(ExpertPredictor(trainedOn(selected.schedules, control)), ExpertsOf::Own,
                                      setup(), validation, patients, selected, control));
        return all;
    }

    /// The shared experts, trained further on what is known at each visit of each budget.
    method::Model trainedOn(const std::vector<Schedule>& schedules, JobControl& control) const
    {
        const TestPatients training = setup().patientsOf(data::Part::Training, selector().mostPatients());
        const std::vector<VisitOrders> orders = selector().select(training, schedules, control);
        const method::TrainingSettings& settings = setup().settings();
        std::vector<method::ShownPatient> shown;
        for (const VisitOrders& visits : orders) {
            for (std::size_t i = 0; i < training.size(); ++i) {
                method::ShownPatient patient{
                    training.observedRow(i), {}, std::pow(training.weights()[i], settings.repetitionPower)};
                for (const method::FeaturesOfPatients& tests : visits) {
                    patient.tests.insert(patient.tests.end(), tests[i].begin(), tests[i].end());
                    shown.push_back(patient);
                }
            }
        }
        const auto picks = static_cast<int>(longestOf(schedules));
        return method::trainedFurther(setup().experts(control), setup().input().dataset, setup().pool(),
                                      shown, settings.bucketSteps + settings.stepsAfterPick * picks, control);
    }
};

} // namespace

FittedSelection::FittedSelection(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector,
                                 double epochs)
    : m_setup(setup)
    , m_selector(std::move(selector))
    , m_epochs(epochs)
{}

std::vector<MethodOutcome> FittedSelection::acquire(const TestPatients& patients,
                                                    std::span<const method::Budget> budgets,
                                                    JobControl& control) const
{
    const TestPatients validation = m_setup.patientsOf(data::Part::Validation, m_selector->mostPatients());
    SelectedTests selected;
    selected.schedules = schedulesOf(budgets, patients.dataset().width(), m_setup.rules().visits);
    selected.validation = m_selector->select(validation, selected.schedules, control);
    selected.test = m_selector->select(patients, selected.schedules, control);
    return outcomes(validation, patients, selected, control);
}

std::unique_ptr<FittedMethod> withOwnPredictor(const RepeatSetup& setup,
                                               std::unique_ptr<const TestSelector> selector,
                                               std::unique_ptr<const Predictor> predictor, double epochs)
{
    return std::make_unique<WithOwnPredictor>(setup, std::move(selector), std::move(predictor), epochs);
}

std::unique_ptr<FittedMethod> withExperts(const RepeatSetup& setup,
                                          std::unique_ptr<const TestSelector> selector, JobControl& control)
{
    setup.experts(control); // counts as training, also where the selector does without them
    return std::make_unique<WithExperts>(setup, std::move(selector), setup.epochsOf(setup.settings()));
}

} // namespace genex::eval
