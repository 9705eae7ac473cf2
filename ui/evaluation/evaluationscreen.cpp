// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/evaluationscreen.h"

#include "experimentpage.h"
#include "labrunspage.h"

#include "services/labdesk.h"
#include "theme/tokens.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace genex::ui {

EvaluationScreen::EvaluationScreen(services::LabDesk& lab, QWidget* parent)
    : Screen(parent)
    , m_lab(lab)
    , m_tabs(new QTabWidget(this))
    , m_setup(new ExperimentPage(lab))
    , m_runs(new LabRunsPage(lab))
{
    m_tabs->setObjectName(QStringLiteral("evaluationTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_setup, tr("1  Experiment"));
    m_tabs->addTab(m_runs, tr("2  Runs and results"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kLarge);
    column->addWidget(m_tabs, 1);
    connect(m_runs, &LabRunsPage::requestWanted, this, [this](const services::ExperimentRequest& request) {
        m_setup->show(request);
        m_tabs->setCurrentWidget(m_setup);
        m_setup->takeFocus();
    });
    connect(&m_lab, &services::LabDesk::stateChanged, this, &EvaluationScreen::onStateChanged);
    connect(&m_lab, &services::LabDesk::failed, this, &EvaluationScreen::showFailure);
    connect(&m_lab, &services::LabDesk::finished, this, [this](const QString& key) {
        m_runs->show(key);
        m_tabs->setCurrentWidget(m_runs);
        m_runs->takeFocus();
    });
    connect(&m_lab, &services::LabDesk::runsChanged, m_setup, &ExperimentPage::showState);
}

void EvaluationScreen::onStateChanged()
{
    if (m_lab.isRunning())
        m_tabs->setCurrentWidget(m_setup);
    m_setup->showState();
    m_runs->showRuns();
    Q_EMIT bannerChanged();
}

void EvaluationScreen::showFailure(const Error& error)
{
    m_tabs->setCurrentWidget(m_setup);
    m_setup->showFailure(error);
}

QString EvaluationScreen::bannerSubtitle() const
{
    return m_lab.isRunning() ? tr("An experiment is running")
                             : tr("The paper’s experiments on your own table");
}

QString EvaluationScreen::helpHtml() const
{
    return tr("<p>This place says what the method is worth on a table of your own: the paper’s experiments, "
              "against "
              "simpler methods on the same patients, with the same things known first and the same costs.</p>"
              "<p><b>1 Experiment.</b> Choose a table and the column with the diagnosis; the conditions are "
              "as "
              "usual unless you change them. Each repeat has a split of its own. A run can be paused and "
              "stopped, also by closing the program: run again, or <i>Go on</i> under Runs, it does what is "
              "not done yet.</p>"
              "<p><b>2 Runs and results.</b> Enter shows a run. Error bars are standard errors over the "
              "repeats. The table holds p-values of Welch’s t-test between methods, the record everything "
              "that is needed to repeat the run. Table and record are also written as files.</p>"
              "<p><b>Compare.</b> Open one run with Enter, choose another, press Compare: only what differs "
              "is shown, conditions first. <i>Change and run</i> begins with the choices of a run.</p>") +
           tr("<p><b>Chart.</b> The values of a point are shown while the mouse is at it. Wheel, + and − "
              "zoom; the "
              "mouse and the arrow keys move; 0 shows all of it. It can be saved as a picture or a PDF "
              "page.</p>");
}

} // namespace genex::ui
