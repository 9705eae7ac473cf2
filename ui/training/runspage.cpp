// SPDX-License-Identifier: GPL-3.0-or-later
#include "runspage.h"

#include "figures/readtable.h"
#include "language/translated.h"
#include "resultview.h"
#include "runexport.h"
#include "trainingtexts.h"

#include "services/trainingservice.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"

#include <QDateTime>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

/// Accuracy with estimates at the largest budget; empty where there is none.
QString accuracyText(const services::TrainingRun& run)
{
    const std::optional<double> accuracy = services::accuracyOf(run);
    return accuracy ? percentText(*accuracy) : QString();
}

Row rowOf(const services::TrainingRun& run, bool isLive)
{
    Row row;
    row.key = QString::fromStdString(run.key);
    row.title = QString::fromStdString(run.plan.name);
    row.subtitle = QStringLiteral("%1 · %2").arg(QString::fromStdString(run.plan.data.name),
                                                 QString::fromStdString(run.plan.preset));
    row.value = isLive ? RunsPage::tr("running") : accuracyText(run);
    if (row.value.isEmpty())
        row.value = stateText(run.state);
    row.valueNote = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.startedMs), QLocale::ShortFormat);
    if (run.state == services::RunState::Cancelled)
        row.look = RowLook::Quiet;
    return row;
}

} // namespace

RunsPage::RunsPage(services::TrainingService& trainingService, QWidget* parent)
    : RunListPage(tr("Trainings"), tr("Edit and train…"), parent)
    , m_trainingService(trainingService)
    , m_result(new ResultView(this))
    , m_repeat(makeButton(tr("Repeat exactly"), ButtonRole::Plain, this))
    , m_export(makeButton(tr("Export…"), ButtonRole::Plain, this))
    , m_model(makeButton(tr("Checks and activation…"), ButtonRole::Primary, this))
{
    m_search->setObjectName(QStringLiteral("runSearch"));
    m_list->setObjectName(QStringLiteral("trainingRuns"));
    m_goOn->setObjectName(QStringLiteral("goOn"));
    m_repeat->setObjectName(QStringLiteral("repeatRun"));
    m_change->setObjectName(QStringLiteral("changeRun"));
    m_compare->setObjectName(QStringLiteral("compareTrainings"));
    m_export->setObjectName(QStringLiteral("exportRun"));
    m_model->setObjectName(QStringLiteral("toModel"));
    m_note->setObjectName(QStringLiteral("runNote"));
    m_search->setPlaceholderText(tr("Search names, data and states"));
    m_list->setEmptyText(tr("No trainings yet."));
    connect(&m_trainingService, &services::TrainingService::runsChanged, this, &RunsPage::showRuns);
    connect(&m_trainingService, &services::TrainingService::stateChanged, this, &RunsPage::showRuns);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            m_trainingService.goOn(run->key);
    });
    connect(m_repeat, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            m_trainingService.repeat(run->key);
    });
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            Q_EMIT planRequested(run->plan);
    });
    connect(m_export, &QPushButton::clicked, this, &RunsPage::exportRun);
    connect(m_model, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            Q_EMIT modelRequested(QString::fromStdString(run->modelSha256));
    });
    connect(m_result, &ResultView::thresholdRequested, this, [this](double budget, double threshold) {
        m_trainingService.saveWithThreshold(m_shown.toStdString(), budget, threshold);
    });
    connect(&m_trainingService, &services::TrainingService::thresholdSaved, this,
            [this](const services::SavedThreshold& saved) {
                Q_EMIT modelRequested(QString::fromStdString(saved.modelSha256));
            });
    arrange({m_goOn, m_repeat, m_change, m_compare, m_export}, makeResult());
}

QWidget* RunsPage::makeResult()
{
    auto* panel = new Panel(tr("Result"), this);
    panel->content()->addWidget(m_result, 1);
    panel->content()->addWidget(m_model, 0, Qt::AlignRight);
    return panel;
}

bool RunsPage::isLive(const services::TrainingRun& run) const
{
    return m_trainingService.isRunning() && m_trainingService.run().key == run.key;
}

QList<Row> RunsPage::rows() const
{
    QList<Row> rows;
    for (const services::TrainingRun& run : m_trainingService.runs())
        rows << rowOf(run, isLive(run));
    return rows;
}

const services::TrainingRun* RunsPage::chosen() const
{
    return m_trainingService.find(chosenKey());
}

void RunsPage::showPossible()
{
    const services::TrainingRun* run = chosen();
    const bool canStart =
        run && !m_trainingService.isRunning() && m_trainingService.caseStore().view().readOnlyReason.empty();
    const bool isFinished = run && run->state == services::RunState::Finished;
    m_goOn->setVisible(run && run->canGoOn() && !isLive(*run));
    m_goOn->setEnabled(canStart);
    m_repeat->setEnabled(canStart);
    m_change->setEnabled(run != nullptr);
    m_export->setEnabled(isFinished);
    m_compare->setEnabled(run && !m_shown.isEmpty() && m_shown.toStdString() != run->key);
    m_model->setVisible(isFinished && m_shown.toStdString() == run->key);
    m_result->setThresholdObstacle(thresholdObstacle());
    showProblem(run && run->error ? language::described(*run->error) : QString());
}

QString RunsPage::thresholdObstacle() const
{
    if (m_trainingService.isSavingThreshold())
        return tr("Evaluating the new model on the test patients…");
    if (m_trainingService.isRunning())
        return tr("Wait for the current training to finish.");
    return language::translated(m_trainingService.caseStore().view().readOnlyReason);
}

void RunsPage::show(const QString& key)
{
    const services::TrainingRun* run = m_trainingService.find(key.toStdString());
    if (!run)
        return;
    m_shown = key;
    m_list->setCurrentKey(key);
    const services::TrainingRun* before =
        run->repeats.empty() ? nullptr : m_trainingService.find(run->repeats);
    m_result->showRun(*run, before, m_trainingService.caseStore().catalogue());
    showPossible();
}

void RunsPage::compare()
{
    const services::TrainingRun* first = m_trainingService.find(m_shown.toStdString());
    const services::TrainingRun* second = chosen();
    if (first && second)
        m_result->showDifferences(*first, *second);
}

void RunsPage::exportRun()
{
    const services::TrainingRun* run = chosen();
    if (!run)
        return;
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Choose a folder for the record and charts"));
    if (folder.isEmpty())
        return;
    const auto written = writeRun(*run, folder);
    setRole(m_note, written ? TextRole::Good : TextRole::Problem);
    m_note->setText(written ? tr("Written: %1").arg(written->join(QStringLiteral(", ")))
                            : language::described(written.error()));
    m_note->show();
}

void RunsPage::chooseLatest()
{
    if (!m_list->rows().isEmpty())
        m_list->setCurrentRow(0);
}

} // namespace genex::ui
