#pragma once

#include "common/jobcontrol.h"
#include "data/dataset.h"
#include "eval/metrics.h"
#include "genex/model.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <span>

namespace genex::eval {

/// How well a model does on rows it was not trained on, when all of U is ordered (V = ∅). Each row is tried
/// with every set O of the model and counts once, with its mean: the tries of one row are not independent.
struct BatchEvaluation
{
    Estimate floorAccuracy;   ///< from O alone
    Estimate batchAccuracy;   ///< from O ∪ U_b
    Estimate ceilingAccuracy; ///< from everything the row holds
    double meanOrders = 0;    ///< tests really ordered: U_b without what was known
    double p95Orders = 0;
};

void to_json(nlohmann::json& json, const BatchEvaluation& evaluation);

/// On the test part of the table that the model was trained on; the model's seed tells which rows those are.
/// Throws Failure(InvalidInput) for another table.
BatchEvaluation evaluateBatch(const method::Model& model, const data::Dataset& dataset, JobControl& control);

/// On `rows` of a table with the same features and classes. Throws Failure(InvalidInput) for a table
/// with other features or classes than the model's.
BatchEvaluation evaluateBatch(const method::Model& model, const data::Dataset& dataset,
                              std::span<const std::size_t> rows, JobControl& control);

} // namespace genex::eval
