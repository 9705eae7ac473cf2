// SPDX-License-Identifier: GPL-3.0-or-later
#include "thresholdview.h"

#include "figures/readtable.h"
#include "language/translated.h"

#include "charts/figurechart.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

using domain::Figure; // lupdate loses the context after a qualified type

constexpr double kCertain = 0.85; ///< what clinicians expect before omitting a routine test
constexpr int kLeastChartHeight = 180;

domain::FigurePoint placeOf(const contract::ThresholdPoint& point)
{
    return {point.savedShare, point.accuracy, 0};
}

Figure figureOf(const contract::ThresholdPlan& plan, std::size_t chosen)
{
    domain::FigurePanel panel{ThresholdView::tr("share of orders saved").toStdString(),
                              ThresholdView::tr("accuracy").toStdString(),
                              {}};
    domain::FigureSeries curve{ThresholdView::tr("by τ").toStdString(), {}};
    for (const contract::ThresholdPoint& point : plan.curve)
        curve.points.push_back(placeOf(point));
    const double most = std::ranges::max(plan.curve, {}, &contract::ThresholdPoint::savedShare).savedShare;
    panel.series = {
        curve,
        {ThresholdView::tr("all tests ordered").toStdString(),
         {{0, plan.accuracyWithAll, 0}, {most, plan.accuracyWithAll, 0}}},
        {ThresholdView::tr("in use").toStdString(), {placeOf(plan.curve[plan.nextStricter(plan.threshold)])}},
        {ThresholdView::tr("selected").toStdString(), {placeOf(plan.curve[chosen])}}};
    return {ThresholdView::tr("Accuracy against orders saved, on validation patients").toStdString(),
            {std::move(panel)}};
}

QString thresholdText(double threshold)
{
    return threshold > 1 ? ThresholdView::tr("above 1 (no estimates accepted)")
                         : language::number(threshold, 3);
}

QString pointText(const contract::ThresholdPoint& point)
{
    return ThresholdView::tr("τ %1: accuracy %2, %3 of orders saved, %4 of patients need a second visit.")
        .arg(thresholdText(point.tau), percentText(point.accuracy), percentText(point.savedShare),
             percentText(point.fallbackRate));
}

} // namespace

ThresholdView::ThresholdView(QWidget* parent)
    : QWidget(parent)
    , m_budget(new QComboBox(this))
    , m_chart(new FigureChart(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_text(makeParagraph(QString(), TextRole::Strong, this))
    , m_inUse(makeParagraph(QString(), TextRole::Secondary, this))
    , m_asTrained(makeButton(tr("In use"), ButtonRole::Plain, this))
    , m_certain(makeButton(tr("85 % confidence"), ButtonRole::Plain, this))
    , m_topTenth(makeButton(tr("Top 10 %"), ButtonRole::Plain, this))
    , m_save(makeButton(tr("Save as a new model"), ButtonRole::Plain, this))
{
    m_budget->setObjectName(QStringLiteral("thresholdBudget"));
    m_budget->setAccessibleName(tr("Budget"));
    m_chart->setObjectName(QStringLiteral("thresholdChart"));
    m_chart->setMinimumHeight(kLeastChartHeight);
    m_slider->setObjectName(QStringLiteral("thresholdSlider"));
    m_slider->setAccessibleName(tr("Threshold τ, from accepting all estimates to accepting none"));
    m_text->setObjectName(QStringLiteral("thresholdText"));
    m_inUse->setObjectName(QStringLiteral("thresholdInUse"));
    m_certain->setObjectName(QStringLiteral("thresholdCertain"));
    m_save->setObjectName(QStringLiteral("saveThreshold"));
    m_topTenth->setToolTip(
        tr("The paper's rule: estimates are accepted for the most confident tenth of patients"));
    buildLayout();
    connect(m_budget, &QComboBox::currentIndexChanged, this, &ThresholdView::showBudget);
    connect(m_slider, &QSlider::valueChanged, this, &ThresholdView::showPoint);
    connect(m_asTrained, &QPushButton::clicked, this, [this] { jumpTo(plan()->threshold); });
    connect(m_certain, &QPushButton::clicked, this, [this] { jumpTo(kCertain); });
    connect(m_topTenth, &QPushButton::clicked, this, [this] { jumpTo(plan()->topTenthThreshold); });
    connect(m_save, &QPushButton::clicked, this, [this] {
        const auto chosen = static_cast<std::size_t>(m_slider->value());
        Q_EMIT saveRequested(plan()->budget, plan()->curve[chosen].tau);
    });
    showPlans({}, {});
}

void ThresholdView::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Budget"), TextRole::Secondary, this));
    head->addWidget(m_budget);
    head->addStretch();
    auto* choices = new QHBoxLayout;
    choices->setSpacing(space::kSmall);
    for (QPushButton* button : {m_asTrained, m_certain, m_topTenth})
        choices->addWidget(button);
    choices->addStretch();
    choices->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kSmall, 0, 0);
    column->setSpacing(space::kSmall);
    column->addLayout(head);
    column->addWidget(m_chart, 1);
    column->addWidget(m_slider);
    column->addWidget(m_text);
    column->addWidget(m_inUse);
    column->addLayout(choices);
}

