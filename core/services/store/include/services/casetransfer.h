// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "common/result.h"
#include "domain/deidentify.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Export and import of cases. Each export is recorded in the audit log first; if that fails, nothing is
/// exported.
namespace genex::services {

class CaseBook;

/// A complete case, including the patient, signed by its store: a JSON text in which any alteration is
/// detected.
Result<std::string> exportCase(CaseBook& book, std::string_view id);

struct ImportedCase
{
    std::string id;
    std::string originalId; ///< differs from the new one if that id was already in use
    std::string storeId;    ///< of the exporting store
    std::string signingKey; ///< to be compared with one received through another channel
};

struct ImportSource
{
    std::string text;
    std::string name;            ///< for messages
    std::string signingKey = {}; ///< required signing key; empty: any
};

/// Imports what exportCase wrote. Corrupt if it was altered.
Result<ImportedCase> importCase(CaseBook& book, const ImportSource& source);

/// Without anything that identifies the patient.
Result<nlohmann::json> exportDeidentified(CaseBook& book, std::string_view id);
/// All cases, in random order.
Result<nlohmann::json> exportAllDeidentified(CaseBook& book, JobControl& job);
enum class ExportKind { Whole, Deidentified };
/// The same to a file readable only by its owner, written atomically. An existing one is replaced.
Result<void> exportToFile(CaseBook& book, std::string_view id, ExportKind kind, const std::string& file);

/// The same from a file.
Result<ImportedCase> importFromFile(CaseBook& book, const std::string& file);

/// What would be exported and what is withheld; exports nothing.
Result<std::vector<domain::ExportPart>> previewDeidentified(CaseBook& book, std::string_view id);

} // namespace genex::services
