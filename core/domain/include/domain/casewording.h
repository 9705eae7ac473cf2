// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/caseevent.h"
#include "domain/catalogue.h"

#include <optional>
#include <string>

/// Wording of a case for users: the same in window, audit viewer and command line.
namespace genex::domain {

/// One sentence about the change: "Ordered C-reactive protein and Chest X-ray."
Text sentenceOf(const CaseChange& change, const Catalogue& catalogue);

/// Why there is no result: the program's own reasons are translatable, users' texts are unchanged.
Text reasonText(const std::string& reason);

/// "190 µg/L (60–520)": an estimated number, with the range of four draws in five, as far as it is plausible.
/// Nothing for what is no number; `feature` may be nullptr.
std::optional<Text> estimatedNumber(const EstimatedValue& value, const Feature* feature);

/// "12.5 mg/L": a result in the unit that it was reported in.
Text resultText(const Finding& finding, const std::string& unit, const Catalogue& catalogue);

} // namespace genex::domain
