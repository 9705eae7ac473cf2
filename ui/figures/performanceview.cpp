// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures/performanceview.h"

#include "clinicaltables.h"
#include "language/translated.h"
#include "outcometables.h"

#include "charts/figurechart.h"
#include "theme/tokens.h"
#include "widgets/label.h"
#include "widgets/scrollcolumn.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QTableWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kTableHeight = 250;
constexpr int kChartHeight = 300;
constexpr int kSmallTableHeight = 160;

QString budgetText(const contract::ModelEvaluation& figures, double budget)
{
    return figures.isByMoney ? PerformanceView::tr("%1 %2")
                                   .arg(budget, 0, 'f', 0)
                                   .arg(QString::fromStdString(figures.currency))
                             : PerformanceView::tr("%1 % of all tests").arg(100 * budget, 0, 'f', 0);
}

/// nullptr if the active model was not evaluated at this budget.
const contract::DetailedFigures* atBudget(const std::optional<contract::ModelEvaluation>& figures,
                                          double budget)
{
    const contract::BudgetFigures* found = figures ? figures->atBudget(budget) : nullptr;
    return found ? &found->genex : nullptr;
}

} // namespace

QString calibrationErrorText(const contract::OrderingFigures& figures)
{
    const QString error = language::number(figures.calibrationError, 3);
    if (figures.classwiseError <= 0)
        return error;
    const QString classwise = language::number(figures.classwiseError, 3);
    if (figures.errorByChance <= 0)
        return PerformanceView::tr("%1 (class-wise %2)").arg(error, classwise);
    return PerformanceView::tr("%1 (by chance %2; class-wise %3)")
        .arg(error, language::number(figures.errorByChance, 3), classwise);
}

PerformanceView::PerformanceView(QWidget* parent)
    : QWidget(parent)
    , m_message(makeParagraph(QString(), TextRole::Quiet, this))
    , m_content(new QWidget(this))
    , m_budget(new QComboBox(this))
    , m_summary(makeParagraph(QString(), TextRole::Body, this))
    , m_classes(makeReadTable(tr("By disease"), "classTable", this))
    , m_calibration(new FigureChart(this))
    , m_subgroupHead(makeLabel(tr("By subgroup"), TextRole::Strong, this))
    , m_subgroups(makeReadTable(tr("By subgroup"), "subgroupTable", this))
    , m_confusion(makeReadTable(tr("Confusion matrix"), "confusionTable", this))
    , m_clinical(new QWidget(this))
    , m_clinicalText(makeParagraph(QString(), TextRole::Body, this))
    , m_cantMiss(makeReadTable(tr("Can’t-miss diseases"), "cantMissTable", this))
    , m_decisions(new FigureChart(this))
    , m_discrimination(new FigureChart(this))
{
    m_message->setObjectName(QStringLiteral("performanceMessage"));
    m_summary->setObjectName(QStringLiteral("performanceSummary"));
    m_budget->setObjectName(QStringLiteral("performanceBudget"));
    m_budget->setAccessibleName(tr("Budget"));
    m_classes->setFixedHeight(kTableHeight);
    m_calibration->setObjectName(QStringLiteral("calibrationChart"));
    m_calibration->setFixedHeight(kChartHeight);
    m_subgroups->setFixedHeight(kSmallTableHeight);
    m_confusion->setFixedHeight(kTableHeight);
    m_clinicalText->setObjectName(QStringLiteral("clinicalText"));
    m_cantMiss->setFixedHeight(kSmallTableHeight);
    m_decisions->setObjectName(QStringLiteral("decisionChart"));
    m_discrimination->setObjectName(QStringLiteral("discriminationChart"));
    for (FigureChart* chart : {m_decisions, m_discrimination})
        chart->setFixedHeight(kChartHeight);
    buildLayout();
    connect(m_budget, &QComboBox::currentIndexChanged, this, &PerformanceView::showBudget);
}

