// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/resulttable.h"

#include "common/error.h"
#include "domain/jsonfields.h"

namespace genex::domain {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostColumns = 10'000;
constexpr std::size_t kMostRows = 10'000'000;

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

void to_json(Json& json, const ResultTable& table)
{
    json = {{"columns", table.columns}, {"rows", table.rows}};
}

void from_json(const Json& json, ResultTable& table)
{
    JsonFields fields(json, "The table of results");
    ResultTable read;
    read.columns = fields.texts("columns", kMostColumns);
    for (const Json& row : fields.list("rows", 0, kMostRows)) {
        if (!row.is_array() || row.size() != read.columns.size() ||
            !std::all_of(row.begin(), row.end(), isCell))
            fields.refuse("rows", Text("contains %1", row.dump()),
                          "A row has as many cells as there are columns: numbers, texts or nothing.");
        read.rows.push_back(row.get<std::vector<Json>>());
    }
    fields.refuseUnread();
    table = std::move(read);
}

std::string csvOf(const ResultTable& table)
{
    std::string csv = lineOf(table.columns, quoted);
    for (const std::vector<Json>& row : table.rows)
        csv += lineOf(row, textOf);
    return csv;
}

} // namespace genex::domain
