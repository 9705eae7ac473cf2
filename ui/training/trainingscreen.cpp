// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/trainingscreen.h"

#include "datasetpage.h"
#include "language/translated.h"
#include "livepage.h"
#include "runspage.h"
#include "setuppage.h"

#include "services/datasetservice.h"
#include "services/trainingservice.h"
#include "theme/tokens.h"
#include "widgets/label.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace genex::ui {

TrainingScreen::TrainingScreen(services::DatasetService& datasets, services::TrainingService& trainingService,
                               QWidget* parent)
    : Screen(QStringLiteral("training"), tr("Training"), parent)
    , m_trainingService(trainingService)
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_tabs(new QTabWidget(this))
    , m_data(new DatasetPage(datasets))
    , m_setup(new SetupPage(trainingService))
    , m_live(new LivePage(trainingService))
    , m_runs(new RunsPage(trainingService))
{
    m_tabs->setObjectName(QStringLiteral("trainingTabs"));
    m_problem->setObjectName(QStringLiteral("trainingFailure"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_data, tr("1  Data"));
    m_tabs->addTab(m_setup, tr("2  Settings"));
    m_tabs->addTab(m_live, tr("3  Training"));
    m_tabs->addTab(m_runs, tr("4  Runs and results"));
    m_problem->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kLarge);
    column->addWidget(m_problem);
    column->addWidget(m_tabs, 1);
    connect(m_data, &DatasetPage::trainRequested, this, [this](const services::DatasetRecord& chosen) {
        m_setup->setData(chosen);
        m_tabs->setCurrentWidget(m_setup);
        m_setup->takeFocus();
    });
    connect(m_setup, &SetupPage::dataRequested, this, [this] { m_tabs->setCurrentWidget(m_data); });
    connect(m_live, &LivePage::dataRequested, this, [this] { m_tabs->setCurrentWidget(m_data); });
    connect(m_setup, &SetupPage::startRequested, &m_trainingService,
            [this](const services::TrainingPlan& plan) { m_trainingService.start(plan); });
    connect(m_runs, &RunsPage::planRequested, this, [this](const services::TrainingPlan& plan) {
        m_setup->setPlan(plan);
        m_tabs->setCurrentWidget(m_setup);
        m_setup->takeFocus();
    });
    connect(m_runs, &RunsPage::modelRequested, this, &TrainingScreen::modelRequested);
    connect(&m_trainingService, &services::TrainingService::stateChanged, this,
            &TrainingScreen::onStateChanged);
    connect(&m_trainingService, &services::TrainingService::progressed, this, &Screen::bannerChanged);
    connect(&m_trainingService, &services::TrainingService::failed, this, &TrainingScreen::showFailure);
    connect(&m_trainingService, &services::TrainingService::finished, this, [this](const QString& key) {
        m_runs->show(key);
        m_tabs->setCurrentWidget(m_runs);
        m_runs->takeFocus();
    });
}

void TrainingScreen::onStateChanged()
{
    const bool hasBegun = m_trainingService.isRunning() && !m_wasRunning;
    m_wasRunning = m_trainingService.isRunning();
    Q_EMIT bannerChanged();
    if (!hasBegun)
        return;
    m_problem->hide();
    m_tabs->setCurrentWidget(m_live);
    m_live->takeFocus();
}

void TrainingScreen::showFailure(const Error& error)
{
    m_problem->setText(QStringLiteral("! ") + language::described(error));
    m_problem->show();
    m_tabs->setCurrentWidget(m_runs);
    m_runs->chooseLatest();
    m_runs->takeFocus();
}

QString TrainingScreen::bannerSubtitle() const
{
    if (!m_trainingService.isRunning())
        return tr("Models from your own tables");
    const services::TrainingPlan& plan = m_trainingService.run().plan;
    return tr("%1 · %2 · preset “%3”")
        .arg(QString::fromStdString(plan.name), QString::fromStdString(plan.data.name),
             QString::fromStdString(plan.preset));
}

QString TrainingScreen::bannerState() const
{
    if (!m_trainingService.isRunning())
        return {};
    return m_trainingService.isPaused() ? tr("paused") : tr("training");
}

QString TrainingScreen::helpHtml() const
{
    return tr(
        "<p>Train a model on a table of your own patients.</p><p><b>1 Data.</b> Open a table, or drop it "
        "here. Check for missing values, duplicates and columns that leak the diagnosis, correct kinds and "
        "label, and save it as a data set.</p><p><b>2 Settings.</b> A preset is enough; empty fields keep "
        "its values. Time and memory are estimated before training starts.</p><p><b>3 Training.</b> Each "
        "bucket of similar patients has a row. You can pause and resume at any time. <i>Finish early</i> "
        "ends soon with a usable model from the work done so far; <i>Cancel</i> discards everything. If the "
        "program is interrupted, the run resumes from its last checkpoint.</p><p><b>4 Runs and results.</b> "
        "Enter shows a run. Two runs can be compared, and a run can be repeated exactly. A model reaches "
        "doctors only after the checks under Models.</p>");
}

} // namespace genex::ui
