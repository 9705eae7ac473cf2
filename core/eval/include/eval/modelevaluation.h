// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"
#include "eval/acquisition.h"
#include "eval/metrics.h"
#include "eval/outcomefigures.h"
#include "eval/thresholdcurve.h"
#include "genex/model.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace genex::eval {

/// Ordering by τ_ψ: a network that was taught on the training part who is right with generated values.
struct SupervisedFigures
{
    OrderingFigures ordering;
    double judgeAccuracy = 0; ///< how often it is right about the test patients
};

/// The ways of ordering at one budget.
struct BudgetFigures
{
    double budget = 0;        ///< as asked for: a part of all features, or money
    std::int64_t count = 0;   ///< the same as a number of tests
    OrderingFigures personal; ///< all of the budget, in as many visits as asked for
    std::optional<double> personalCantMissRecall;
    std::optional<double> genexCantMissRecall;
    OrderingFigures genex;        ///< U \ V ordered, V generated, all ordered below τ
    OrderingFigures allOrdered;   ///< V = ∅
    OrderingFigures skip;         ///< V and τ as for genex, but V left unknown instead of generated
    OrderingFigures allGenerated; ///< V = U: nothing is ordered at first
    std::optional<SupervisedFigures> supervised; ///< V as for genex, τ_ψ instead of τ; where asked for
    OutcomeFigures genexOutcomes;
    OutcomeFigures allOrderedOutcomes;
    double threshold = 0;                       ///< τ of the model at this budget
    std::vector<ThresholdPoint> thresholdCurve; ///< what another τ would have given; empty: V is
};

struct ModelEvaluation
{
    bool isByMoney = false;
    std::vector<BudgetFigures> budgets;
    Estimate floorAccuracy;   ///< from O alone
    Estimate ceilingAccuracy; ///< from everything the row holds
    std::uint64_t seed = 0;
    std::string split; ///< "group", "rows", "column:NAME", …
    std::string dataSha256;
    std::int64_t testRows = 0;
    std::string currency;
    std::vector<std::string> classes;
    /// Whether the model was trained or tuned on some of these test rows; empty: nobody can know.
    std::optional<bool> sawTestRows = false;
};

/// {"budgets": [{"budget": 0.1, "genex": {"accuracy": …, "mean_orders": …, "p95_orders": …,
///  "fallback_rate": …, "generated_share": …, "ece": …, …}, "all_ordered": {…}, "skip": {…}, …}, …],
///  "floor_accuracy": …, "ceiling_accuracy": …, "seed": …, "split": …, "data_sha256": …}
///
/// "genex" and "all_ordered" also hold "by_class": [{"class", "patients", "recall", "precision"}],
/// "confusion": [true class][named class] in the order of the top-level "classes" (empty above 200 classes),
/// "calibration": [{"from", "to", "share", "confidence", "accuracy"}] and "by_subgroup": [{"feature",
/// "group", "patients", "accuracy"}]; "genex" also "threshold" and, where something is estimated,
/// "threshold_curve":
/// [{"threshold", "accuracy", "mean_orders", "fallback_rate"}]. Patients count as they do in the accuracy;
/// what nobody can say is null.
void to_json(nlohmann::json& json, const ModelEvaluation& evaluation);

/// The table to evaluate on.
struct EvaluationInput
{
    data::Dataset dataset;
    /// Parts of its rows by the model's own split; rows of Part::Test count.
    data::Split split;
    std::optional<data::GivenObservations> observations; ///< where the model's O came from a column
    /// Another model whose split, sets O and table these are; nullptr: the model's own. Two models that are
    /// compared need the same patients.
    const method::Model* examiner = nullptr;
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
/// model's, or another table than it, or the examiner, was trained on.
ModelEvaluation evaluateModel(const method::Model& model, const EvaluationInput& input,
                              std::span<const method::Budget> budgets, JobControl& control,
                              Variants variants = Variants::Usual);

} // namespace genex::eval