void ThresholdView::showPlans(const std::vector<contract::ThresholdPlan>& plans, const QString& currency)
{
    m_plans.clear();
    std::ranges::copy_if(plans, std::back_inserter(m_plans),
                         [](const contract::ThresholdPlan& plan) { return !plan.curve.empty(); });
    m_currency = currency;
    {
        const QSignalBlocker quiet(m_budget);
        m_budget->clear();
        for (const contract::ThresholdPlan& plan : m_plans)
            m_budget->addItem(m_currency.isEmpty()
                                  ? tr("up to %1 tests").arg(plan.budget)
                                  : tr("%1 %2").arg(language::shortNumber(plan.budget, 6), m_currency));
        m_budget->setCurrentIndex(m_budget->count() - 1);
    }
    showBudget();
}

void ThresholdView::setObstacle(const QString& reason)
{
    m_obstacle = reason;
    showPoint();
}

const contract::ThresholdPlan* ThresholdView::plan() const
{
    const int index = m_budget->currentIndex();
    return index < 0 ? nullptr : &m_plans[static_cast<std::size_t>(index)];
}

void ThresholdView::showBudget()
{
    const contract::ThresholdPlan* chosen = plan();
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_budget, m_slider, m_asTrained, m_certain, m_topTenth})
        part->setEnabled(chosen != nullptr);
    if (!chosen) {
        m_chart->setFigure({}, {});
        m_text->setText(tr("Nothing is estimated at any budget, so there is no threshold to choose."));
        m_inUse->clear();
        m_save->setEnabled(false);
        return;
    }
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, static_cast<int>(chosen->curve.size()) - 1);
        m_slider->setPageStep(std::max(1, m_slider->maximum() / 10));
    }
    jumpTo(chosen->threshold);
    showPoint();
}

void ThresholdView::jumpTo(double threshold)
{
    m_slider->setValue(static_cast<int>(plan()->nextStricter(threshold)));
}

void ThresholdView::showPoint()
{
    const contract::ThresholdPlan* shown = plan();
    if (!shown)
        return;
    const auto at = static_cast<std::size_t>(m_slider->value());
    const std::size_t inUse = shown->nextStricter(shown->threshold);
    m_text->setText(pointText(shown->curve[at]));
    m_slider->setAccessibleDescription(m_text->text());
    m_inUse->setText(!m_obstacle.isEmpty() ? m_obstacle
                     : at == inUse
                         ? tr("This threshold is in use. Figures on validation patients; accuracy with all "
                              "tests ordered: %1.")
                               .arg(percentText(shown->accuracyWithAll))
                         : tr("In use: %1 A new model is evaluated on the test patients before it is saved.")
                               .arg(pointText(shown->curve[inUse])));
    m_chart->setFigure(figureOf(*shown, at), m_text->text());
    m_save->setEnabled(at != inUse && m_obstacle.isEmpty());
}

} // namespace genex::ui
