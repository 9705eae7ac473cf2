// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figurechart.h"

#include "figureplot.h"
#include "picture.h"

#include "charts/figurepicture.h"

#include <qcustomplot.h>

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QToolTip>
#include <QtConcurrent>

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

constexpr double kZoomStep = 0.8;  // of the range, per wheel step or key press
constexpr double kWheelStep = 120; // in Qt's units
constexpr double kKeyMove = 40;    // pixels
constexpr double kNear = 12;       // pixels between mouse and point
constexpr int kDigits = 4;

QString numberText(double value)
{
    return QLocale().toString(value, 'g', kDigits);
}

QString valueText(const domain::FigurePoint& point)
{
    return point.error > 0 ? FigureChart::tr("%1 ± %2").arg(numberText(point.y), numberText(point.error))
                           : numberText(point.y);
}

QString pointText(const domain::FigurePanel& panel, const domain::FigureSeries& series,
                  const domain::FigurePoint& point)
{
    return FigureChart::tr("%1\n%2: %3\n%4: %5")
        .arg(QString::fromStdString(series.name), QString::fromStdString(panel.xLabel), numberText(point.x),
             QString::fromStdString(panel.yLabel), valueText(point));
}

/// The panel at this position of the plot, or nullptr.
QCPAxisRect* panelAt(const QCustomPlot& plot, const QPointF& position)
{
    for (QCPAxisRect* area : plot.axisRects()) {
        if (area->rect().contains(position.toPoint()))
            return area;
    }
    return nullptr;
}

QCPAxis* xOf(const QCPAxisRect& area)
{
    return area.axis(QCPAxis::atBottom);
}

QCPAxis* yOf(const QCPAxisRect& area)
{
    return area.axis(QCPAxis::atLeft);
}

QRectF rangeOf(const QCPAxisRect& area)
{
    const QCPRange x = xOf(area)->range();
    const QCPRange y = yOf(area)->range();
    return {x.lower, y.lower, x.size(), y.size()};
}

double distance(const QCPAxisRect& area, const domain::FigurePoint& point, const QPointF& position)
{
    return std::hypot(xOf(area)->coordToPixel(point.x) - position.x(),
                      yOf(area)->coordToPixel(point.y) - position.y());
}

/// Its values; empty if none is near.
QString nearestPoint(const QCPAxisRect& area, const domain::FigurePanel& panel, const QPointF& place)
{
    double nearest = kNear;
    QString text;
    for (const domain::FigureSeries& series : panel.series) {
        for (const domain::FigurePoint& point : series.points) {
            const double away = distance(area, point, place);
            if (away >= nearest)
                continue;
            nearest = away;
            text = pointText(panel, series, point);
        }
    }
    return text;
}

} // namespace

FigureChart::FigureChart(QWidget* parent)
    : PlotWidget(parent)
{
    setMouseTracking(true);
}

void FigureChart::setFigure(domain::Figure figure, const QString& text)
{
    m_figure = std::move(figure);
    m_view.clear();
    setAccessibleName(QString::fromStdString(m_figure.title));
    setAccessibleDescription(text);
    redraw();
}

void FigureChart::draw(QCustomPlot& plot, const Tokens& tokens)
{
    drawFigure(plot, m_figure, tokens);
    const QList<QCPAxisRect*> panels = plot.axisRects();
    for (std::size_t i = 0; i < m_view.size(); ++i) {
        const QCPAxisRect& area = *panels.at(static_cast<qsizetype>(i));
        xOf(area)->setRange(m_view[i].left(), m_view[i].right());
        yOf(area)->setRange(m_view[i].top(), m_view[i].bottom());
    }
}

// --- view

void FigureChart::setZoomable(bool isZoomable)
{
    m_isZoomable = isZoomable;
    showAll();
}

void FigureChart::showAll()
{
    m_view.clear();
    redraw();
}

QRectF FigureChart::visibleRange(std::size_t panel) const
{
    const QList<QCPAxisRect*> panels = plot().axisRects();
    const auto number = static_cast<qsizetype>(panel);
    return number < panels.size() ? rangeOf(*panels.at(number)) : QRectF();
}

void FigureChart::keepView()
{
    m_view.clear();
    for (const QCPAxisRect* area : plot().axisRects())
        m_view.push_back(rangeOf(*area));
    plot().replot(QCustomPlot::rpQueuedReplot);
}

void FigureChart::zoom(double factor, const QPointF& position)
{
    const QPointF place = position - plot().pos();
    const QCPAxisRect* area = panelAt(plot(), place);
    if (!area)
        return;
    for (QCPAxis* axis : {xOf(*area), yOf(*area)}) {
        const double centre =
            axis->pixelToCoord(axis->orientation() == Qt::Horizontal ? place.x() : place.y());
        axis->scaleRange(factor, centre);
    }
    keepView();
}

