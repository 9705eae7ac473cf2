#pragma once

#include "common/jobcontrol.h"
#include "data/tablesource.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace genex::engine {

/// What is wanted of a table besides its patients.
struct SourceRequest
{
    data::SplitSettings split;
    std::string observedColumn;        ///< that says what was known first; empty: none
    std::optional<std::string> sha256; ///< the table that it must be
    double progressUpTo = 1;           ///< the part of the whole job that reading is
};

/// A table that can be trained or evaluated on, its split with the hash of the table.
struct SourceTable : data::PreparedTable
{
    std::string catalogueSha256; ///< of the catalogue that the patients were drawn from; empty: none
};

/// Reads the table of a message: `{"kind": "sample", …}` draws patients of the embedded population,
/// `{"kind": "file", …}` imports a file; core/protocol/README.md names the fields. Failures about a row name
/// its line.
SourceTable readSource(const nlohmann::json& source, const SourceRequest& request, JobControl& job);

} // namespace genex::engine
