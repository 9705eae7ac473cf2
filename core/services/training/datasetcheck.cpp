// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/translated.h"

#include "services/datasetservice.h"

#include <algorithm>

namespace genex::services {

namespace {

QString words(const Error& error)
{
    return QString::fromStdString(describe(error));
}

bool hasColumn(const TableView& view, const std::string& name)
{
    return std::ranges::find(view.columns, name, &ColumnView::name) != view.columns.end();
}

/// The column in the split's text; may be empty.
std::string splitColumnOf(const std::string& split)
{
    const std::size_t colon = split.find(':');
    return colon == std::string::npos ? std::string() : split.substr(colon + 1);
}

QString labelProblem(const TableView& view)
{
    if (view.label.empty())
        return DatasetService::tr("Choose the column that holds the diagnosis.");
    if (static_cast<std::int64_t>(view.classes.size()) * 2 > view.rows)
        return DatasetService::tr(
                   "“%1” has %2 distinct values in %3 rows: it identifies rows, not diagnoses. "
                   "Choose another column.")
            .arg(QString::fromStdString(view.label))
            .arg(view.classes.size())
            .arg(view.rows);
    return {};
}

QString splitProblem(const TableView& view, const DatasetRecord& draft)
{
    if (draft.split.find(':') == std::string::npos)
        return {};
    const std::string column = splitColumnOf(draft.split);
    if (column.empty() || !hasColumn(view, column))
        return DatasetService::tr("Choose the column to split by.");
    if (column == view.label)
        return DatasetService::tr("The split cannot use the label.");
    return {};
}

QString observedProblem(const TableView& view, const DatasetRecord& draft)
{
    if (!draft.observedColumn.empty()) {
        if (!hasColumn(view, draft.observedColumn))
            return DatasetService::tr("Choose the column that lists the initial findings.");
        return draft.observedColumn == view.label
                   ? DatasetService::tr("The label cannot be an initial finding.")
                   : QString();
    }
    if (draft.observedSize < -1 || draft.observedSize > view.features)
        return DatasetService::tr("The table has only %1 findings.").arg(view.features);
    if (draft.pools < 1 || draft.pools > kMostPools)
        return DatasetService::tr("Use 1 to %1 sets.").arg(kMostPools);
    return {};
}

QString nameProblem(const DatasetRecord& draft)
{
    const QString name = QString::fromStdString(draft.name);
    if (name.trimmed().isEmpty())
        return DatasetService::tr("Give the data set a name.");
    if (draft.name.size() > kMostDatasetNameBytes)
        return DatasetService::tr("The name is too long.");
    const bool isPlain =
        name == name.trimmed() && std::ranges::all_of(name, [](QChar c) { return c.isPrint(); });
    return isPlain ? QString() : DatasetService::tr("Write the name without invisible characters.");
}

} // namespace

std::vector<DatasetProblem> DatasetService::check(const DatasetRecord& draft) const
{
    if (!m_view)
        return {{DatasetField::Table, tr("Open a table first.")}};
    std::vector<DatasetProblem> problems;
    const auto add = [&problems](DatasetField field, const QString& text) {
        if (!text.isEmpty())
            problems.push_back({field, text});
    };
    add(DatasetField::Label, labelProblem(*m_view));
    add(DatasetField::Split, splitProblem(*m_view, draft));
    add(DatasetField::Observed, observedProblem(*m_view, draft));
    if (problems.empty() && m_view->refusal)
        add(m_view->refusal->field, words(m_view->refusal->error));
    add(DatasetField::Name, nameProblem(draft));
    if (!m_caseStore.view().readOnlyReason.empty())
        add(DatasetField::Table, language::translated(m_caseStore.view().readOnlyReason));
    return problems;
}

} // namespace genex::services
