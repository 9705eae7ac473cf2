// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/predictor.h"
#include "methods/testselector.h"

#include "eval/acquisitionmethod.h"

#include <memory>

namespace genex::eval {

/// A method that orders by a selector and predicts by a predictor, over the visits of the setup. Temperatures
/// and thresholds are chosen on validation patients with the tests that this method orders for them.
class FittedSelection : public FittedMethod
{
public:
    /// The setup must outlive it.
    FittedSelection(const RepeatSetup& setup, std::unique_ptr<const TestSelector> selector,
                    std::unique_ptr<const Predictor> predictor, double epochs);

    MethodOutcome acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                          JobControl& control) const override;
    double epochs() const override { return m_epochs; }

private:
    const RepeatSetup& m_setup;
    std::unique_ptr<const TestSelector> m_selector;
    std::unique_ptr<const Predictor> m_predictor;
    double m_epochs;
};

/// With the experts that all methods share.
std::unique_ptr<FittedMethod> withSharedExperts(const RepeatSetup& setup,
                                                std::unique_ptr<const TestSelector> selector,
                                                JobControl& control);

} // namespace genex::eval
