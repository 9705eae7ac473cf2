// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/fields.h"

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
    static constexpr const char* kTitle = "The table of results";

    std::vector<std::string> columns;
    std::vector<std::vector<nlohmann::json>> rows; ///< each as long as `columns`

    ResultCell cell(std::size_t row, std::size_t column) const;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("columns", self.columns, MostEntries{10'000}, MostBytes{200}, AllDifferent{});
        visit("rows", self.rows, MostEntries{10'000'000});
    }
    /// A row has a cell for each column.
    void check(const Text& where) const;

    bool operator==(const ResultTable&) const = default;
};

/// RFC 4180 with a header; numbers in their shortest exact form. Text that a spreadsheet would take for a
/// formula is prefixed with an apostrophe.
std::string csvOf(const ResultTable& table);

} // namespace genex::domain
