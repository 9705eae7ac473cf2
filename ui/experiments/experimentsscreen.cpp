// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/experimentsscreen.h"

#include "experimentpage.h"
#include "experimentrunspage.h"

#include "services/experimentservice.h"
#include "theme/tokens.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace genex::ui {

ExperimentsScreen::ExperimentsScreen(services::ExperimentService& experimentService, QWidget* parent)
    : Screen(QStringLiteral("experiments"), tr("Experiments"), parent)
    , m_experimentService(experimentService)
    , m_tabs(new QTabWidget(this))
    , m_setup(new ExperimentPage(experimentService))
    , m_runs(new ExperimentRunsPage(experimentService))
{
    m_tabs->setObjectName(QStringLiteral("experimentTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_setup, tr("1  Experiment"));
    m_tabs->addTab(m_runs, tr("2  Runs and results"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kLarge);
    column->addWidget(m_tabs, 1);
    connect(m_runs, &ExperimentRunsPage::requestWanted, this,
            [this](const services::ExperimentRequest& request) {
                m_setup->show(request);
                m_tabs->setCurrentWidget(m_setup);
                m_setup->takeFocus();
            });
    connect(&m_experimentService, &services::ExperimentService::stateChanged, this,
            &ExperimentsScreen::onStateChanged);
    connect(&m_experimentService, &services::ExperimentService::failed, this,
            &ExperimentsScreen::showFailure);
    connect(&m_experimentService, &services::ExperimentService::finished, this, [this](const QString& key) {
        m_runs->show(key);
        m_tabs->setCurrentWidget(m_runs);
        m_runs->takeFocus();
    });
    connect(&m_experimentService, &services::ExperimentService::runsChanged, m_setup,
            &ExperimentPage::showState);
}

void ExperimentsScreen::onStateChanged()
{
    if (m_experimentService.isRunning())
        m_tabs->setCurrentWidget(m_setup);
    m_setup->showState();
    m_runs->showRuns();
    Q_EMIT bannerChanged();
}

void ExperimentsScreen::showFailure(const Error& error)
{
    m_tabs->setCurrentWidget(m_setup);
    m_setup->showFailure(error);
}

QString ExperimentsScreen::bannerSubtitle() const
{
    return m_experimentService.isRunning() ? tr("An experiment is running")
                                           : tr("The paper’s experiments on your own table");
}

QString ExperimentsScreen::helpHtml() const
{
    return tr("<p>Evaluate the method on your own table: the paper’s experiments, compared with simpler "
              "methods on the same patients, with the same initial findings and costs.</p><p><b>1 "
              "Experiment.</b> Choose a table and the column with the diagnosis; all other conditions have "
              "defaults. Each repeat uses its own split. A run can be paused or stopped, also by closing the "
              "program; run it again, or press <i>Resume</i> under Runs, and only the missing parts are "
              "computed.</p><p><b>2 Runs and results.</b> Enter shows a run. Error bars are standard errors "
              "over repeats. The table gives the difference in accuracy from GENEX with its 95 % interval, "
              "and p-values corrected for shared rows and for the number of comparisons, beside those of "
              "Welch’s t-test; above 0.05 no difference was shown, which does not mean there is none. The "
              "record contains everything needed to repeat the run. Table and record are also written to "
              "files.</p><p><b>Compare.</b> Open a run with Enter, select another and press Compare: only "
              "the differences are shown, conditions first. <i>Edit and run</i> starts from the choices of a "
              "run.</p>") +
           tr("<p><b>Chart.</b> Hover over a point to see its values. Wheel, + and − zoom; the mouse and the "
              "arrow keys move; 0 resets the view. It can be saved as a picture or a PDF page.</p>");
}

} // namespace genex::ui
