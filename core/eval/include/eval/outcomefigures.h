// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Who is taken for what: by class, by subgroup and by confidence.
namespace genex::eval {

using contract::OutcomeFigures;

/// With more classes than this their confusion is left out: it would be larger than everything else.
inline constexpr std::size_t kMostConfusedClasses = 200;

/// Patients that belong together by what a column says.
struct Subgroup
{
    std::string feature;
    std::string group;               ///< "<18", "female", "unknown"
    std::vector<std::uint8_t> holds; ///< [N]
};

/// N patients whose class is known.
struct JudgedOutcomes
{
    std::vector<std::string> classes; ///< [C]
    std::vector<std::int32_t> labels; ///< [N]
    std::vector<double> weights;      ///< [N] how many patients each counts for
};

/// probabilities [N × C]; the highest one names the class.
OutcomeFigures outcomeFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                              std::span<const Subgroup> subgroups = {});

/// By age below 18, below 65 and above, where a numeric column is called age; by each value of a column sex,
/// gender, female_sex or male_sex. `rows` are the patients' rows of the table.
std::vector<Subgroup> subgroupsOf(const data::Dataset& dataset, std::span<const std::size_t> rows);

} // namespace genex::eval
