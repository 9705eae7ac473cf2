// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialchart.h"

#include "differentialplot.h"

#include "theme/theme.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QPainter>

namespace genex::ui {

namespace {

constexpr int kGivenUp = 6; ///< of a row's height, where there is little room

} // namespace

DifferentialChart::DifferentialChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the wheel scrolls the panel, not the plot
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->hide();
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Differential"));
}

void DifferentialChart::setRows(std::vector<DifferentialRow> rows, const QString& mark)
{
    if (rows == m_rows && mark == m_mark)
        return;
    m_rows = std::move(rows);
    m_mark = mark;
    const int best = sizeHint().height();
    setMinimumHeight(best - static_cast<int>(m_rows.size()) * kGivenUp);
    setMaximumHeight(best);
    updateGeometry();
    setAccessibleDescription(differentialAsText(m_rows, m_mark));
    setToolTip(differentialAsText(m_rows, m_mark));
    redraw();
}

QSize DifferentialChart::sizeHint() const
{
    return {QWidget::sizeHint().width(), differentialHeight(m_rows.size(), {}) + 2 * space::kHair};
}

void DifferentialChart::redraw()
{
    // The focus ring has its room around the plot.
    const QRect area = rect().adjusted(space::kHair, space::kHair, -space::kHair, -space::kHair);
    m_plot->setVisible(!m_rows.empty() && area.isValid()); // a plot without rows or room cannot be painted
    if (m_plot->isHidden())
        return;
    m_plot->setGeometry(area);
    m_plot->setViewport(QRect(QPoint(), area.size())); // it is not told its size before it is on the screen
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    drawDifferential(*m_plot, m_rows, Theme::current(), {.title = {}, .note = {}, .mark = m_mark});
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void DifferentialChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        redraw();
}

void DifferentialChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    redraw();
}

void DifferentialChart::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, size::kFocusRing));
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), size::kCorner, size::kCorner);
}

void DifferentialChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void DifferentialChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace genex::ui
