// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "data/columngroups.h"
#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Predictions by class, by subgroup and by confidence.
namespace genex::eval {

using contract::OutcomeFigures;

/// With more classes the confusion matrix is omitted, because of its size.
inline constexpr std::size_t kMostConfusedClasses = 200;

/// Patients grouped by the value of a column.
struct Subgroup
{
    std::string feature;
    std::string group;               ///< "<18", "female", "unknown"
    std::vector<std::uint8_t> holds; ///< [N]
};

/// N patients with known class.
struct JudgedOutcomes
{
    std::vector<std::string> classes; ///< [C]
    std::vector<std::int32_t> labels; ///< [N]
    std::vector<double> weights;      ///< [N] number of patients each represents
};

/// probabilities [N × C]; the largest one is the prediction.
OutcomeFigures outcomeFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                              std::span<const Subgroup> subgroups = {});

/// By age below 18, below 65 and above, if there is a numeric column called age; by each value of a column
/// sex, gender, female_sex or male_sex. `rows`: the patients' rows of the table.
std::vector<Subgroup> subgroupsOf(const data::Dataset& dataset, std::span<const std::size_t> rows);
/// By each group of a column that is no feature.
std::vector<Subgroup> subgroupsOf(const data::Grouping& grouping, std::span<const std::size_t> rows);

} // namespace genex::eval
