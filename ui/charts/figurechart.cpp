// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figurechart.h"

#include "figureplot.h"

#include "theme/theme.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QPainter>

namespace genex::ui {

FigureChart::FigureChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the wheel scrolls the panel, not the plot
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->hide();
    setFocusPolicy(Qt::TabFocus);
}

void FigureChart::setFigure(domain::Figure figure, const QString& text)
{
    m_figure = std::move(figure);
    setAccessibleName(QString::fromStdString(m_figure.title));
    setAccessibleDescription(text);
    setToolTip(text);
    redraw();
}

void FigureChart::redraw()
{
    // The focus ring has its room around the plot.
    const QRect area = rect().adjusted(space::kHair, space::kHair, -space::kHair, -space::kHair);
    m_plot->setVisible(!m_figure.panels.empty() && area.isValid());
    if (m_plot->isHidden())
        return;
    m_plot->setGeometry(area);
    m_plot->setViewport(QRect(QPoint(), area.size())); // it is not told its size before it is on the screen
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    drawFigure(*m_plot, m_figure, Theme::current());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void FigureChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        redraw();
}

void FigureChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    redraw();
}

void FigureChart::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, size::kFocusRing));
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), size::kCorner, size::kCorner);
}

void FigureChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void FigureChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace genex::ui
