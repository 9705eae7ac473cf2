// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/jsonfwd.h"

#include <string>
#include <string_view>

/// A complete case as one JSON document, including the patient, for signed export and import.
namespace genex::domain {

constexpr std::size_t kMostCaseFileBytes = std::size_t{64} << 20U;

struct CaseFile
{
    std::string id;
    CaseDocument document;

    bool operator==(const CaseFile&) const = default;
};

/// {"format": "genex-case", "schema_version": 1, "id": …, "events": […], "derived": {…}}. The derived part is
/// for other programs.
Json caseFileJson(const CaseFile& file);

/// Reads and validates. The events are authoritative: a contradicting derived part is refused as Corrupt.
CaseFile parseCaseFile(std::string_view text, const std::string& sourceName);

} // namespace genex::domain
