// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "common/result.h"
#include "domain/deidentify.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Cases that leave a store, and come into one. Each leaves an entry in the audit log before it leaves the
/// house; where that cannot be written, nothing leaves.
namespace genex::services {

class CaseBook;

/// A whole case, with its patient, signed by its store: a JSON text in which any change of a value is
/// noticed.
Result<std::string> exportCase(CaseBook& book, std::string_view id);

struct ImportedCase
{
    std::string id;
    std::string originalId; ///< another one where a case of this store had it already
    std::string storeId;    ///< where it comes from
    std::string signingKey; ///< to be compared with one that came another way
};

struct ImportSource
{
    std::string text;
    std::string name;            ///< that stands in messages
    std::string signingKey = {}; ///< that it must be signed with; empty: any
};

/// Takes in what exportCase made. Corrupt when it was altered.
Result<ImportedCase> importCase(CaseBook& book, const ImportSource& source);

/// Without anything that names the patient.
Result<nlohmann::json> exportDeidentified(CaseBook& book, std::string_view id);
/// Every case, in an order that says nothing.
Result<nlohmann::json> exportAllDeidentified(CaseBook& book, JobControl& job);
enum class ExportKind { Whole, Deidentified };
/// The same into a file that only its owner may read: there whole, or not at all. An existing one is
/// replaced.
Result<void> exportToFile(CaseBook& book, std::string_view id, ExportKind kind, const std::string& file);

/// What importCase takes in, from a file.
Result<ImportedCase> importFromFile(CaseBook& book, const std::string& file);

/// What would leave and what is withheld; nothing leaves yet.
Result<std::vector<domain::ExportPart>> previewDeidentified(CaseBook& book, std::string_view id);

} // namespace genex::services
