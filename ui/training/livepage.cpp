// SPDX-License-Identifier: GPL-3.0-or-later
#include "livepage.h"

#include "lanelist.h"
#include "language/translated.h"
#include "trainingtexts.h"

#include "charts/losschart.h"
#include "services/trainingservice.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/durationtext.h"
#include "widgets/emptystate.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/progressbar.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kTickMs = 1000;
constexpr int kSideWidth = 400;
constexpr int kPicksShown = 10;
constexpr int kRunning = 1; // index of the page; before the first training there is nothing to show

} // namespace

LivePage::LivePage(services::TrainingService& trainingService, QWidget* parent)
    : QWidget(parent)
    , m_trainingService(trainingService)
    , m_states(new QStackedLayout(this))
    , m_phase(makeLabel(QString(), TextRole::Strong, this))
    , m_time(makeLabel(QString(), TextRole::Secondary, this))
    , m_bar(new ProgressBar(this))
    , m_pause(makeButton(tr("Pause"), ButtonRole::Plain, this))
    , m_stop(makeButton(tr("Finish early"), ButtonRole::Plain, this))
    , m_cancel(makeButton(tr("Cancel"), ButtonRole::Plain, this))
    , m_lanes(new LaneList(this))
    , m_chart(new LossChart(this))
    , m_chartTitle(makeLabel(QString(), TextRole::Strong, this))
    , m_picks(makeParagraph(QString(), TextRole::Secondary, this))
{
    m_phase->setObjectName(QStringLiteral("trainingPhase"));
    m_time->setObjectName(QStringLiteral("trainingTime"));
    m_pause->setObjectName(QStringLiteral("pauseTraining"));
    m_stop->setObjectName(QStringLiteral("stopAndKeep"));
    m_cancel->setObjectName(QStringLiteral("cancelTraining"));
    m_chart->setObjectName(QStringLiteral("lossChart"));
    m_stop->setToolTip(tr("Ends soon with a model from the work done so far"));
    m_cancel->setToolTip(tr("Stops now and discards everything"));
    m_states->addWidget(makeEmpty());
    m_states->addWidget(makeContent());
    m_tick.setInterval(kTickMs);
    connect(&m_tick, &QTimer::timeout, this, &LivePage::showMachine);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_trainingService.setPaused(!m_trainingService.isPaused()); });
    connect(m_stop, &QPushButton::clicked, &m_trainingService, &services::TrainingService::stopAndKeep);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_phase->setText(tr("Stopping…"));
        m_cancel->setEnabled(false);
        m_trainingService.cancel();
    });
    connect(m_lanes, &LaneList::currentLaneChanged, this, [this] { showCurrentLane(true); });
    connect(&m_trainingService, &services::TrainingService::stateChanged, this, &LivePage::showState);
    connect(&m_trainingService, &services::TrainingService::progressed, this, &LivePage::showProgress);
    connect(&m_trainingService, &services::TrainingService::liveChanged, this, &LivePage::showLive);
    showState();
}

QWidget* LivePage::makeEmpty()
{
    auto* empty =
        new EmptyState({.icon = QStringLiteral("training"),
                        .sentence = tr("No training is running."),
                        .details = tr("During training, this page shows the progress of each bucket and the "
                                      "time left. You can pause, finish early or cancel here."),
                        .action = tr("Choose a data set…")},
                       this);
    connect(empty, &EmptyState::actionTriggered, this, &LivePage::dataRequested);
    return empty;
}

QWidget* LivePage::makeContent()
{
    auto* lanes = new Panel(tr("Buckets"), this);
    lanes->setRemark(tr("expert ▸ generator ▸ tests U ▸ estimates V"));
    lanes->content()->addWidget(m_lanes, 1);
    auto* loss = new Panel(tr("Loss"), this);
    loss->content()->addWidget(m_chartTitle);
    loss->content()->addWidget(m_chart, 1);
    loss->content()->addWidget(m_picks);
    auto* side = new QVBoxLayout;
    side->setSpacing(space::kLarge);
    side->addWidget(loss, 1);
    side->addWidget(makeMachine());
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    row->addWidget(lanes, 1);
    row->addLayout(side);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kLarge);
    column->addWidget(makeHead());
    column->addLayout(row, 1);
    loss->setFixedWidth(kSideWidth);
    return content;
}

QWidget* LivePage::makeHead()
{
    auto* head = new QFrame(this);
    head->setProperty("role", QStringLiteral("panel"));
    auto* texts = new QHBoxLayout;
    texts->addWidget(m_phase, 1);
    texts->addWidget(m_time);
    auto* left = new QVBoxLayout;
    left->addLayout(texts);
    left->addWidget(m_bar);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    row->setSpacing(space::kSmall);
    row->addLayout(left, 1);
    row->addSpacing(space::kMedium);
    for (QPushButton* button : {m_pause, m_stop, m_cancel})
        row->addWidget(button);
    return head;
}

QLabel* LivePage::addFigure(QFormLayout* form, const QString& name, const char* objectName)
{
    QLabel* label = makeParagraph(QStringLiteral("–"), TextRole::Body, this);
    label->setObjectName(QString::fromLatin1(objectName));
    label->setAlignment(Qt::AlignRight);
    form->addRow(makeLabel(name, TextRole::Secondary, this), label);
    return label;
}

