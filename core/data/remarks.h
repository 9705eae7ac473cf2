// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnscan.h"

#include "data/tableprofile.h"

#include <vector>

namespace genex::data {

/// What a user should know about the table, most severe first.
std::vector<Remark> makeRemarks(const Table& table, const TableProfile& profile,
                                const std::vector<ColumnScan>& scans);

} // namespace genex::data
