// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tableprofile.h"

#include "columnscan.h"
#include "remarks.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/parallelfor.h"
#include "data/rowgroups.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>
#include <thread>

namespace genex::data {

namespace {

/// In any order. Progress is reported, and a stop noticed, between tasks on the caller's thread.
void forEachOnAllCores(std::size_t count, const char* phase, JobControl& job,
                       const std::function<void(std::size_t)>& task)
{
    const auto caller = std::this_thread::get_id();
    parallelFor(count, coreCount(), [&](std::size_t i) {
        if (std::this_thread::get_id() == caller)
            job.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(count), phase);
        task(i);
    });
}

/// Class of each row; empty without a label.
std::vector<std::uint32_t> classesOfRows(const Table& table)
{
    const auto label = table.label();
    if (!label)
        return {};
    const Column& column = table.columns[*label];
    std::vector<std::uint32_t> classes(column.rows());
    for (std::size_t row = 0; row < classes.size(); ++row)
        classes[row] = column.codeAt(row);
    return classes;
}

void requireSomethingToLearn(const Table& table)
{
    if (table.features().empty())
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 has no column that could be a finding.", table.source),
                      "It needs columns other than the label and identifiers.");
    const auto label = table.label();
    if (!label)
        return;
    const Column& column = table.columns[*label];
    if (column.texts.empty())
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1, column \"%2\": no row has a label.", table.source, column.name),
                      "Choose the column that holds the diagnosis.");
    if (column.texts.size() == 1)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1, column \"%2\": every row has the label \"%3\".", table.source, column.name,
                           column.texts.front()),
                      "At least two classes are needed.");
}

std::vector<ColumnScan> scanColumns(const Table& table, const std::vector<std::uint32_t>& labels,
                                    JobControl& job)
{
    const auto label = table.label();
    const std::size_t classes = label ? table.columns[*label].texts.size() : 0;
    std::vector<ColumnScan> scans(table.columns.size());
    forEachOnAllCores(scans.size(), "Analysing the columns", job,
                      [&](std::size_t c) { scans[c] = scanColumn(table.columns[c], labels, classes); });
    return scans;
}

std::size_t trainingRows(std::size_t rows)
{
    return rows * 7 / 10;
}

void countVectors(const RowGroups& vectors, TableProfile& profile)
{
    profile.distinctVectors = vectors.count();
    profile.leakShare = expectedLeak(vectors.size, profile.rows, trainingRows(profile.rows));
}

void countClasses(const Column& label, const RowGroups& vectors, const std::vector<std::uint32_t>& labels,
                  TableProfile& profile)
{
    profile.classes.resize(label.texts.size());
    for (std::size_t c = 0; c < label.texts.size(); ++c)
        profile.classes[c].name = label.texts[c];
    const RowGroups labelled = divideGroups(vectors, labels);
    profile.duplicateRows = profile.rows - labelled.count();
    std::vector<std::uint32_t> labelsOfVector(vectors.count());
    std::vector<std::uint32_t> mostRows(vectors.count());
    for (std::size_t g = 0; g < labelled.count(); ++g) {
        const std::uint32_t row = labelled.firstRow[g];
        const std::uint32_t vector = vectors.ofRow[row];
        if (labels[row] == Column::kMissing) {
            profile.unlabelledRows += labelled.size[g];
            continue;
        }
        profile.classes[labels[row]].rows += labelled.size[g];
        ++profile.classes[labels[row]].vectors;
        ++labelsOfVector[vector];
        mostRows[vector] = std::max(mostRows[vector], labelled.size[g]);
    }
    std::size_t best = 0;
    for (std::size_t vector = 0; vector < vectors.count(); ++vector) {
        profile.conflictingVectors += labelsOfVector[vector] > 1 ? 1 : 0;
        best += mostRows[vector];
    }
    const std::size_t labelledRows = profile.rows - profile.unlabelledRows;
    profile.bestAccuracy =
        labelledRows == 0 ? 0 : static_cast<double>(best) / static_cast<double>(labelledRows);
}

