// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experimentcheck.h"

#include "services/experimentservice.h"

#include <QFileInfo>

#include <algorithm>

namespace genex::services {

namespace {

using Problem = std::optional<ExperimentProblem>;

Problem open(ExperimentField field, const QString& text)
{
    return ExperimentProblem{field, text, true};
}

Problem wrong(ExperimentField field, const QString& text)
{
    return ExperimentProblem{field, text, false};
}

Problem tableProblem(const ExperimentRequest& request)
{
    const QString path = QString::fromStdString(request.source.path);
    if (path.isEmpty())
        return open(ExperimentField::Table, ExperimentService::tr("Choose a table."));
    if (!QFileInfo(path).isFile())
        return wrong(ExperimentField::Table, ExperimentService::tr("There is no file %1.").arg(path));
    if (request.source.label.empty())
        return open(ExperimentField::Label,
                    ExperimentService::tr("Enter the column that holds the diagnosis."));
    return std::nullopt;
}

bool isKnownMethod(const std::string& name)
{
    return std::ranges::find(contract::kAcquisitionMethods, name) != contract::kAcquisitionMethods.end();
}

QString knownMethods()
{
    QStringList names;
    for (const std::string_view name : contract::kAcquisitionMethods)
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    return names.join(QStringLiteral(", "));
}

Problem methodProblem(const ExperimentRequest& request)
{
    for (auto name = request.methods.begin(); name != request.methods.end(); ++name) {
        if (!isKnownMethod(*name))
            return wrong(ExperimentField::Methods,
                         ExperimentService::tr("There is no method “%1”. Available: %2.")
                             .arg(QString::fromStdString(*name), knownMethods()));
        if (std::find(request.methods.begin(), name, *name) != name)
            return wrong(
                ExperimentField::Methods,
                ExperimentService::tr("The method “%1” is named twice.").arg(QString::fromStdString(*name)));
    }
    return std::nullopt;
}

Problem budgetProblem(const ExperimentRequest& request)
{
    const std::vector<double>& budgets = request.budgets;
    const auto isNotLarger = [](double before, double after) { return !(before < after); }; // also if NaN
    if (!budgets.empty() && budgets.front() > 0 && budgets.back() <= 1 &&
        std::ranges::adjacent_find(budgets, isNotLarger) == budgets.end())
        return std::nullopt;
    return wrong(
        ExperimentField::Budgets,
        ExperimentService::tr(
            "Budgets are fractions of all features between 0 and 1, ascending and comma-separated."));
}

Problem columnProblem(const ExperimentRequest& request)
{
    if (request.split.ends_with(':'))
        return open(ExperimentField::Split, ExperimentService::tr("Enter the column to split by."));
    const std::string label = request.source.label;
    const std::size_t colon = request.split.find(':');
    if (colon != std::string::npos && request.split.substr(colon + 1) == label)
        return wrong(ExperimentField::Split, ExperimentService::tr("The split cannot use the label."));
    if (!request.observedColumn.empty() && request.observedColumn == label)
        return wrong(ExperimentField::Observed,
                     ExperimentService::tr("The label cannot be an initial finding."));
    return std::nullopt;
}

/// Turney's costs are several files with one stem.
Problem costsProblem(const ExperimentRequest& request)
{
    const QString path = QString::fromStdString(request.costs);
    if (path.isEmpty() || QFileInfo(path).isFile() || QFileInfo(path + QStringLiteral(".cost")).isFile())
        return std::nullopt;
    return wrong(ExperimentField::Costs, ExperimentService::tr("There is no file %1.").arg(path));
}

} // namespace

std::optional<ExperimentProblem> problemOf(const ExperimentRequest& request)
{
    for (const auto& find : {tableProblem, methodProblem, budgetProblem, columnProblem, costsProblem}) {
        if (auto problem = find(request))
            return problem;
    }
    return std::nullopt;
}

} // namespace genex::services
