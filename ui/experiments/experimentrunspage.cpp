// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentrunspage.h"

#include "language/translated.h"
#include "runview.h"

#include "services/experimentservice.h"
#include "widgets/label.h"
#include "widgets/panel.h"

#include <QDateTime>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

QString repeatsText(int repeats)
{
    return repeats == 1 ? ExperimentRunsPage::tr("1 repeat")
                        : ExperimentRunsPage::tr("%1 repeats").arg(repeats);
}

/// Unfinished runs show their state instead of their repeats.
QString stateText(const services::ExperimentRecord& run, bool isLive)
{
    if (isLive)
        return ExperimentRunsPage::tr("running");
    if (run.isFinished())
        return repeatsText(run.repeats);
    return run.state == services::RunState::Failed ? ExperimentRunsPage::tr("failed")
                                                   : ExperimentRunsPage::tr("not finished");
}

Row rowOf(const services::ExperimentRecord& run, bool isLive)
{
    Row row;
    row.key = QString::fromStdString(run.key);
    row.title = QString::fromStdString(run.name());
    row.subtitle = QString::fromStdString(run.data);
    if (run.request)
        row.subtitle += QStringLiteral(" · ") + QString::fromStdString(run.request->preset);
    row.value = stateText(run, isLive);
    row.valueNote = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.atMs), QLocale::ShortFormat);
    if (!run.isFinished() && !isLive)
        row.look = RowLook::Quiet;
    return row;
}

} // namespace

ExperimentRunsPage::ExperimentRunsPage(services::ExperimentService& experimentService, QWidget* parent)
    : RunListPage(tr("Runs"), tr("Edit and run…"), parent)
    , m_experimentService(experimentService)
    , m_view(new RunView(this))
{
    m_search->setObjectName(QStringLiteral("labSearch"));
    m_list->setObjectName(QStringLiteral("labRuns"));
    m_note->setObjectName(QStringLiteral("labNote"));
    m_goOn->setObjectName(QStringLiteral("goOnExperiment"));
    m_change->setObjectName(QStringLiteral("changeExperiment"));
    m_compare->setObjectName(QStringLiteral("compareRuns"));
    auto* result = new Panel(tr("Result"), this);
    result->content()->addWidget(m_view, 1);
    m_search->setPlaceholderText(tr("Search experiments, tables and states"));
    m_list->setEmptyText(tr("No experiments yet."));
    connect(&m_experimentService, &services::ExperimentService::runsChanged, this,
            &ExperimentRunsPage::showRuns);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            m_experimentService.goOn(run->key);
    });
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen(); run && run->request)
            Q_EMIT requestWanted(*run->request);
    });
    arrange({m_goOn, m_change, m_compare}, result);
}

bool ExperimentRunsPage::isLive(const services::ExperimentRecord& run) const
{
    return m_experimentService.isRunning() && m_experimentService.runningKey() == run.key;
}

QList<Row> ExperimentRunsPage::rows() const
{
    QList<Row> rows;
    for (const services::ExperimentRecord& run : m_experimentService.runs())
        rows << rowOf(run, isLive(run));
    return rows;
}

const services::ExperimentRecord* ExperimentRunsPage::chosen() const
{
    return m_experimentService.find(chosenKey());
}

void ExperimentRunsPage::showPossible()
{
    const services::ExperimentRecord* run = chosen();
    m_goOn->setVisible(run && run->canGoOn() && !isLive(*run));
    m_goOn->setEnabled(!m_experimentService.isRunning() &&
                       m_experimentService.caseStore().view().readOnlyReason.empty());
    m_change->setEnabled(run && run->request && !m_experimentService.isRunning());
    m_compare->setEnabled(run && run->isFinished() && !m_shown.isEmpty() &&
                          m_shown.toStdString() != run->key);
    showProblem(run && run->error ? language::described(*run->error) : QString());
}

void ExperimentRunsPage::show(const QString& key)
{
    const services::ExperimentRecord* run = m_experimentService.find(key.toStdString());
    if (run && !run->isFinished())
        return m_view->showMessage(tr(
            "This run is not finished. Resume it to see the result here; completed parts are not repeated."));
    m_shown = key;
    m_list->setCurrentKey(key);
    m_experimentService.load(key.toStdString(), this,
                             [this](const Result<services::ExperimentReport>& record) {
                                 if (record)
                                     m_view->showReport(*record);
                                 else
                                     m_view->showProblem(language::described(record.error()));
                                 showPossible();
                             });
}

void ExperimentRunsPage::compare()
{
    const services::ExperimentRecord* other = chosen();
    if (!other || m_shown.isEmpty() || other->key == m_shown.toStdString())
        return;
    m_experimentService.load(
        m_shown.toStdString(), this,
        [this, otherKey = other->key](const Result<services::ExperimentReport>& first) {
            if (!first)
                return m_view->showProblem(language::described(first.error()));
            m_experimentService.load(
                otherKey, this, [this, shown = *first](const Result<services::ExperimentReport>& second) {
                    if (second)
                        m_view->showDifferences(shown, *second);
                    else
                        m_view->showProblem(language::described(second.error()));
                });
        });
}

} // namespace genex::ui
