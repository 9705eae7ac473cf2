// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablereading.h"

#include "common/jobcontrol.h"
#include "common/result.h"
#include "data/columnbars.h"
#include "data/tablecache.h"
#include "data/tableprofile.h"
#include "data/tablesource.h"

#include <algorithm>
#include <array>
#include <functional>

namespace genex::services {

namespace {

/// Fractions of the whole job.
constexpr double kHashedUpTo = 0.2;
constexpr double kReadUpTo = 0.7;
constexpr double kProfiledUpTo = 0.9;

/// Typical names of a column of diagnoses.
constexpr std::array<std::string_view, 9> kLabelNames{"label",   "class",     "diagnosis", "disease", "dx",
                                                      "outcome", "prognosis", "target",    "diagnose"};

data::TableUse useOf(const TableRequest& request)
{
    return {data::parseSplitRule(request.split), request.observedColumn};
}

/// A hashed file and the cache of its table.
struct Reader
{
    data::TableCache& cache;
    data::HashedFile file;
    JobControl& job;

    data::Table read(const TableRequest& request, const data::TableUse& use) const
    {
        data::ImportOptions options = contract::importOptionsOf(request.source);
        options.textColumns = data::columnsAside(use);
        return cache.read(file, options, job);
    }
};

std::string smallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

/// A column with such a name and a few distinct values; may be empty.
std::string likelyLabel(const data::Table& table)
{
    for (const data::Column& column : table.columns) {
        const bool isCalledSo =
            std::ranges::find(kLabelNames, smallLetters(column.name)) != kLabelNames.end();
        const std::size_t different = column.texts.size();
        if (isCalledSo && different > 1 && different * 2 <= column.rows())
            return column.name;
    }
    return {};
}

RemarkWeight weightOf(data::Severity severity)
{
    switch (severity) {
    case data::Severity::Note:
        return RemarkWeight::Note;
    case data::Severity::Warning:
        return RemarkWeight::Warning;
    case data::Severity::Error:
        break;
    }
    return RemarkWeight::Error;
}

TableRemark remarkOf(const data::Remark& remark)
{
    return {remark.id, weightOf(remark.severity), remark.message, remark.remedy};
}

ColumnView columnOf(const data::Column& column, const data::ColumnProfile& profile)
{
    ColumnView view;
    view.name = profile.name;
    view.kind = data::nameOf(profile.kind);
    view.unit = profile.unit;
    view.gaps = static_cast<std::int64_t>(profile.missing);
    view.distinct = static_cast<std::int64_t>(profile.distinct);
    if (profile.kind == data::ColumnKind::Numeric) {
        view.lowest = profile.lowest;
        view.highest = profile.highest;
        view.mean = profile.mean;
    }
    const data::ColumnBars bars = data::barsOf(column);
    view.isHistogram = bars.areStretches;
    view.hasRest = bars.hasRest;
    for (const data::ColumnBar& bar : bars.bars)
        view.bars.emplace_back(bar.name, static_cast<std::int64_t>(bar.rows));
    return view;
}

void addColumns(const data::Table& table, const data::TableProfile& profile, JobControl& job, TableView& view)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        job.report(static_cast<std::int64_t>(c), static_cast<std::int64_t>(table.columns.size()),
                   "Plotting the columns");
        view.columns.push_back(columnOf(table.columns[c], profile.columns[c]));
        for (const data::Remark& remark : profile.remarks) {
            if (std::ranges::find(remark.columns, view.columns.back().name) != remark.columns.end())
                view.columns.back().remarks.push_back(remarkOf(remark));
        }
    }
}

void addNumbers(const data::TableProfile& profile, TableView& view)
{
    view.label = profile.label;
    view.rows = static_cast<std::int64_t>(profile.rows);
    view.features = static_cast<int>(profile.features);
    view.duplicates = static_cast<std::int64_t>(profile.duplicateRows);
    view.leakShare = profile.leakShare;
    for (const data::ClassProfile& one : profile.classes)
        view.classes.emplace_back(one.name, static_cast<std::int64_t>(one.rows));
    std::ranges::stable_sort(view.classes, std::greater{}, &std::pair<std::string, std::int64_t>::second);
    for (const data::Remark& remark : profile.remarks)
        view.remarks.push_back(remarkOf(remark));
}

/// A table with an unusable label is shown without one, so that another can be chosen.
data::TableProfile profileAnyway(data::Table& table, JobControl& job, TableView& view)
{
    const auto label = table.label();
    auto profile = attempt([&] { return data::profileTable(table, job); });
    if (profile)
        return *std::move(profile);
    if (!label || profile.error().code == ErrorCode::Cancelled)
        throw Failure(profile.error());
    view.refusal = TableRefusal{DatasetField::Label, profile.error()};
    table.columns[*label].kind = data::ColumnKind::Categorical;
    data::TableProfile without = data::profileTable(table, job);
    table.columns[*label].kind = data::ColumnKind::Label;
    without.columns[*label].kind = data::ColumnKind::Label;
    without.features -= 1;
    without.label = table.columns[*label].name;
    return without;
}

