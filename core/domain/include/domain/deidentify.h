// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casedocument.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// A case as it may leave the house for research: without name, number, free text, user names and ids, with
/// days since it was opened instead of dates, and with ages in bands of ten years, 90 and above as one.
///
/// Features, categories and diseases are words of the model and leave as they are. A unit leaves only where
/// the catalogue has it for that feature, since it could be any text. Generated values stand under
/// "estimates", never among results.
namespace genex::domain {

nlohmann::json deidentified(const CaseDocument& document, const Catalogue& catalogue);

/// One field of a case: what leaves, or that it is withheld.
struct ExportPart
{
    Text field;        ///< its path in the JSON that leaves, or what is withheld by name
    std::string value; ///< as it leaves; empty where withheld
    bool isWithheld = false;

    bool operator==(const ExportPart&) const = default;
};

/// The preview: first every value of deidentified(), no more and no less, then what the case holds and keeps.
std::vector<ExportPart> identifiedParts(const CaseDocument& document, const Catalogue& catalogue);

/// "30–39", "90+".
std::string ageBand(int years);

} // namespace genex::domain
