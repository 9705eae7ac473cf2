// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plotwidget.h"

#include "theme/theme.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QPainter>

namespace genex::ui {

PlotWidget::PlotWidget(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the chart handles mouse events, not the plot
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->hide();
    setFocusPolicy(Qt::TabFocus);
}

PlotWidget::~PlotWidget() = default;

void PlotWidget::redraw()
{
    // Leaves room for the focus ring around the plot.
    const QRect area = rect().adjusted(space::kHair, space::kHair, -space::kHair, -space::kHair);
    m_plot->setVisible(hasContent() && area.isValid()); // it cannot be painted without room
    if (m_plot->isHidden())
        return;
    m_plot->setGeometry(area);
    m_plot->setViewport(QRect(QPoint(), area.size())); // the plot does not know its size before it is shown
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    draw(*m_plot, Theme::current());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        redraw();
}

void PlotWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    redraw();
}

void PlotWidget::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, size::kFocusRing));
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), size::kCorner, size::kCorner);
}

void PlotWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void PlotWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace genex::ui
