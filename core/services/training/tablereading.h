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

/// A table to analyse.
struct TableRequest
{
    contract::TableSource source;
    std::string split = "group";
    std::string observedColumn;
    bool mayGuessLabel = false; ///< no label chosen yet
    std::optional<DatasetRecord> saved;
};

/// Reads the file, profiles every column and tries the first steps of training. What training would refuse is
/// in the view; a table that cannot be shown at all is a Failure. Long: do not call it on the window's
/// thread.
TableView readTable(const TableRequest& request, const MemoryProbe& memory, data::TableCache& cache,
                    JobControl& job);

} // namespace genex::services
