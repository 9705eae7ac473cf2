#pragma once

#include "common/jobcontrol.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace genex::engine {

/// What is wanted of a table besides its patients.
struct SourceRequest
{
    data::SplitSettings split;
    std::string observedColumn;        ///< that says what was known first; empty: none
    std::optional<std::string> sha256; ///< the table that it must be
    double progressUpTo = 1;           ///< the part of the whole job that reading is
};

/// A table that can be trained or evaluated on.
struct SourceTable
{
    data::Dataset dataset; ///< without the columns that the request names
    data::Split split;     ///< with the hash of the table
    std::optional<data::GivenObservations> observations;
    std::vector<std::string> splitColumn; ///< what the split follows in each row; empty: no column
    std::string catalogueSha256;          ///< of the catalogue that the patients were drawn from; empty: none
};

/// Reads the table of a message: `{"kind": "sample", …}` draws patients of the embedded population,
/// `{"kind": "file", …}` imports a file; core/protocol/README.md names the fields. Failures about a row name
/// its line.
SourceTable readSource(const nlohmann::json& source, const SourceRequest& request, JobControl& job);

} // namespace genex::engine
