// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/predictor.h"
#include "methods/testselector.h"

#include "eval/acquisitionmethod.h"

#include <memory>
#include <vector>

namespace genex::eval {

/// What a method orders for validation and test patients, at each budget.
struct SelectedTests
{
    std::vector<Schedule> schedules;
    std::vector<VisitOrders> validation;
    std::vector<VisitOrders> test;
};

/// A method that orders by a selector, over the visits of the setup. Temperatures and thresholds are chosen
/// on validation patients with the tests that this method orders for them.
class FittedSelection : public FittedMethod
{
public:
    /// The setup must outlive it.
    FittedSelection(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector, double epochs);

    std::vector<MethodOutcome> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                       JobControl& control) const final;
    double epochs() const override { return m_epochs; }

protected:
    const RepeatSetup& setup() const { return m_setup; }
    const TestSelector& selector() const { return *m_selector; }

private:
    /// Of each predictor that takes part.
    virtual std::vector<MethodOutcome> outcomes(const TestPatients& validation, const TestPatients& patients,
                                                const SelectedTests& selected, JobControl& control) const = 0;

    const RepeatSetup& m_setup;
    std::unique_ptr<const TestSelector> m_selector;
    double m_epochs;
};

/// It predicts by means of its own.
std::unique_ptr<FittedMethod> withOwnPredictor(const RepeatSetup& setup,
                                               std::unique_ptr<const TestSelector> selector,
                                               std::unique_ptr<const Predictor> predictor, double epochs);

/// It only orders: the setup's experts predict, as all methods share them, or trained further on what this
/// one orders for training patients at these budgets and visits, for as many steps as GENEX's own experts
/// take.
std::unique_ptr<FittedMethod> withExperts(const RepeatSetup& setup,
                                          std::unique_ptr<const TestSelector> selector, JobControl& control);

} // namespace genex::eval