QWidget* LivePage::makeMachine()
{
    auto* panel = new Panel(tr("This machine"), this);
    panel->setFixedWidth(kSideWidth);
    auto* form = new QFormLayout;
    m_throughput = addFigure(form, tr("Throughput"), "throughput");
    m_memory = addFigure(form, tr("Engine memory"), "engineMemory");
    m_gpu = addFigure(form, tr("GPU"), "gpuUse");
    m_checkpoint = addFigure(form, tr("Checkpoint"), "checkpoint");
    panel->content()->addLayout(form);
    return panel;
}

void LivePage::takeFocus()
{
    m_pause->setFocus(); // harmless if pressed again
}

void LivePage::showState()
{
    const bool isRunning = m_trainingService.isRunning();
    for (QPushButton* button : {m_pause, m_stop, m_cancel})
        button->setEnabled(isRunning && !m_trainingService.isStopping());
    m_cancel->setEnabled(isRunning);
    m_pause->setText(m_trainingService.isPaused() ? tr("Resume") : tr("Pause"));
    if (!isRunning) {
        m_tick.stop();
        m_phase->setText(tr("Ended"));
        return;
    }
    m_states->setCurrentIndex(kRunning);
    if (!m_tick.isActive()) {
        m_lanes->setCatalogue(m_trainingService.caseStore().catalogue());
        m_checkpoints = 0;
        m_lanes->setLanes({});
        m_chart->clear();
        m_phase->setText(tr("Waiting for the engine"));
        m_time->clear();
        m_bar->setFraction(0);
        m_tick.start();
    }
    if (m_trainingService.isStopping())
        m_phase->setText(tr("Finishing early…"));
    else if (m_trainingService.isPaused())
        m_phase->setText(tr("Paused"));
}

void LivePage::showProgress(const Progress& progress)
{
    if (!m_trainingService.isPaused())
        m_phase->setText(language::translated(progress.phase));
    const double share =
        progress.total > 0 ? static_cast<double>(progress.done) / static_cast<double>(progress.total) : 0;
    m_bar->setFraction(share);
    QString time =
        tr("%1 % · %2 elapsed").arg(qRound(100 * share)).arg(durationInWords(progress.elapsedSeconds));
    if (progress.etaSeconds)
        time += tr(" · about %1 left").arg(durationInWords(*progress.etaSeconds));
    m_time->setText(time);
}

void LivePage::showLive()
{
    m_lanes->setLanes(m_trainingService.live().lanes());
    showCurrentLane(false);
    if (m_trainingService.live().checkpoints() != m_checkpoints) {
        m_checkpoints = m_trainingService.live().checkpoints();
        m_sinceCheckpoint.start();
    }
    showMachine();
}

void LivePage::showCurrentLane(bool isOther)
{
    const services::TrainingLane* lane = m_lanes->currentLane();
    if (isOther)
        m_chart->clear();
    if (!lane)
        return;
    m_chartTitle->setText(laneTitle(*lane));
    m_chart->setExpert(lane->expert.steps, lane->expert.losses);
    m_chart->setGenerator(lane->generator.steps, lane->generator.losses);
    showPicks(pickNames(*lane, m_trainingService.caseStore().catalogue()));
}

void LivePage::showPicks(const QStringList& picks)
{
    const QString all = picks.join(QStringLiteral(", "));
    QString first = picks.mid(0, kPicksShown).join(QStringLiteral(", "));
    if (picks.size() > kPicksShown)
        first = tr("%1 and %2 more").arg(first).arg(picks.size() - kPicksShown);
    m_picks->setText(picks.isEmpty() ? QString() : tr("Selected first: %1").arg(first));
    m_picks->setToolTip(all);
}

QString LivePage::checkpointText() const
{
    if (const auto& problem = m_trainingService.live().checkpointProblem())
        return tr("! not written: %1").arg(language::described(*problem));
    return m_checkpoints == 0
               ? tr("none yet")
               : tr("%1 ago").arg(durationInWords(static_cast<double>(m_sinceCheckpoint.elapsed()) / 1000));
}

void LivePage::showMachine()
{
    const services::LiveRun& live = m_trainingService.live();
    m_throughput->setText(tr("%1 patients/s").arg(QLocale().toString(qRound64(live.patientsPerSecond()))));
    m_memory->setText(bytesText(static_cast<double>(live.memoryBytes())));
    m_checkpoint->setText(checkpointText());
    const auto& facts = m_trainingService.engine().facts();
    if (const auto& gpu = live.gpu())
        m_gpu->setText(tr("%1 % busy, %2 of %3")
                           .arg(gpu->busyPercent)
                           .arg(bytesText(static_cast<double>(gpu->memoryBytes)),
                                bytesText(static_cast<double>(gpu->totalBytes))));
    else
        m_gpu->setText(facts ? tr("none: %1").arg(language::translated(facts->cuda.reason)) : tr("none"));
}

} // namespace genex::ui
