// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseworkspace.h"

#include "batchpanel.h"
#include "caseviews.h"
#include "differentialpanel.h"
#include "findingspanel.h"
#include "language/translated.h"
#include "outcomepanel.h"
#include "resultspanel.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/stepline.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using services::CaseStep;

/// A window of 1200 pixels without its rail: three panels would not fit below it.
constexpr int kThreePanels = 1200 - size::kRail;
constexpr int kFindingsWidth = 300;
constexpr int kDifferentialWidth = 360;

} // namespace

CaseWorkspace::CaseWorkspace(services::OpenCase& open, services::CaseStoreController& caseStore,
                             QWidget* parent)
    : QWidget(parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_steps(new StepLine(StepLine::Step::Findings, this))
    , m_ribbon(makeRibbon())
    , m_lookBack(makeLookBack())
    , m_findings(new FindingsPanel(open, caseStore, this))
    , m_decision(new QStackedWidget(this))
    , m_batch(new BatchPanel(open, caseStore))
    , m_results(new ResultsPanel(open, caseStore))
    , m_outcome(new OutcomePanel(open, caseStore))
    , m_differential(new DifferentialPanel(open, caseStore, this))
    , m_tabs(new QTabBar(this))
{
    m_findings->setFixedWidth(kFindingsWidth);
    for (QWidget* panel : std::initializer_list<QWidget*>{m_batch, m_results, m_outcome})
        m_decision->addWidget(panel);
    m_tabs->addTab(tr("Decision"));
    m_tabs->addTab(tr("Differential"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    buildLayout();
    arrange();
    connect(m_steps, &StepLine::stepChosen, this, &CaseWorkspace::lookAt);
    connect(m_tabs, &QTabBar::currentChanged, this, &CaseWorkspace::arrange);
    connect(m_outcome, &OutcomePanel::reportRequested, this, &CaseWorkspace::reportRequested);
    connect(&m_open, &services::OpenCase::changed, this, &CaseWorkspace::refresh);
    connect(&m_open, &services::OpenCase::refused, this, &CaseWorkspace::showProblem);
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (m_open.isOpen())
            refresh();
    });
}

QFrame* CaseWorkspace::makeRibbon()
{
    auto* ribbon = new QFrame(this);
    ribbon->setProperty("role", QStringLiteral("ribbon"));
    ribbon->setObjectName(QStringLiteral("ribbon"));
    m_ribbonText = makeParagraph(QString(), TextRole::Body, ribbon);
    m_ribbonText->setObjectName(QStringLiteral("ribbonText"));
    m_ribbonButton = makeButton(QString(), ButtonRole::Link, ribbon);
    m_ribbonButton->setObjectName(QStringLiteral("ribbonButton"));
    auto* row = new QHBoxLayout(ribbon);
    row->setContentsMargins(space::kMedium, space::kHair, space::kMedium, space::kHair);
    row->addWidget(m_ribbonText, 1);
    row->addWidget(m_ribbonButton);
    connect(m_ribbonButton, &QPushButton::clicked, this, [this] {
        if (m_open.isWhatIf())
            m_open.leaveWhatIf();
        else if (m_open.engineProblem())
            m_open.askAgain();
    });
    ribbon->hide();
    return ribbon;
}

QFrame* CaseWorkspace::makeLookBack()
{
    auto* frame = new QFrame(this);
    frame->setProperty("role", QStringLiteral("ribbon"));
    m_lookBackText = makeParagraph(QString(), TextRole::Body, frame);
    m_lookBackText->setObjectName(QStringLiteral("lookBackText"));
    m_lookBackButton = makeButton(QString(), ButtonRole::Link, frame);
    m_lookBackButton->setObjectName(QStringLiteral("lookBackButton"));
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(space::kMedium, space::kHair, space::kMedium, space::kHair);
    row->addWidget(m_lookBackText, 1);
    row->addWidget(m_lookBackButton);
    connect(m_lookBackButton, &QPushButton::clicked, this, [this] { lookAt(standsAt()); });
    frame->hide();
    return frame;
}

void CaseWorkspace::buildLayout()
{
    auto* sharing = new QHBoxLayout;
    sharing->setSpacing(space::kLarge);
    sharing->addWidget(m_decision, 1);
    sharing->addWidget(m_differential);
    auto* right = new QVBoxLayout;
    right->setSpacing(space::kSmall);
    right->addWidget(m_tabs, 0, Qt::AlignLeft);
    right->addLayout(sharing, 1);
    auto* panels = new QHBoxLayout;
    panels->setSpacing(space::kLarge);
    panels->addWidget(m_findings);
    panels->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kLarge);
    layout->setSpacing(space::kMedium);
    layout->addWidget(m_steps);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_lookBack);
    layout->addLayout(panels, 1);
}

StepLine::Step CaseWorkspace::standsAt() const
{
    switch (m_open.step()) {
    case CaseStep::Findings:
        return StepLine::Step::Findings;
    case CaseStep::Order:
        return StepLine::Step::Order;
    case CaseStep::Results:
        return StepLine::Step::Results;
    case CaseStep::Judgement:
    case CaseStep::Conclusion:
        break;
    }
    return StepLine::Step::Conclusion;
}

QWidget* CaseWorkspace::decision() const
{
    switch (shownStep()) {
    case StepLine::Step::Findings:
    case StepLine::Step::Order:
        return m_batch;
    case StepLine::Step::Results:
        return m_results;
    case StepLine::Step::Conclusion:
        break;
    }
    return m_outcome;
}

