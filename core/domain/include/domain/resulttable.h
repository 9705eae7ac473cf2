// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace genex::domain {

/// Content of a table cell.
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
/// Throws Failure(InvalidInput) for a row of the wrong length or an invalid cell.
void from_json(const nlohmann::json& json, ResultTable& table);

/// RFC 4180 with a header; numbers in their shortest exact form. Text that a spreadsheet would take for a
/// formula is prefixed with an apostrophe.
std::string csvOf(const ResultTable& table);

} // namespace genex::domain
