// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "common/jobcontrol.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"
#include "genex/model.h"

#include <optional>
#include <span>
#include <vector>

namespace genex::eval {

using contract::BudgetFigures;
using contract::ModelEvaluation;
using contract::SupervisedFigures;

/// The table to evaluate on.
struct EvaluationInput
{
    data::Dataset dataset;
    /// Parts of its rows by the model's own split; rows of Part::Test count.
    data::Split split;
    std::optional<data::GivenObservations> observations; ///< where the model's O came from a column
    /// Another model whose split, sets O and table these are; nullptr: the model's own. Two models that are
    /// compared need the same patients.
    const method::Model* reference = nullptr;
    std::optional<bool> sawTestRows = false; ///< what is known of that
    std::vector<double> cantMissFrom = {}; ///< [C] as in method::CaseContext; empty: nothing is known of that
    int visits = 1;                        ///< of the personal plans
};

enum class Variants {
    Usual,
    WithSupervised, ///< and τ_ψ, which takes a training at each budget
};

/// Each test row is tried with every set O of the model and counts once, with its mean: the tries of one row
/// are not independent. Throws Failure(InvalidInput) for a table with other features or classes than the
/// model's, or another table than it, or the reference, was trained on.
ModelEvaluation evaluateModel(const method::Model& model, const EvaluationInput& input,
                              std::span<const method::Budget> budgets, JobControl& control,
                              Variants variants = Variants::Usual);

} // namespace genex::eval
