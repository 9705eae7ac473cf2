// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "genex/calibration.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Who is taken for what: by class, by subgroup and by confidence.
namespace genex::eval {

/// With more classes than this their confusion is left out: it would be larger than everything else.
inline constexpr std::size_t kMostConfusedClasses = 200;

struct ClassFigures
{
    double patients = 0;             ///< of this class
    std::optional<double> recall;    ///< part of them that is recognised; empty: there are none
    std::optional<double> precision; ///< part of those named so that have it; empty: nobody is named so
};

/// Patients that belong together by what a column says.
struct Subgroup
{
    std::string feature;
    std::string group;               ///< "<18", "female", "unknown"
    std::vector<std::uint8_t> holds; ///< [N]
};

struct SubgroupFigures
{
    std::string feature;
    std::string group;
    double patients = 0;
    double accuracy = 0;
};

struct OutcomeFigures
{
    std::vector<ClassFigures> byClass;               ///< in the order of the classes
    std::vector<std::vector<double>> confusion;      ///< [true class][named class]; empty: too many classes
    std::vector<method::ReliabilityBin> calibration; ///< the bins of the calibration error
    std::vector<SubgroupFigures> bySubgroup;         ///< those with patients
};

/// N patients whose class is known.
struct JudgedOutcomes
{
    std::size_t classes = 0;
    std::vector<std::int32_t> labels; ///< [N]
    std::vector<double> weights;      ///< [N] how many patients each counts for
};

/// probabilities [N × C]; the highest one names the class.
OutcomeFigures outcomeFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                              std::span<const Subgroup> subgroups = {});

/// By age below 18, below 65 and above, where a numeric column is called age; by each value of a column sex,
/// gender, female_sex or male_sex. `rows` are the patients' rows of the table.
std::vector<Subgroup> subgroupsOf(const data::Dataset& dataset, std::span<const std::size_t> rows);

/// The keys by_class, confusion, calibration and by_subgroup, added to an object.
void addOutcomes(nlohmann::json& json, const OutcomeFigures& figures, std::span<const std::string> classes);

} // namespace genex::eval
