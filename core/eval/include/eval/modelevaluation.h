// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "common/jobcontrol.h"
#include "data/columngroups.h"
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
    /// Parts of its rows by the model's own split; only Part::Test is used.
    data::Split split;
    std::optional<data::GivenObservations> observations; ///< if the model's O came from a column
    /// Another model whose split, sets O and table these are, to compare two models on the same patients;
    /// nullptr: the model's own.
    const method::Model* reference = nullptr;
    std::optional<bool> sawTestRows = false;    ///< empty: unknown
    std::vector<double> cantMissFrom = {};      ///< [C] as in method::CaseContext; empty: unknown
    int visits = 1;                             ///< for personal plans
    bool usesUnseenSets = false;                ///< further sets O, which training has not seen
    std::vector<data::Grouping> groupings = {}; ///< figures are also by each of their groups
};

enum class Variants {
    Usual,
    WithSupervised, ///< and τ_ψ, which requires a training at each budget
};

/// Each test row is tried with every set O of the model and counts once, by its mean, since its trials are
/// not independent. Throws Failure(InvalidInput) for a table with other features or classes, or other than
/// the one the model, or the reference, was trained on.
ModelEvaluation evaluateModel(const method::Model& model, const EvaluationInput& input,
                              std::span<const method::Budget> budgets, JobControl& control,
                              Variants variants = Variants::Usual);

} // namespace genex::eval