void FigureChart::move(const QPointF& distance, const QPointF& position)
{
    const QCPAxisRect* area = panelAt(plot(), position - plot().pos());
    if (!area)
        return;
    const auto moveAxis = [](QCPAxis* axis, double pixels) {
        axis->moveRange(axis->pixelToCoord(0) - axis->pixelToCoord(pixels));
    };
    moveAxis(xOf(*area), distance.x());
    moveAxis(yOf(*area), distance.y());
    keepView();
}

void FigureChart::wheelEvent(QWheelEvent* event)
{
    if (!m_isZoomable)
        return PlotWidget::wheelEvent(event);
    zoom(std::pow(kZoomStep, event->angleDelta().y() / kWheelStep), event->position());
    event->accept();
}

void FigureChart::mousePressEvent(QMouseEvent* event)
{
    if (m_isZoomable && event->button() == Qt::LeftButton)
        m_dragged = event->position();
    else
        PlotWidget::mousePressEvent(event);
}

void FigureChart::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        move(event->position() - *m_dragged, *m_dragged);
        m_dragged = event->position();
        return;
    }
    const QString values = valuesAt(event->position());
    if (values.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPosition().toPoint(), values, this);
}

void FigureChart::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged.reset();
    PlotWidget::mouseReleaseEvent(event);
}

void FigureChart::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_isZoomable)
        showAll();
    else
        PlotWidget::mouseDoubleClickEvent(event);
}

void FigureChart::keyPressEvent(QKeyEvent* event)
{
    if (!m_isZoomable || !takesKey(event->key()))
        PlotWidget::keyPressEvent(event);
}

/// Without a mouse, keys apply to the first panel.
bool FigureChart::takesKey(int key)
{
    if (plot().axisRects().isEmpty())
        return false;
    const QPointF middle = QPointF(plot().pos()) + QRectF(plot().axisRects().first()->rect()).center();
    switch (key) {
    case Qt::Key_Plus:
        zoom(kZoomStep, middle);
        return true;
    case Qt::Key_Minus:
        zoom(1 / kZoomStep, middle);
        return true;
    case Qt::Key_0:
        showAll();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        move({key == Qt::Key_Left ? kKeyMove : -kKeyMove, 0}, middle);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        move({0, key == Qt::Key_Up ? kKeyMove : -kKeyMove}, middle);
        return true;
    default:
        return false;
    }
}

// --- values

QString FigureChart::valuesAt(const QPointF& position) const
{
    const QPointF place = position - plot().pos();
    const QList<QCPAxisRect*> panels = plot().axisRects();
    const std::size_t drawn = std::min(m_figure.panels.size(), static_cast<std::size_t>(panels.size()));
    for (std::size_t i = 0; i < drawn; ++i) {
        const QCPAxisRect& area = *panels.at(static_cast<qsizetype>(i));
        if (area.rect().contains(place.toPoint()))
            return nearestPoint(area, m_figure.panels[i], place);
    }
    return {};
}

QString figureAsText(const domain::Figure& figure)
{
    QStringList lines;
    for (const domain::FigurePanel& panel : figure.panels) {
        lines << FigureChart::tr("%1 by %2")
                     .arg(QString::fromStdString(panel.yLabel), QString::fromStdString(panel.xLabel));
        for (const domain::FigureSeries& series : panel.series) {
            QStringList points;
            for (const domain::FigurePoint& point : series.points)
                points << FigureChart::tr("%1 at %2").arg(valueText(point), numberText(point.x));
            lines << QString::fromStdString(series.name) + QStringLiteral(": ") +
                         points.join(QStringLiteral(", "));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

// --- saving

void FigureChart::contextMenuEvent(QContextMenuEvent* event)
{
    if (!hasContent())
        return PlotWidget::contextMenuEvent(event);
    QMenu menu(this);
    menu.addAction(tr("Save the chart…"), this, &FigureChart::save);
    if (m_isZoomable)
        menu.addAction(tr("Reset zoom"), this, &FigureChart::showAll);
    menu.exec(event->globalPos());
}

void FigureChart::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the chart"), QStringLiteral("chart.png"),
                                                      tr("Pictures (*.png);;PDF pages (*.pdf)"));
    if (!path.isEmpty())
        saveAs(path);
}

/// Drawn here on the GUI thread, written where blocking on the disk is fine.
void FigureChart::saveAs(const QString& path)
{
    const bool isPdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const auto bytes = isPdf ? figurePdf(m_figure) : figurePng(m_figure);
    if (!bytes) {
        Q_EMIT saveFailed(bytes.error());
        return;
    }
    const auto write = [path, bytes = *bytes] { return writePicture(path, bytes); };
    QtConcurrent::run(write).then(this, [this, path](const Result<void>& written) {
        if (written)
            Q_EMIT saved(path);
        else
            Q_EMIT saveFailed(written.error());
    });
}

} // namespace genex::ui
