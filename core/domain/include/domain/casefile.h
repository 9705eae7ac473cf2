// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// A whole case as one JSON text, with its patient: what is exported, signed and imported again.
namespace genex::domain {

constexpr std::size_t kMostCaseFileBytes = std::size_t{64} << 20U;

struct CaseFile
{
    std::string id;
    CaseDocument document;

    bool operator==(const CaseFile&) const = default;
};

/// {"format": "genex-case", "schema_version": 1, "id": …, "events": […], "derived": {…}}. What is derived
/// stands there for other programs.
nlohmann::json caseFileJson(const CaseFile& file);

/// Reads and checks. The events count: a file whose derived part says something else is refused as Corrupt.
CaseFile parseCaseFile(std::string_view text, const std::string& sourceName);

} // namespace genex::domain
