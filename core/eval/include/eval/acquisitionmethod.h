// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "eval/acquisition.h"
#include "eval/repeatsetup.h"
#include "eval/testpatients.h"
#include "genex/model.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Methods for choosing a batch of tests, comparable because everything but the choice is shared. A method is
/// one folder under core/eval/methods: an implementation of both classes, and a line in methodregistry.cpp.
namespace genex::eval {

/// What a method came to, and under which rules.
struct MethodOutcome
{
    contract::ExpertsOf experts = contract::ExpertsOf::Own; ///< shared, or trained for this method
    int visits = 1;                                         ///< the most it could make
    std::vector<Acquisitions> atBudgets;
};

/// A method fitted to the training part of a setup.
class FittedMethod
{
public:
    FittedMethod() = default;
    FittedMethod(const FittedMethod&) = delete;
    FittedMethod& operator=(const FittedMethod&) = delete;
    virtual ~FittedMethod() = default;

    /// For each budget: the tests ordered for each patient, those estimated, and the prediction, by the rules
    /// of the setup. Known are O and the results of ordered tests; only hindsight sees more.
    /// Methods that only order have an outcome for each kind of experts that the rules ask for.
    virtual std::vector<MethodOutcome> acquire(const TestPatients& patients,
                                               std::span<const method::Budget> budgets,
                                               JobControl& control) const = 0;
    /// Passes over the training patients.
    virtual double epochs() const = 0;
};

class AcquisitionMethod
{
public:
    AcquisitionMethod() = default;
    AcquisitionMethod(const AcquisitionMethod&) = delete;
    AcquisitionMethod& operator=(const AcquisitionMethod&) = delete;
    virtual ~AcquisitionMethod() = default;

    /// Its identifier: "mutual_information".
    virtual std::string_view name() const = 0;
    /// Handles every budget up to the one in the setup's settings. The setup must outlive the result.
    virtual std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const = 0;
};

/// All methods, GENEX first.
const std::vector<const AcquisitionMethod*>& acquisitionMethods();
std::vector<std::string> methodNames();
/// Throws Failure(InvalidInput) listing the names.
const AcquisitionMethod& methodNamed(std::string_view name);

} // namespace genex::eval
