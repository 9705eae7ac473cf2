// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/rundifferences.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string_view>
#include <utility>

namespace genex::services {

namespace {

using contract::Json;

constexpr std::string_view kErrorEnding = "_standard_error";

/// Fields of the form, in its order; the rest of a record follows.
constexpr std::array kChosen{"experiment", "source", "methods", "budgets", "repeats",
                             "seed",       "split",  "preset",  "costs",   "settings"};

/// Fields that are not conditions of the experiment.
bool isResult(std::string_view name)
{
    return name == "cells" || name == "table" || name == "figure" || name == "by_group";
}

std::string plainText(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string listText(const Json& list)
{
    std::string text;
    for (const Json& value : list)
        text += (text.empty() ? "" : ", ") + plainText(value);
    return text;
}

bool isPlainList(const Json& value)
{
    return value.is_array() &&
           std::ranges::none_of(value, [](const Json& part) { return part.is_structured(); });
}

/// Paths and texts; a list of plain values is one entry.
void flatten(const std::string& path, const Json& value, std::vector<RunCondition>& all)
{
    if (isPlainList(value))
        return all.push_back({path, listText(value)});
    if (!value.is_structured())
        return all.push_back({path, plainText(value)});
    for (const auto& [name, part] : value.items())
        flatten(path + "/" + name, part, all);
}

/// Everything but measurements of the machine.
std::map<std::string, std::string> comparable(const std::vector<RunCondition>& conditions)
{
    std::map<std::string, std::string> texts;
    for (const RunCondition& one : conditions) {
        if (!one.what.starts_with("machine"))
            texts.emplace(one.what, one.value);
    }
    return texts;
}

std::vector<RunDifference> differencesBetween(const std::map<std::string, std::string>& first,
                                              const std::map<std::string, std::string>& second)
{
    std::map<std::string, RunDifference> all;
    for (const auto& [what, text] : first)
        all[what] = {what, text, {}};
    for (const auto& [what, text] : second) {
        all[what].what = what;
        all[what].second = text;
    }
    std::vector<RunDifference> differences;
    for (auto& [what, difference] : all) {
        if (difference.first != difference.second)
            differences.push_back(std::move(difference));
    }
    return differences;
}

std::string figureText(const Json& cell)
{
    if (!cell.is_number_float())
        return cell.is_null() ? std::string() : plainText(cell);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f",
                  cell.get<double>()); // NOLINT(*-vararg): digits, no locale
    return text.data();
}

/// A figure is followed by its standard error; other columns are derived or identify the row.
bool isFigure(const domain::ResultTable& table, std::size_t column)
{
    return column + 1 < table.columns.size() &&
           table.columns[column + 1] == table.columns[column] + std::string(kErrorEnding);
}

/// Columns before the figures: "budget 0.2, genex". A mean confidence is a measurement, too.
std::string rowName(const domain::ResultTable& table, const std::vector<Json>& row)
{
    std::string name;
    for (std::size_t i = 0; i < row.size() && !isFigure(table, i); ++i) {
        if (row[i].is_null() || table.columns[i] == "confidence")
            continue;
        const std::string before = row[i].is_number() ? table.columns[i] + " " : std::string();
        name += (name.empty() ? "" : ", ") + before + plainText(row[i]);
    }
    return name;
}

std::string withError(const Json& figure, const Json& error)
{
    return figureText(figure) + (error.is_null() ? std::string() : " ± " + figureText(error));
}

std::map<std::string, std::string> figuresOf(const domain::ResultTable& table)
{
    std::map<std::string, std::string> figures;
    for (const std::vector<Json>& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (isFigure(table, i) && !row[i].is_null())
                figures.emplace(rowName(table, row) + ": " + table.columns[i], withError(row[i], row[i + 1]));
        }
    }
    return figures;
}

} // namespace

std::vector<RunDifference> differencesOf(const Json& first, const Json& second)
{
    return differencesBetween(comparable(conditionsOf(first)), comparable(conditionsOf(second)));
}

std::vector<RunDifference> differencesOf(const domain::ResultTable& first, const domain::ResultTable& second)
{
    return differencesBetween(figuresOf(first), figuresOf(second));
}

std::vector<RunCondition> conditionsOf(const Json& record)
{
    std::vector<RunCondition> conditions;
    for (const char* name : kChosen) {
        if (record.contains(name))
            flatten(name, record.at(name), conditions);
    }
    for (const auto& [name, value] : record.items()) {
        if (!isResult(name) && std::ranges::find(kChosen, std::string_view(name)) == kChosen.end())
            flatten(name, value, conditions);
    }
    return conditions;
}

domain::ResultTable byGroupIn(const Json& record)
{
    const auto found = record.find("by_group");
    return found == record.end() ? domain::ResultTable() : found->get<domain::ResultTable>();
}

ExperimentReport experimentReportFrom(const Json& record)
{
    return {record.at("figure").get<domain::Figure>(), record.at("table").get<domain::ResultTable>(),
            conditionsOf(record), byGroupIn(record)};
}

std::vector<RunDifference> differencesOf(const ExperimentReport& first, const ExperimentReport& second)
{
    auto differences = differencesBetween(comparable(first.conditions), comparable(second.conditions));
    for (RunDifference& difference : differencesOf(first.table, second.table))
        differences.push_back(std::move(difference));
    return differences;
}

} // namespace genex::services
