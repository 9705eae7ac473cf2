// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tableprofile.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace genex::data {

namespace {

constexpr std::size_t kMostClassesTold = 12;

/// printf into a string: more readable than streams for columns of numbers.
[[gnu::format(printf, 1, 2)]] std::string format(const char* pattern, ...) // NOLINT(cert-dcl50-cpp)
{
    std::va_list arguments;
    va_start(arguments, pattern);
    std::array<char, 1024> text{};
    const int length = std::vsnprintf(text.data(), text.size(), pattern, arguments);
    va_end(arguments);
    return {text.data(), std::min(static_cast<std::size_t>(std::max(length, 0)), text.size() - 1)};
}

nlohmann::json orNull(const std::optional<double>& number)
{
    return number && std::isfinite(*number) ? nlohmann::json(*number) : nlohmann::json();
}

nlohmann::json jsonOf(const ColumnProfile& column)
{
    nlohmann::json frequent = nlohmann::json::array();
    for (const auto& [value, rows] : column.frequent)
        frequent.push_back({{"value", value}, {"rows", rows}});
    return {{"name", column.name},
            {"kind", nameOf(column.kind)},
            {"unit", column.unit},
            {"missing", column.missing},
            {"distinct", column.distinct},
            {"lowest", orNull(column.lowest)},
            {"highest", orNull(column.highest)},
            {"mean", orNull(column.mean)},
            {"frequent", frequent},
            {"tells_label", orNull(column.tellsLabel)}};
}

std::string rangeText(const ColumnProfile& column)
{
    if (column.lowest && column.highest && column.kind == ColumnKind::Numeric)
        return format("%g to %g", *column.lowest, *column.highest) +
               (column.unit.empty() ? "" : " " + column.unit);
    std::string text;
    for (const auto& [value, rows] : column.frequent) {
        text += (text.empty() ? "" : ", ") + value;
        if (text.size() > 40)
            return text + " …";
    }
    return text;
}

void tellNumbers(const TableProfile& profile, std::string& text)
{
    const double cells = static_cast<double>(profile.rows) * static_cast<double>(profile.features);
    text += profile.source + '\n';
    text += format("  %zu rows, %zu features, %.1f %% of their values missing\n", profile.rows,
                   profile.features, cells > 0 ? 100 * static_cast<double>(profile.missingCells) / cells : 0);
    text += format(
        "  %zu distinct vectors; %zu rows duplicate an earlier one; %zu vectors with more than one label\n",
        profile.distinctVectors, profile.duplicateRows, profile.conflictingVectors);
    text += format("  %.1f %% of test rows would also be in the training part under a random split of rows\n",
                   100 * profile.leakShare);
    if (profile.positives)
        text += format("  %zu to %zu positive findings in a row, %.2f on average\n",
                       profile.positives->fewest, profile.positives->most, profile.positives->mean);
}

void tellClasses(const TableProfile& profile, std::string& text)
{
    if (profile.classes.empty())
        return;
    std::vector<ClassProfile> classes = profile.classes;
    std::ranges::stable_sort(classes, std::greater{}, &ClassProfile::rows);
    text += format("\nClasses: %zu\n", classes.size());
    for (std::size_t i = 0; i < std::min(classes.size(), kMostClassesTold); ++i)
        text += format("  %8zu rows %8zu vectors  ", classes[i].rows, classes[i].vectors) + classes[i].name +
                '\n';
    if (classes.size() > kMostClassesTold)
        text += format("  … and %zu more, the smallest with %zu rows\n", classes.size() - kMostClassesTold,
                       classes.back().rows);
}

void tellRemarks(const TableProfile& profile, std::string& text)
{
    if (profile.remarks.empty()) {
        text += "\nNo problems found.\n";
        return;
    }
    text += "\nFindings\n";
    for (const Remark& remark : profile.remarks) {
        text += "  " + std::string(nameOf(remark.severity)) + ": " + remark.message.english() + "\n      " +
                remark.remedy.english();
        text += remark.isRepairable ? " --fix does this.\n" : "\n";
    }
}

void tellColumns(const TableProfile& profile, std::string& text)
{
    text += "\nColumns\n      missing  different  kind         name and values\n";
    for (const ColumnProfile& column : profile.columns)
        text += format("  %10zu %10zu  %-12s ", column.missing, column.distinct,
                       std::string(nameOf(column.kind)).c_str()) +
                column.name + ": " + rangeText(column) + '\n';
}

} // namespace

void to_json(nlohmann::json& json, const Remark& remark)
{
    json = {{"id", remark.id},
            {"severity", nameOf(remark.severity)},
            {"columns", remark.columns},
            {"repairable", remark.isRepairable}};
    writeText(json, "message", remark.message);
    writeText(json, "remedy", remark.remedy);
}

void to_json(nlohmann::json& json, const TableProfile& profile)
{
    json = {{"source", profile.source},
            {"label", profile.label},
            {"rows", profile.rows},
            {"features", profile.features},
            {"missing_cells", profile.missingCells},
            {"unlabelled_rows", profile.unlabelledRows},
            {"duplicate_rows", profile.duplicateRows},
            {"distinct_vectors", profile.distinctVectors},
            {"conflicting_vectors", profile.conflictingVectors},
            {"best_accuracy", profile.bestAccuracy},
            {"leak_share", profile.leakShare},
            {"positives", nullptr},
            {"findings", profile.remarks}};
    if (profile.positives)
        json["positives"] = {{"fewest", profile.positives->fewest},
                             {"most", profile.positives->most},
                             {"mean", profile.positives->mean}};
    json["columns"] = nlohmann::json::array();
    for (const ColumnProfile& column : profile.columns)
        json["columns"].push_back(jsonOf(column));
    json["classes"] = nlohmann::json::array();
    for (const ClassProfile& one : profile.classes)
        json["classes"].push_back({{"name", one.name}, {"rows", one.rows}, {"vectors", one.vectors}});
}

std::string describe(const TableProfile& profile)
{
    std::string text;
    tellNumbers(profile, text);
    tellClasses(profile, text);
    tellRemarks(profile, text);
    tellColumns(profile, text);
    return text;
}

} // namespace genex::data
