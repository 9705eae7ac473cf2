// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnscan.h"

#include "data/tableprofile.h"

#include <vector>

namespace genex::data {

/// What whoever learns from the table should know, gravest first.
std::vector<Remark> makeRemarks(const Table& table, const TableProfile& profile,
                                const std::vector<ColumnScan>& scans);

} // namespace genex::data