/// Positive findings per row, in chunks of rows.
std::optional<Positives> countPositives(const Table& table, JobControl& job)
{
    struct Signs
    {
        const Column::Bytes* codes;
        std::array<std::uint8_t, 256> isPositive;
    };
    std::vector<Signs> columns;
    for (const Column& column : table.columns) {
        if (column.kind != ColumnKind::Binary)
            continue;
        Signs& signs = columns.emplace_back(Signs{std::get_if<Column::Bytes>(&column.cells), {}});
        for (std::size_t code = 0; code < column.meanings.size(); ++code)
            signs.isPositive[code] = column.meanings[code] == 1 ? 1 : 0;
    }
    if (columns.empty())
        return std::nullopt;
    constexpr std::size_t kStretch = 4096;
    const std::size_t rows = table.rows();
    std::vector<Positives> parts((rows + kStretch - 1) / kStretch);
    forEachOnAllCores(parts.size(), "Counting findings", job, [&](std::size_t part) {
        const std::size_t begin = part * kStretch;
        const std::size_t end = std::min(rows, begin + kStretch);
        std::array<std::uint32_t, kStretch> counts{};
        for (const Signs& signs : columns) {
            for (std::size_t row = begin; row < end; ++row)
                counts[row - begin] += signs.isPositive[(*signs.codes)[row]];
        }
        const std::span<const std::uint32_t> ofRows(counts.data(), end - begin);
        const double sum = std::accumulate(ofRows.begin(), ofRows.end(), 0.0);
        parts[part] = {std::ranges::min(ofRows), std::ranges::max(ofRows), sum};
    });
    Positives all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        all.fewest = std::min(all.fewest, parts[i].fewest);
        all.most = std::max(all.most, parts[i].most);
        all.mean += parts[i].mean;
    }
    all.mean /= static_cast<double>(rows);
    return all;
}

} // namespace

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

double expectedLeak(const std::vector<std::uint32_t>& groupSizes, std::size_t rows, std::size_t training)
{
    // A test row of a vector with multiplicity g has none of its g − 1 duplicates in training with
    // probability Π_{k=0}^{g−2} (rows − 1 − training − k) / (rows − 1 − k), since training rows are drawn
    // from the other rows.
    if (rows < 2)
        return 0;
    double leaked = 0;
    for (const std::uint32_t size : groupSizes) {
        double escapes = 1;
        for (std::size_t k = 0; k + 1 < size && escapes > 0; ++k) {
            const auto others = static_cast<double>(rows - 1 - k);
            escapes *= std::max(0.0, (others - static_cast<double>(training)) / others);
            if (escapes < 1e-12)
                escapes = 0;
        }
        leaked += static_cast<double>(size) * (1 - escapes);
    }
    return leaked / static_cast<double>(rows);
}

TableProfile profileTable(const Table& table, JobControl& job)
{
    requireSomethingToLearn(table);
    TableProfile profile;
    profile.source = table.source;
    profile.rows = table.rows();
    const std::vector<std::size_t> features = table.features();
    profile.features = features.size();
    const std::vector<std::uint32_t> labels = classesOfRows(table);
    const std::vector<ColumnScan> scans = scanColumns(table, labels, job);
    for (const ColumnScan& scan : scans) {
        profile.columns.push_back(scan.profile);
        if (scan.profile.kind != ColumnKind::Label && scan.profile.kind != ColumnKind::Identifier)
            profile.missingCells += scan.profile.missing;
    }
    const RowGroups vectors = groupEqualRows(table, features, job);
    countVectors(vectors, profile);
    if (const auto label = table.label()) {
        profile.label = table.columns[*label].name;
        countClasses(table.columns[*label], vectors, labels, profile);
    } else {
        profile.duplicateRows = profile.rows - profile.distinctVectors;
    }
    profile.positives = countPositives(table, job);
    profile.remarks = makeRemarks(table, profile, scans);
    return profile;
}

} // namespace genex::data
