#include "demonstrationresult.h"

#include "batchpanel.h"
#include "demonstrationview.h"
#include "differentialpanel.h"
#include "findingspanel.h"

#include "theme/tokens.h"
#include "widgets/stepline.h"

#include <QHBoxLayout>
#include <QTabBar>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

/// A window of 1200 without its rail: below it three panels would squeeze each other.
constexpr int kThreePanels = 1200 - size::kRail;
constexpr int kFindingsWidth = 288;
constexpr int kDifferentialWidth = 360;

} // namespace

DemonstrationResult::DemonstrationResult(QWidget* parent)
    : QWidget(parent)
    , m_findings(new FindingsPanel(this))
    , m_batch(new BatchPanel(this))
    , m_differential(new DifferentialPanel(this))
    , m_tabs(new QTabBar(this))
{
    m_findings->setFixedWidth(kFindingsWidth);
    m_tabs->addTab(tr("Batch"));
    m_tabs->addTab(tr("Differential"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    buildLayout();
    arrange();
    connect(m_tabs, &QTabBar::currentChanged, this, &DemonstrationResult::arrange);
    connect(m_batch, &BatchPanel::runAgainRequested, this, &DemonstrationResult::runAgainRequested);
    connect(m_batch, &BatchPanel::reportRequested, this, &DemonstrationResult::reportRequested);
}

void DemonstrationResult::buildLayout()
{
    auto* sharing = new QHBoxLayout;
    sharing->setSpacing(space::kLarge);
    sharing->addWidget(m_batch, 1);
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
    layout->addWidget(new StepLine(StepLine::Step::Order, this));
    layout->addLayout(panels, 1);
}

void DemonstrationResult::show(const DemonstrationView& view)
{
    m_findings->show(view);
    m_batch->show(view);
    m_differential->show(view);
    m_tabs->setCurrentIndex(0);
}

void DemonstrationResult::takeFocus()
{
    m_batch->takeFocus();
}

void DemonstrationResult::showReport(const Result<QStringList>& report)
{
    m_batch->showReport(report);
}

void DemonstrationResult::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DemonstrationResult::arrange()
{
    const bool wide = width() >= kThreePanels;
    const bool batchFirst = m_tabs->currentIndex() == 0;
    m_tabs->setVisible(!wide);
    m_batch->setVisible(wide || batchFirst);
    m_differential->setVisible(wide || !batchFirst);
    m_differential->setMinimumWidth(wide ? kDifferentialWidth : 0);
    m_differential->setMaximumWidth(wide ? kDifferentialWidth : QWIDGETSIZE_MAX);
}

} // namespace genex::ui
