// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex::data {

/// Distribution of a finding within one disease.
enum class Shape {
    Rate,      ///< present or absent
    Normal,    ///< centre: mean, spread: standard deviation
    LogNormal, ///< centre: median, spread: factor of one standard deviation, above 1
};

struct Level
{
    double centre = 0;
    double spread = 1;

    bool operator==(const Level&) const = default;
};

/// A measured finding and the largest value up to which another finding applies.
struct UpperLimit
{
    std::size_t finding = 0;
    double value = 0;
};

/// What holds for a finding in every disease.
struct FindingKnowledge
{
    Shape shape = Shape::Rate;
    double incidentalShare =
        0; ///< fraction of patients whose value has another cause: other illness, drug, error
    Level incidental;
    std::optional<std::size_t> onlyIf;     ///< this finding is absent without that one
    std::optional<std::size_t> appliesTo;  ///< this finding is not recorded without that one
    std::optional<UpperLimit> appliesUpTo; ///< above this value it is not recorded: no pregnancy test at 80
    std::vector<std::pair<std::size_t, double>> loadings; ///< (factor, loading); squares sum to less than 1
};

/// A synthetic population in numbers. Findings and diseases are in catalogue order.
struct Knowledge
{
    std::vector<std::string> factors;
    std::vector<FindingKnowledge> findings;
    std::vector<double> prevalence; ///< weight of each disease, above 0
    std::vector<std::vector<double>>
        rates; ///< [disease][finding]: P(present | disease, onlyIf and appliesTo hold)
    std::vector<std::vector<Level>> levels; ///< [disease][finding], for measured findings
    std::vector<double> gaps;               ///< P(not recorded) of each finding; one draw per panel
};

/// Reads and validates a knowledge file against its catalogue; a Failure names file, entry, field and remedy.
Knowledge loadKnowledge(const std::filesystem::path& file, const domain::Catalogue& catalogue);
Knowledge parseKnowledge(std::string_view text, const std::string& sourceName,
                         const domain::Catalogue& catalogue);

} // namespace genex::data
