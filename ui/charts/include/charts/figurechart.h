// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/plotwidget.h"
#include "common/error.h"
#include "domain/figure.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace genex::ui {

/// A line chart on screen in the theme's colours. Hovering over a point shows its values; the chart can be
/// saved as in a report.
class FigureChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit FigureChart(QWidget* parent = nullptr);

    /// text: version for screen readers.
    void setFigure(domain::Figure figure, const QString& text);
    const domain::Figure& figure() const { return m_figure; }

    /// Off by default: in a scrolling column, the wheel scrolls. Wheel, + and − zoom; mouse and arrow keys
    /// pan; double click and 0 reset the view.
    void setZoomable(bool isZoomable);
    void showAll();
    /// Visible range of a panel, in axis units.
    QRectF visibleRange(std::size_t panel) const;

    /// Values of the point at this position of the widget; empty if there is none nearby.
    QString valuesAt(const QPointF& position) const;

public Q_SLOTS:
    /// Asks for a file name.
    void save();
    /// Ends with saved() or saveFailed(). The extension selects PNG or PDF.
    void saveAs(const QString& path);

Q_SIGNALS:
    void saved(const QString& path);
    void saveFailed(const genex::Error& error);

protected:
    bool hasContent() const override { return !m_figure.panels.empty(); }
    void draw(QCustomPlot& plot, const Tokens& tokens) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void zoom(double factor, const QPointF& position);
    /// In pixels.
    void move(const QPointF& distance, const QPointF& position);
    /// Restores the current view after the next drawing.
    void keepView();
    bool takesKey(int key);

    domain::Figure m_figure;
    std::vector<QRectF> m_view; ///< per panel; empty: not zoomed
    bool m_isZoomable = false;
    std::optional<QPointF> m_dragged; ///< last mouse position while panning
};

/// The figure as text: each curve with its points.
QString figureAsText(const domain::Figure& figure);

} // namespace genex::ui
