// SPDX-License-Identifier: GPL-3.0-or-later
#include "figureplot.h"

#include "plotstyle.h"

#include <qcustomplot.h>

#include <array>

namespace genex::ui {

namespace {

constexpr double kLineWidth = 1.5;
constexpr double kMarkerSize = 7;
constexpr int kLegendColumns = 3;

/// Distinguishable without colour: sixteen series have distinct styles, and dashes continue to differ after
/// that.
constexpr std::array kMarkers = {QCPScatterStyle::ssDisc,       QCPScatterStyle::ssCircle,
                                 QCPScatterStyle::ssSquare,     QCPScatterStyle::ssTriangle,
                                 QCPScatterStyle::ssDiamond,    QCPScatterStyle::ssCross,
                                 QCPScatterStyle::ssPlus,       QCPScatterStyle::ssTriangleInverted,
                                 QCPScatterStyle::ssStar,       QCPScatterStyle::ssCrossSquare,
                                 QCPScatterStyle::ssPlusSquare, QCPScatterStyle::ssCrossCircle,
                                 QCPScatterStyle::ssPlusCircle, QCPScatterStyle::ssPeace};
constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                Qt::DashDotDotLine};

/// Draws one figure; exists only while drawing.
class Drawing
{
public:
    Drawing(QCustomPlot& plot, const Tokens& tokens)
        : m_plot(plot)
        , m_tokens(tokens)
    {}

    void draw(const domain::Figure& figure)
    {
        m_plot.setBackground(QBrush(m_tokens.surface));
        m_plot.setAutoAddPlottableToLegend(false); // each panel has its own legend, without error bars
        m_plot.plotLayout()->clear();
        auto* panels = new QCPLayoutGrid;
        auto* title = new QCPTextElement(&m_plot, QString::fromStdString(figure.title),
                                         plotFont(m_plot, type::kTitle, true));
        title->setTextColor(m_tokens.text);
        m_plot.plotLayout()->addElement(0, 0, title);
        m_plot.plotLayout()->addElement(1, 0, panels);
        for (std::size_t i = 0; i < figure.panels.size(); ++i)
            drawPanel(*panels, static_cast<int>(i), figure.panels[i]);
    }

private:
    void drawPanel(QCPLayoutGrid& panels, int column, const domain::FigurePanel& panel)
    {
        auto* area = new QCPAxisRect(&m_plot);
        auto* legend = new QCPLegend;
        panels.addElement(0, column, area);
        panels.addElement(1, column, legend);
        panels.setRowStretchFactor(1, 0.001); // as low as its lines allow
        layOutLegend(*legend);
        labelAxis(*area->axis(QCPAxis::atBottom), panel.xLabel);
        labelAxis(*area->axis(QCPAxis::atLeft), panel.yLabel);
        for (std::size_t i = 0; i < panel.series.size(); ++i)
            drawSeries(*area, *legend, i, panel.series[i]);
        rescale(*area);
    }

    void layOutLegend(QCPLegend& legend) const
    {
        legend.setFillOrder(QCPLayoutGrid::foColumnsFirst);
        legend.setWrap(kLegendColumns);
        styleLegend(legend, m_tokens, plotFont(m_plot, type::kSecondary));
        legend.setBorderPen(Qt::NoPen);
        legend.setBrush(Qt::NoBrush);
        legend.setIconSize(36, 14);
    }

    void labelAxis(QCPAxis& axis, const std::string& label) const
    {
        axis.setLabel(QString::fromStdString(label));
        styleAxis(axis, m_tokens, {plotFont(m_plot, type::kBody), m_tokens.text, m_tokens.secondary});
        axis.setLayer(QStringLiteral("axes"));
        axis.grid()->setLayer(QStringLiteral("grid"));
    }

    QPen penOf(std::size_t number) const
    {
        QPen pen(number % 2 == 0 ? m_tokens.text : m_tokens.secondary, kLineWidth);
        pen.setStyle(kDashes[number % kDashes.size()]);
        return pen;
    }

    void drawSeries(QCPAxisRect& area, QCPLegend& legend, std::size_t number,
                    const domain::FigureSeries& series)
    {
        auto* line = new QCPGraph(area.axis(QCPAxis::atBottom), area.axis(QCPAxis::atLeft));
        const QPen pen = penOf(number);
        line->setName(QString::fromStdString(series.name));
        line->setPen(pen);
        line->setLineStyle(QCPGraph::lsLine);
        QCPScatterStyle marker(kMarkers[number % kMarkers.size()], kMarkerSize);
        marker.setPen(QPen(pen.color(), kLineWidth));
        line->setScatterStyle(marker);
        QVector<double> x;
        QVector<double> y;
        QVector<double> errors;
        for (const domain::FigurePoint& point : series.points) {
            x << point.x;
            y << point.y;
            errors << point.error;
        }
        line->setData(x, y);
        line->addToLegend(&legend);
        if (std::any_of(errors.begin(), errors.end(), [](double error) { return error > 0; }))
            drawErrors(area, *line, errors, pen.color());
    }

    static void drawErrors(QCPAxisRect& area, QCPGraph& line, const QVector<double>& errors,
                           const QColor& colour)
    {
        auto* bars = new QCPErrorBars(area.axis(QCPAxis::atBottom), area.axis(QCPAxis::atLeft));
        bars->setDataPlottable(&line);
        bars->setData(errors);
        bars->setPen(QPen(colour));
        bars->setSymbolGap(kMarkerSize);
    }

    static void rescale(QCPAxisRect& area)
    {
        for (QCPAxis* axis : area.axes()) {
            axis->rescale();
            widen(*axis);
        }
    }

    QCustomPlot& m_plot;
    const Tokens& m_tokens;
};

} // namespace

void drawFigure(QCustomPlot& plot, const domain::Figure& figure, const Tokens& tokens)
{
    plot.clearPlottables();
    plot.clearItems();
    Drawing(plot, tokens).draw(figure);
}

} // namespace genex::ui