/// Does what the engine does before training.
void tryTraining(const data::Table& table, const data::TableUse& use, TableView& view)
{
    if (view.refusal || view.label.empty())
        return;
    const bool isLabelled = std::ranges::none_of(
        view.remarks, [](const TableRemark& remark) { return remark.id == "missing_label"; });
    auto patients = attempt([&] { return data::patientsOf(table, use); });
    if (!patients) {
        const bool isObserved = isLabelled && !use.observedColumn.empty();
        view.refusal =
            TableRefusal{isObserved ? DatasetField::Observed : DatasetField::Label, patients.error()};
        return;
    }
    view.features = static_cast<int>(patients->dataset.width());
    const auto divided = attempt([&] { data::divide(table, use, *patients); });
    if (!divided)
        view.refusal = TableRefusal{DatasetField::Split, divided.error()};
    else if (view.features == 0)
        view.refusal = TableRefusal{DatasetField::Table,
                                    {ErrorCode::InvalidInput, "No column remains that could be a finding.",
                                     "Change a column’s kind."}};
}

/// Omits the folder, which the user knows, to leave room for the reason.
void dropFolder(const std::string& path, Text& message)
{
    const std::string name = std::filesystem::path(path).filename().string();
    if (!name.empty())
        message = message.withWordsReplaced(path, name);
}

data::Table readGuessing(TableRequest& request, const data::TableUse& use, const Reader& reader)
{
    data::Table table = reader.read(request, use);
    if (!request.mayGuessLabel || table.label())
        return table;
    const std::string label = likelyLabel(table);
    if (label.empty())
        return table;
    request.source.label = label;
    return reader.read(request, use);
}

TableView look(TableRequest request, const std::filesystem::path& path, data::TableCache& cache,
               JobControl& job)
{
    TableView view;
    job.enterPart(0, kHashedUpTo);
    const Reader reader{cache, cache.hash(path, job), job};
    view.sha256 = reader.file.sha256;
    view.hasChanged = request.saved && request.saved->sha256 != view.sha256;
    data::TableUse use = useOf(request);
    job.enterPart(kHashedUpTo, kReadUpTo);
    data::Table table = readGuessing(request, use, reader);
    if (request.mayGuessLabel && request.observedColumn.empty())
        use.observedColumn = request.observedColumn = table.observedColumn;
    view.source = request.source;
    view.split = request.split;
    view.observedColumn = request.observedColumn;
    view.saved = request.saved;
    view.mayChangeKinds = table.delimiter != 0;
    job.enterPart(kReadUpTo, kProfiledUpTo);
    const data::TableProfile profile = profileAnyway(table, job, view);
    addNumbers(profile, view);
    job.enterPart(kProfiledUpTo, 1);
    addColumns(table, profile, job, view);
    tryTraining(table, use, view);
    if (view.refusal)
        dropFolder(path.string(), view.refusal->error.message);
    return view;
}

[[noreturn]] void tellWhatIsSaved(const TableRequest& request, const std::string& path, Error error)
{
    dropFolder(path, error.message);
    if (request.saved && error.code == ErrorCode::NotFound && !std::filesystem::exists(path))
        throw Failure(ErrorCode::NotFound,
                      Text("The table of this data set is gone: %1 no longer exists.", path),
                      "Put the file back, or open it where it is now.");
    throw Failure(std::move(error));
}

} // namespace

DatasetRecord draftOf(const TableView& view)
{
    DatasetRecord draft;
    if (view.saved)
        draft = *view.saved;
    draft.key.clear();
    draft.source = view.source;
    draft.split = view.split;
    draft.observedColumn = view.observedColumn;
    draft.sha256 = view.sha256;
    draft.rows = view.rows;
    draft.features = view.features;
    draft.classes.clear();
    for (const auto& one : view.classes)
        draft.classes.push_back(one.first);
    std::ranges::sort(draft.classes); // same order as in the model
    if (draft.name.empty())
        draft.name = std::filesystem::path(view.source.path).filename().string();
    return draft;
}

TableView readTable(const TableRequest& request, const MemoryProbe& memory, data::TableCache& cache,
                    JobControl& job)
{
    request.source.check(contract::TableSource::kTitle);
    const std::filesystem::path path = request.source.path;
    requireMemoryFor(path, memory);
    auto view = attempt([&] { return look(request, path, cache, job); });
    if (!view)
        tellWhatIsSaved(request, path.string(), view.error());
    return *std::move(view);
}

} // namespace genex::services
