// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"
#include "services/workingmodel.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What somebody types, made into findings: "fev", "Hb 9.1", "38.9 C", "no cough".
namespace genex::services {

/// A number with what stands behind it.
struct TypedNumber
{
    double value = 0;
    std::string unit;     ///< as typed; empty: none
    std::string doubtful; ///< as typed, where its separator may stand for thousands: "1.234" in German

    bool operator==(const TypedNumber&) const = default;
};

/// One thing that may be meant.
struct EntryChoice
{
    std::string feature;
    std::string name;    ///< the catalogue's
    std::string matched; ///< the synonym that was met; empty: the name itself
    std::optional<TypedNumber> number;
    std::string category;  ///< of a feature that is told by category
    bool isAbsent = false; ///< "no cough"

    bool operator==(const EntryChoice&) const = default;
};

/// Best first; a feature that is told by category once for each category.
std::vector<EntryChoice> choicesFor(std::string_view typed, const WorkingModel& model,
                                    const domain::Catalogue& catalogue, std::size_t most = 8);

/// Tests by name or synonym, best first, each once: what can be ordered has no value yet.
std::vector<EntryChoice> testsFor(std::string_view typed, const WorkingModel& model,
                                  const domain::Catalogue& catalogue, std::size_t most = 8);

/// The finding, or what is wrong with it in one sentence: a number that is missing, in another unit, or not
/// plausible.
Result<domain::Finding> findingOf(const EntryChoice& choice, bool isAbsent, const WorkingModel& model,
                                  const domain::Catalogue& catalogue);

/// A value for a feature that is known already: "9.1", "9.1 g/dL", a category; nothing for present or absent.
Result<domain::Finding> valueOf(const std::string& feature, std::string_view typed, bool isAbsent,
                                const WorkingModel& model, const domain::Catalogue& catalogue);

/// Many at once, as they are pasted: one a line, or between commas and semicolons.
struct PastedFindings
{
    std::vector<domain::Finding> findings;
    std::vector<std::string> notUnderstood;
};
PastedFindings findingsOf(std::string_view pasted, const WorkingModel& model,
                          const domain::Catalogue& catalogue);
/// Whether it holds more than one.
bool isManyFindings(std::string_view pasted);

/// "30 to 43 °C"; empty where the catalogue knows no range.
Text plausibleText(const std::string& feature, const domain::Catalogue& catalogue);

} // namespace genex::services
