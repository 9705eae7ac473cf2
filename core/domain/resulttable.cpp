// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/resulttable.h"

#include "domain/jsonfields.h"

#include <algorithm>

namespace genex::domain {

namespace {

using Json = nlohmann::json;

bool isCell(const Json& json)
{
    return json.is_null() || json.is_string() || json.is_number();
}

std::string quoted(const std::string& text)
{
    std::string safe = text;
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        safe.insert(safe.begin(), '\'');
    if (safe.find_first_of(",\"\r\n") == std::string::npos)
        return safe;
    std::string result = "\"";
    for (const char c : safe)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + '"';
}

std::string textOf(const Json& cell)
{
    if (cell.is_null())
        return {};
    return cell.is_string() ? quoted(cell.get<std::string>()) : cell.dump();
}

template <typename Cells, typename ToText>
std::string lineOf(const Cells& cells, const ToText& toText)
{
    std::string line;
    for (const auto& cell : cells)
        line += (line.empty() && &cell == &cells.front() ? "" : ",") + toText(cell);
    return line + "\r\n";
}

} // namespace

ResultCell ResultTable::cell(std::size_t row, std::size_t column) const
{
    const Json& json = rows[row][column];
    if (json.is_null())
        return {};
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_number_integer())
        return json.get<std::int64_t>();
    return json.get<double>();
}

void ResultTable::check(const Text& where) const
{
    for (const std::vector<Json>& row : rows) {
        if (row.size() != columns.size() || !std::ranges::all_of(row, isCell))
            refuseField(where, "rows", Text("contains %1", Json(row).dump()),
                        "A row has as many cells as there are columns: numbers, texts or nothing.");
    }
}

std::string csvOf(const ResultTable& table)
{
    std::string csv = lineOf(table.columns, quoted);
    for (const std::vector<Json>& row : table.rows)
        csv += lineOf(row, textOf);
    return csv;
}

} // namespace genex::domain
