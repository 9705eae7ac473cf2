// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casedocument.h"
#include "domain/jsonfwd.h"

#include <string>
#include <vector>

/// De-identified export of a case for research: no name, number, free text, user names or ids; days since
/// opening instead of dates; ages in ten-year bands, 90 and above as one. Features, categories and diseases
/// are the model's vocabulary and are exported unchanged. A unit is exported only if the catalogue defines it
/// for that feature, since it could be any text. Generated values are under "estimates", never among results.
namespace genex::domain {

Json deidentified(const CaseDocument& document, const Catalogue& catalogue);

/// One field of a case: exported or withheld.
struct ExportPart
{
    Text field;        ///< its path in the exported JSON, or the name of what is withheld
    std::string value; ///< as exported; empty if withheld
    bool isWithheld = false;

    bool operator==(const ExportPart&) const = default;
};

/// The preview: exactly the values of deidentified(), then what is withheld.
std::vector<ExportPart> identifiedParts(const CaseDocument& document, const Catalogue& catalogue);

/// "30–39", "90+".
std::string ageBand(int years);

} // namespace genex::domain