void PerformanceView::buildLayout()
{
    auto* inside = new QVBoxLayout(m_content);
    inside->setContentsMargins(0, 0, 0, 0);
    auto* budget = new QHBoxLayout;
    budget->addWidget(makeLabel(tr("Budget"), TextRole::Secondary, this));
    budget->addWidget(m_budget);
    budget->addStretch();
    inside->addLayout(budget);
    QVBoxLayout* column = addScrollColumn(inside, tr("Performance"));
    column->setSpacing(space::kSmall);
    column->addWidget(m_summary);
    column->addWidget(makeLabel(tr("By disease; ! = can’t miss"), TextRole::Strong, this));
    column->addWidget(m_classes);
    column->addWidget(m_calibration);
    buildClinical();
    column->addWidget(m_clinical);
    column->addWidget(m_subgroupHead);
    column->addWidget(m_subgroups);
    column->addWidget(makeLabel(tr("Confusion matrix (patients)"), TextRole::Strong, this));
    column->addWidget(m_confusion);
    column->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, space::kSmall, 0, 0);
    all->addWidget(m_message);
    all->addWidget(m_content, 1);
}

void PerformanceView::buildClinical()
{
    auto* column = new QVBoxLayout(m_clinical);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(makeLabel(tr("Clinical review"), TextRole::Strong, this));
    column->addWidget(m_clinicalText);
    column->addWidget(m_cantMiss);
    column->addWidget(m_decisions);
    column->addWidget(m_discrimination);
}

void PerformanceView::showMessage(const QString& message)
{
    m_figures.reset();
    m_message->setText(message);
    m_message->show();
    m_content->hide();
    static_cast<QVBoxLayout*>(layout())->setAlignment(m_message, Qt::AlignTop);
}

void PerformanceView::showFigures(const contract::ModelEvaluation& figures,
                                  const std::optional<contract::ModelEvaluation>& active,
                                  const domain::Catalogue& catalogue)
{
    m_figures = figures;
    m_active = active;
    m_catalogue = catalogue;
    m_message->hide();
    m_content->show();
    {
        const QSignalBlocker quiet(m_budget);
        m_budget->clear();
        for (const contract::BudgetFigures& outcome : figures.budgets)
            m_budget->addItem(budgetText(figures, outcome.budget));
        m_budget->setCurrentIndex(m_budget->count() - 1);
    }
    showBudget();
}

QString PerformanceView::summaryOf(const contract::BudgetFigures& outcome) const
{
    return tr("Accuracy %1 ± %2 with estimates, %3 with all tests ordered, %4 from the initial findings "
              "alone. Mean tests ordered: %5; calibration error %6. Evaluated on %7 test rows.")
        .arg(percentText(outcome.genex.accuracy.mean), percentText(outcome.genex.accuracy.standardError),
             percentText(outcome.allOrdered.accuracy.mean), percentText(m_figures->floorAccuracy))
        .arg(outcome.genex.meanOrders, 0, 'f', 1)
        .arg(calibrationErrorText(outcome.genex))
        .arg(m_figures->testRows);
}

void PerformanceView::showBudget()
{
    const auto chosen = static_cast<std::size_t>(std::max(0, m_budget->currentIndex()));
    if (!m_figures || chosen >= m_figures->budgets.size())
        return;
    const contract::BudgetFigures& outcome = m_figures->budgets[chosen];
    m_summary->setText(summaryOf(outcome));
    fill(m_classes, classTable(outcome.genex, m_catalogue, atBudget(m_active, outcome.budget)));
    fill(m_subgroups, subgroupTable(outcome.genex, m_catalogue));
    fill(m_confusion, confusionTable(*m_figures, outcome.genex, m_catalogue));
    m_calibration->setFigure(calibrationFigure(outcome.genex), calibrationText(outcome.genex));
    showClinical(outcome.genex.clinical);
    m_subgroupHead->setVisible(!outcome.genex.bySubgroup.empty());
    m_subgroups->setVisible(!outcome.genex.bySubgroup.empty());
}

void PerformanceView::showClinical(const std::optional<contract::ClinicalFigures>& figures)
{
    m_clinical->setVisible(figures.has_value());
    if (!figures)
        return;
    m_clinicalText->setText(clinicalText(*figures, QString::fromStdString(m_figures->currency)));
    fill(m_cantMiss, cantMissTable(*figures, m_catalogue));
    m_cantMiss->setVisible(!figures->cantMiss.empty());
    m_decisions->setFigure(decisionFigure(*figures), decisionText(*figures));
    m_discrimination->setFigure(discriminationFigure(*figures), discriminationText(*figures));
}

} // namespace genex::ui
