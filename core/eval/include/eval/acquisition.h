// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/metrics.h"
#include "genex/trials.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <vector>

namespace genex::eval {

/// What one way of ordering does for N patients.
struct Acquisitions
{
    method::FeaturesOfPatients ordered;   ///< tests really ordered, on all visits
    method::FeaturesOfPatients estimated; ///< generated instead
    std::vector<float> probabilities;     ///< [N × C] in the end
    std::vector<std::uint8_t> fellBack;   ///< [N] whether V was ordered after all
    std::vector<int> visits;              ///< [N] how many had at least one order; 1 where none had
};

/// How one way of ordering does on patients that the model has not seen.
struct OrderingFigures
{
    Estimate accuracy;
    double meanOrders = 0; ///< tests really ordered: without what was known already
    double p95Orders = 0;
    double meanCost = 0;         ///< of them, in the model's currency; the same as meanOrders without prices
    double fallbackRate = 0;     ///< part of the patients for whom V was ordered after all
    double generatedShare = 0;   ///< mean part of the batch that was generated instead of ordered
    double calibrationError = 0; ///< ECE of the final confidence
    double classwiseError = 0;   ///< the same of each class's probability, as a mean over the classes
    double meanVisits = 1;       ///< with at least one order; who orders nothing comes once
};

/// {"accuracy": …, "accuracy_standard_error": …, "mean_orders": …, "p95_orders": …, "mean_cost": …,
///  "fallback_rate": …, "generated_share": …, "ece": …, "mean_visits": …}
void to_json(nlohmann::json& json, const OrderingFigures& figures);

} // namespace genex::eval
