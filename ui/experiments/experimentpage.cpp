// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentpage.h"

#include "conditionsform.h"
#include "experimentform.h"
#include "language/translated.h"

#include "services/experimentservice.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/progressline.h"
#include "widgets/scrollcolumn.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kCheckMs = 120; // after the last key press

} // namespace

ExperimentPage::ExperimentPage(services::ExperimentService& experimentService, QWidget* parent)
    : QWidget(parent)
    , m_experimentService(experimentService)
    , m_what(new ExperimentForm)
    , m_how(new ConditionsForm)
    , m_progress(new ProgressLine(this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_start(makeButton(tr("Run"), ButtonRole::Primary, this))
{
    m_problem->setObjectName(QStringLiteral("experimentProblem"));
    m_start->setObjectName(QStringLiteral("runExperiment"));
    m_progress->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(makeWhat(), 1);
    row->addWidget(makeHow(), 1);
    m_checkSoon.setSingleShot(true);
    connect(&m_checkSoon, &QTimer::timeout, this, &ExperimentPage::checkSettings);
    for (const ExperimentPart* part : parts())
        connect(part, &ExperimentPart::changed, this, &ExperimentPage::onEdited);
    connect(m_start, &QPushButton::clicked, this, &ExperimentPage::start);
    connect(&m_experimentService, &services::ExperimentService::progressed, m_progress,
            &ProgressLine::setProgress);
    connect(m_progress, &ProgressLine::cancelRequested, this, [this] {
        m_progress->setStopping();
        m_experimentService.cancel();
    });
    connect(m_progress, &ProgressLine::pauseToggled, this, [this](bool paused) {
        m_experimentService.setPaused(paused);
        m_progress->setPaused(m_experimentService.isPaused());
    });
    onEdited();
}

std::array<ExperimentPart*, 2> ExperimentPage::parts() const
{
    return {m_what, m_how};
}

QWidget* ExperimentPage::makeWhat()
{
    auto* panel = new Panel(tr("Experiment"), this);
    QVBoxLayout* column = addScrollColumn(panel->content(), tr("Experiment"));
    column->addWidget(m_what);
    column->addStretch(1);
    return panel;
}

QWidget* ExperimentPage::makeHow()
{
    auto* panel = new Panel(tr("Conditions"), this);
    panel->setRemark(tr("defaults"));
    QVBoxLayout* column = addScrollColumn(panel->content(), tr("Conditions"));
    column->addWidget(m_how);
    column->addStretch(1);
    panel->content()->addWidget(m_progress);
    panel->content()->addWidget(m_problem);
    panel->content()->addWidget(m_start);
    return panel;
}

services::ExperimentRequest ExperimentPage::request() const
{
    services::ExperimentRequest request;
    for (const ExperimentPart* part : parts())
        part->fill(request);
    return request;
}

void ExperimentPage::show(const services::ExperimentRequest& request)
{
    for (ExperimentPart* part : parts())
        part->show(request);
}

QString ExperimentPage::reasonToWait() const
{
    const Text& readOnly = m_experimentService.caseStore().view().readOnlyReason;
    return readOnly.empty() ? QString() : language::translated(readOnly);
}

void ExperimentPage::onEdited()
{
    m_failure.reset();
    m_settingsProblem.clear();
    showPossible();
    m_checkSoon.start(kCheckMs);
}

void ExperimentPage::showPossible()
{
    const auto problem = services::problemOf(request());
    for (ExperimentPart* part : parts())
        part->mark(problem);
    QString local = m_how->problemNow();
    if (local.isEmpty())
        local = m_settingsProblem;
    const QString waiting = reasonToWait();
    m_start->setEnabled(!problem && local.isEmpty() && waiting.isEmpty());
    if (!waiting.isEmpty())
        return showHint(waiting);
    if (problem && !problem->isOpen)
        return showProblem(problem->text);
    if (!local.isEmpty())
        return showProblem(local);
    if (m_failure && m_failure->code != ErrorCode::Cancelled)
        return showProblem(language::described(*m_failure));
    if (m_failure)
        return showHint(tr("Stopped. Run it again to compute the missing parts."));
    showHint(problem ? problem->text : QString());
}

void ExperimentPage::checkSettings()
{
    if (!m_how->problemNow().isEmpty())
        return;
    const auto settings =
        attempt([asked = request()] { return contract::settingsOf(asked.preset, asked.settings); });
    if (settings)
        return;
    m_settingsProblem = language::described(settings.error());
    showPossible();
    m_how->markSettings(m_settingsProblem);
}

void ExperimentPage::showHint(const QString& text)
{
    setRole(m_problem, TextRole::Secondary);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void ExperimentPage::showProblem(const QString& problem)
{
    setRole(m_problem, TextRole::Problem);
    m_problem->setText(QStringLiteral("! ") + problem);
    m_problem->show();
}

void ExperimentPage::start()
{
    if (!m_experimentService.isRunning())
        m_experimentService.start(request());
}

void ExperimentPage::showState()
{
    const bool isRunning = m_experimentService.isRunning();
    const bool hasBegun = isRunning && m_progress->isHidden();
    for (ExperimentPart* part : parts())
        part->setEnabled(!isRunning);
    m_start->setVisible(!isRunning);
    m_progress->setVisible(isRunning);
    if (hasBegun) {
        m_failure.reset();
        m_progress->reset(tr("Waiting for the engine"));
        m_progress->takeFocus();
        showHint({});
    }
    if (!isRunning)
        showPossible();
}

void ExperimentPage::showFailure(const Error& error)
{
    m_failure = error;
    showPossible();
    m_start->setFocus();
}

void ExperimentPage::takeFocus()
{
    m_what->takeFocus();
}

} // namespace genex::ui
