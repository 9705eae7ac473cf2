// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"
#include "services/workingmodel.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Parses typed findings: "fev", "Hb 9.1", "38.9 C", "no cough".
namespace genex::services {

/// A number with its unit.
struct TypedNumber
{
    double value = 0;
    std::string unit;     ///< as typed; may be empty
    std::string doubtful; ///< as typed if its separator may be a thousands separator: "1.234" in German

    bool operator==(const TypedNumber&) const = default;
};

/// One interpretation.
struct EntryChoice
{
    std::string feature;
    std::string name;    ///< from the catalogue
    std::string matched; ///< the matched synonym; empty: the name itself
    std::optional<TypedNumber> number;
    std::string category;  ///< for a categorical feature
    bool isAbsent = false; ///< "no cough"

    bool operator==(const EntryChoice&) const = default;
};

/// Best first; a categorical feature once per category.
std::vector<EntryChoice> choicesFor(std::string_view typed, const WorkingModel& model,
                                    const domain::Catalogue& catalogue, std::size_t most = 8);

/// Tests by name or synonym, best first, each once; an ordered test has no value yet.
std::vector<EntryChoice> testsFor(std::string_view typed, const WorkingModel& model,
                                  const domain::Catalogue& catalogue, std::size_t most = 8);

/// The finding, or one sentence about the error: a missing number, a wrong unit, an implausible value.
Result<domain::Finding> findingOf(const EntryChoice& choice, bool isAbsent, const WorkingModel& model,
                                  const domain::Catalogue& catalogue);

/// A value for a given feature: "9.1", "9.1 g/dL", a category; empty text for present or absent.
Result<domain::Finding> valueOf(const std::string& feature, std::string_view typed, bool isAbsent,
                                const WorkingModel& model, const domain::Catalogue& catalogue);

/// Several pasted findings: one per line, or separated by commas and semicolons.
struct PastedFindings
{
    std::vector<domain::Finding> findings;
    std::vector<std::string> notUnderstood;
};
PastedFindings findingsOf(std::string_view pasted, const WorkingModel& model,
                          const domain::Catalogue& catalogue);
/// Whether it contains more than one.
bool isManyFindings(std::string_view pasted);

/// "30 to 43 °C"; empty if the catalogue has no range.
Text plausibleText(const std::string& feature, const domain::Catalogue& catalogue);

} // namespace genex::services
