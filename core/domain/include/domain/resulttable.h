// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace genex::domain {

/// What a cell of a table holds: nothing, a number or a text.
using ResultCell = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A table of results. A cell is a number, a text, or nothing.
struct ResultTable
{
    std::vector<std::string> columns;
    std::vector<std::vector<nlohmann::json>> rows; ///< each as long as `columns`

    ResultCell cell(std::size_t row, std::size_t column) const;

    bool operator==(const ResultTable&) const = default;
};

/// {"columns": […], "rows": [[…], …]}
void to_json(nlohmann::json& json, const ResultTable& table);
/// Throws Failure(InvalidInput) for a row of another length, and for a cell that is anything else.
void from_json(const nlohmann::json& json, ResultTable& table);

/// RFC 4180: a header, then the rows; numbers as short as they read back. A text that a spreadsheet would
/// take for a formula gets an apostrophe before it.
std::string csvOf(const ResultTable& table);

} // namespace genex::domain
