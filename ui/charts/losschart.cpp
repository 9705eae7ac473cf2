// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/losschart.h"

#include "theme/theme.h"

#include <qcustomplot.h>

#include <QEvent>

namespace genex::ui {

namespace {

constexpr int kRedrawMs = 100;
constexpr double kMargin = 0.05; // of the range

QFont fontOf(const QWidget& widget, int pixels)
{
    QFont font = widget.font();
    font.setPixelSize(pixels);
    return font;
}

} // namespace

LossChart::LossChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setPlottingHint(QCP::phFastPolylines, true);
    for (int i = 0; i < 2; ++i) {
        QCPGraph* graph = m_plot->addGraph();
        graph->setAdaptiveSampling(true);
    }
    m_plot->graph(0)->setName(tr("Expert"));
    m_plot->graph(1)->setName(tr("Generator"));
    m_plot->legend->setVisible(true);
    m_plot->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    m_plot->xAxis->setLabel(tr("step"));
    m_plot->yAxis->setLabel(tr("loss"));
    setFocusPolicy(Qt::TabFocus);
    setMinimumHeight(140);
    style();
    redraw();
}

void LossChart::style()
{
    const Tokens& tokens = Theme::current();
    m_plot->setBackground(QBrush(tokens.surface));
    // Told apart by dashes, too.
    m_plot->graph(0)->setPen(QPen(tokens.accent, 1));
    m_plot->graph(1)->setPen(QPen(tokens.secondary, 1, Qt::DashLine));
    m_plot->legend->setBrush(QBrush(tokens.surface));
    m_plot->legend->setBorderPen(QPen(tokens.line));
    m_plot->legend->setTextColor(tokens.text);
    m_plot->legend->setFont(fontOf(*this, type::kSecondary));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setLabelColor(tokens.secondary);
        axis->setTickLabelColor(tokens.secondary);
        axis->setLabelFont(fontOf(*this, type::kSecondary));
        axis->setTickLabelFont(fontOf(*this, type::kSecondary));
        for (const auto set : {&QCPAxis::setBasePen, &QCPAxis::setTickPen, &QCPAxis::setSubTickPen})
            (axis->*set)(QPen(tokens.line));
        axis->grid()->setPen(QPen(tokens.track));
    }
}

void LossChart::clear()
{
    for (int i = 0; i < 2; ++i)
        m_plot->graph(i)->data()->clear();
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
    m_plot->graph(graph)->addData(x, y, true);
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
        return QWidget::timerEvent(event);
    killTimer(m_timer);
    m_timer = 0;
    redraw();
}

void LossChart::redraw()
{
    m_plot->rescaleAxes();
    const QCPRange range = m_plot->yAxis->range();
    m_plot->yAxis->setRange(range.lower - kMargin * range.size(), range.upper + kMargin * range.size());
    m_plot->graph(1)->setVisible(m_shown[1] > 0);
    setAccessibleName(tr("Loss by step"));
    setAccessibleDescription(description());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QString LossChart::description() const
{
    QStringList sentences;
    if (m_shown[0] > 0)
        sentences << tr("Expert: %1; steps done: %L2.").arg(m_last[0], 0, 'f', 3).arg(m_shown[0]);
    if (m_shown[1] > 0)
        sentences << tr("Generator: %1; steps done: %L2.").arg(m_last[1], 0, 'f', 3).arg(m_shown[1]);
    return sentences.isEmpty() ? tr("No step has been done yet.") : sentences.join(QLatin1Char(' '));
}

void LossChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange)
        return;
    style();
    redrawSoon();
}

void LossChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(rect());
}

} // namespace genex::ui
