#include "charts/differentialchart.h"

#include "differentialplot.h"

#include "theme/theme.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace genex::ui {

DifferentialChart::DifferentialChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the wheel scrolls the panel, not the plot
    m_plot->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Differential"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kHair, space::kHair, space::kHair,
                               space::kHair); // room for the focus ring
    layout->addWidget(m_plot);
}

void DifferentialChart::setRows(std::vector<DifferentialRow> rows)
{
    m_rows = std::move(rows);
    setFixedHeight(differentialHeight(m_rows.size(), {}) + 2 * space::kHair);
    setAccessibleDescription(differentialAsText(m_rows));
    setToolTip(differentialAsText(m_rows));
    redraw();
}

void DifferentialChart::redraw()
{
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    drawDifferential(*m_plot, m_rows, Theme::current(), {});
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
