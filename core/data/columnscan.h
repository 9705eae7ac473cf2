// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/tableprofile.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::data {

/// A value that occurs in all rows of a class and in no others.
struct ClassSign
{
    std::string value;
    std::uint32_t ofClass = 0;
};

struct ColumnScan
{
    ColumnProfile profile;
    std::vector<ClassSign> signs;
};

/// Scans one column. labels: class of each row, Column::kMissing if there is none; empty without a label.
ColumnScan scanColumn(const Column& column, std::span<const std::uint32_t> labels, std::size_t classes);

} // namespace genex::data