/// The findings are visible at every step; the other panels replace the decision.
void CaseWorkspace::lookAt(StepLine::Step step)
{
    if (step == StepLine::Step::Findings)
        return m_findings->takeFocus();
    if (step > standsAt())
        return;
    m_lookedAt = step == standsAt() ? std::nullopt : std::optional(step);
    refresh();
    takeFocus();
}

void CaseWorkspace::look(int steps)
{
    lookAt(static_cast<StepLine::Step>(static_cast<int>(shownStep()) + steps));
}

void CaseWorkspace::focusTests()
{
    if (!m_open.workflow().isDraft())
        return;
    m_tabs->setCurrentIndex(0); // where the differential hides the batch
    lookAt(std::min(standsAt(), StepLine::Step::Order));
    m_batch->focusTests();
}

void CaseWorkspace::refresh()
{
    if (!m_open.isOpen())
        return;
    const bool isOtherCase = m_shownCase != m_open.id();
    if (isOtherCase || m_step != m_open.step())
        m_lookedAt.reset();
    const bool isOtherStep = decision() != m_decision->currentWidget();
    m_shownCase = m_open.id();
    m_step = m_open.step();
    m_steps->setStep(standsAt(), shownStep());
    m_decision->setCurrentWidget(decision());
    m_findings->refresh();
    m_batch->refresh();
    m_results->refresh();
    m_outcome->refresh();
    m_differential->refresh();
    showRibbon();
    showLookBack();
    if ((isOtherCase || isOtherStep) && isVisible())
        takeFocus();
}

/// Warnings while working, one at a time: the most severe.
void CaseWorkspace::showRibbon()
{
    const std::string otherModel = m_open.otherModel();
    QString text;
    QString button;
    QString role = QStringLiteral("ribbon");
    if (m_open.isWhatIf()) {
        text = tr("What if: a copy of the case. Nothing is saved.");
        button = tr("Back to the case   Esc");
        role = QStringLiteral("estimateRibbon");
    } else if (!m_caseStore.view().readOnlyReason.empty()) {
        text = language::translated(m_caseStore.view().readOnlyReason);
    } else if (m_open.engineProblem()) {
        text = language::described(*m_open.engineProblem());
        button = tr("Ask again");
        role = QStringLiteral("alarmRibbon");
    } else if (m_caseStore.modelProblem()) {
        text = language::described(*m_caseStore.modelProblem());
        role = QStringLiteral("alarmRibbon");
    } else if (m_open.keepsItsModel()) {
        text = tr("This case keeps the model used for its order, %1. New cases use %2.")
                   .arg(QString::fromStdString(m_open.model()->name),
                        QString::fromStdString(m_caseStore.model()->name));
    } else if (!m_caseStore.modelNotice().empty()) {
        text = language::translated(m_caseStore.modelNotice());
    } else if (!otherModel.empty()) {
        text =
            tr("The recorded answers come from another model, %1. New answers will come from %2.")
                .arg(QString::fromStdString(otherModel), QString::fromStdString(m_caseStore.model()->name));
    }
    m_ribbon->setVisible(!text.isEmpty());
    m_ribbonText->setText(text);
    m_ribbonButton->setText(button);
    m_ribbonButton->setVisible(!button.isEmpty());
    if (m_ribbon->property("role").toString() == role)
        return;
    m_ribbon->setProperty("role", role);
    m_ribbon->style()->unpolish(m_ribbon);
    m_ribbon->style()->polish(m_ribbon);
}

void CaseWorkspace::showLookBack()
{
    m_lookBack->setVisible(m_lookedAt.has_value());
    if (!m_lookedAt)
        return;
    const domain::CaseDocument& document = m_open.document();
    m_lookBackText->setText(*m_lookedAt == StepLine::Step::Order ? orderConsequence(document)
                                                                 : resultConsequence(document));
    m_lookBackButton->setText(tr("Back to %1   Alt+→").arg(StepLine::nameOf(standsAt())));
}

/// Next to the field that caused it.
void CaseWorkspace::showProblem(const Error& error)
{
    const QString text = language::described(error);
    if (m_decision->currentWidget() == m_results)
        m_results->setProblem(text);
    else
        m_findings->setProblem(text);
}

void CaseWorkspace::takeFocus()
{
    switch (shownStep()) {
    case StepLine::Step::Findings:
        return m_findings->takeFocus();
    case StepLine::Step::Order:
        return m_lookedAt ? m_batch->takeFocus() : m_findings->takeFocus();
    case StepLine::Step::Results:
        return m_results->takeFocus();
    case StepLine::Step::Conclusion:
        break;
    }
    m_outcome->takeFocus();
}

void CaseWorkspace::focusFindings()
{
    m_findings->takeFocus();
}

void CaseWorkspace::confirm()
{
    if (m_decision->currentWidget() == m_batch)
        m_batch->confirm();
    else if (m_decision->currentWidget() == m_outcome)
        m_outcome->confirm();
}

void CaseWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CaseWorkspace::arrange()
{
    const bool wide = width() >= kThreePanels;
    const bool decisionFirst = m_tabs->currentIndex() == 0;
    m_tabs->setVisible(!wide);
    m_decision->setVisible(wide || decisionFirst);
    m_differential->setVisible(wide || !decisionFirst);
    m_differential->setMinimumWidth(wide ? kDifferentialWidth : 0);
    m_differential->setMaximumWidth(wide ? kDifferentialWidth : QWIDGETSIZE_MAX);
}

} // namespace genex::ui
