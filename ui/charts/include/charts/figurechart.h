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

/// A figure of curves on the screen, in the theme's colours; drawn as in a report otherwise. The values of a
/// point are shown while the mouse is at it, and the chart can be saved as it stands in a report.
class FigureChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit FigureChart(QWidget* parent = nullptr);

    /// text: the same for who cannot see it.
    void setFigure(domain::Figure figure, const QString& text);
    const domain::Figure& figure() const { return m_figure; }

    /// Off unless told: in a column that scrolls, the wheel belongs to the column. Wheel, + and − zoom; the
    /// mouse and the arrow keys move what is shown; a double click and 0 show all of it again.
    void setZoomable(bool isZoomable);
    void showAll();
    /// What a panel shows now, in the units of its axes.
    QRectF visibleRange(std::size_t panel) const;

    /// The values of the point at this place of the widget; empty: there is none near.
    QString valuesAt(const QPointF& position) const;

public Q_SLOTS:
    /// Asks for the name of the file.
    void save();
    /// Ends with saved() or saveFailed(). The ending decides between PNG and PDF.
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
    /// By so many pixels.
    void move(const QPointF& distance, const QPointF& position);
    /// What is shown now is shown again after the next drawing.
    void keepView();
    bool takesKey(int key);

    domain::Figure m_figure;
    std::vector<QRectF> m_view; ///< of each panel; none: all of it
    bool m_isZoomable = false;
    std::optional<QPointF> m_dragged; ///< where the mouse was, while it moves the chart
};

/// The figure in words: each curve with its points.
QString figureAsText(const domain::Figure& figure);

} // namespace genex::ui
