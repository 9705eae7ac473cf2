// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/losschart.h"

#include "plotstyle.h"

#include <qcustomplot.h>

namespace genex::ui {

namespace {

constexpr int kRedrawMs = 100;

} // namespace

LossChart::LossChart(QWidget* parent)
    : PlotWidget(parent)
{
    plot().setPlottingHint(QCP::phFastPolylines, true);
    for (const QString& name : {tr("Expert"), tr("Generator")}) {
        QCPGraph* graph = plot().addGraph();
        graph->setAdaptiveSampling(true);
        graph->setName(name);
    }
    plot().legend->setVisible(true);
    plot().axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    plot().xAxis->setLabel(tr("step"));
    plot().yAxis->setLabel(tr("loss"));
    setMinimumHeight(140);
    setAccessibleName(tr("Loss by step"));
    setAccessibleDescription(description());
}

void LossChart::clear()
{
    for (int i = 0; i < 2; ++i)
        plot().graph(i)->data()->clear();
    m_shown = {};
    m_last = {};
    redrawSoon();
}

void LossChart::setExpert(const std::vector<double>& steps, const std::vector<double>& losses)
{
    add(0, steps, losses);
}

void LossChart::setGenerator(const std::vector<double>& steps, const std::vector<double>& losses)
{
    add(1, steps, losses);
}

void LossChart::add(int graph, const std::vector<double>& steps, const std::vector<double>& losses)
{
    const auto place = static_cast<std::size_t>(graph);
    const std::size_t from = m_shown.at(place);
    if (steps.size() <= from || steps.size() != losses.size())
        return;
    const QVector<double> x(steps.begin() + static_cast<std::ptrdiff_t>(from), steps.end());
    const QVector<double> y(losses.begin() + static_cast<std::ptrdiff_t>(from), losses.end());
    plot().graph(graph)->addData(x, y, true);
    m_shown.at(place) = steps.size();
    m_last.at(place) = losses.back();
    redrawSoon();
}

void LossChart::redrawSoon()
{
    if (m_timer == 0)
        m_timer = startTimer(kRedrawMs);
}

void LossChart::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer)
        return PlotWidget::timerEvent(event);
    killTimer(m_timer);
    m_timer = 0;
    redraw();
}

void LossChart::draw(QCustomPlot& plot, const Tokens& tokens)
{
    plot.setBackground(QBrush(tokens.surface));
    // Distinguished by dashes, too.
    plot.graph(0)->setPen(QPen(tokens.accent, 1));
    plot.graph(1)->setPen(QPen(tokens.secondary, 1, Qt::DashLine));
    plot.graph(1)->setVisible(m_shown[1] > 0);
    styleLegend(*plot.legend, tokens, plotFont(plot, type::kSecondary));
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        styleAxis(*axis, tokens, {plotFont(plot, type::kSecondary), tokens.secondary, tokens.line});
    plot.rescaleAxes();
    widen(*plot.yAxis);
    setAccessibleDescription(description());
}

QString LossChart::description() const
{
    QStringList sentences;
    if (m_shown[0] > 0)
        sentences << tr("Expert: %1; steps: %L2.").arg(m_last[0], 0, 'f', 3).arg(m_shown[0]);
    if (m_shown[1] > 0)
        sentences << tr("Generator: %1; steps: %L2.").arg(m_last[1], 0, 'f', 3).arg(m_shown[1]);
    return sentences.isEmpty() ? tr("No steps yet.") : sentences.join(QLatin1Char(' '));
}

} // namespace genex::ui
