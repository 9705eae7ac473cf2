// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablememory.h"

#include "services/tableview.h"

namespace genex {
class JobControl;
}

namespace genex::data {
class TableCache;
}

namespace genex::services {

/// A table to be looked at.
struct TableRequest
{
    contract::TableSource source;
    std::string split = "group";
    std::string observedColumn;
    bool mayGuessLabel = false; ///< nobody has chosen yet
    std::optional<DatasetRecord> saved;
};

/// Reads the file, looks at every column and tries what training would do first. What training would refuse
/// stands in the view; a table that cannot be shown at all is a Failure. Long: not for a window's thread.
TableView readTable(const TableRequest& request, const MemoryProbe& memory, data::TableCache& cache,
                    JobControl& job);

} // namespace genex::services
