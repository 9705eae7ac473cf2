// SPDX-License-Identifier: GPL-3.0-or-later
#include "plotstyle.h"

#include <qcustomplot.h>

namespace genex::ui {

QFont plotFont(const QCustomPlot& plot, int pixels, bool strong)
{
    QFont font = plot.font();
    font.setPixelSize(pixels);
    font.setBold(strong);
    return font;
}

void styleAxis(QCPAxis& axis, const Tokens& tokens, const AxisStyle& style)
{
    axis.setLabelFont(style.labels);
    axis.setLabelColor(style.text);
    axis.setTickLabelFont(plotFont(*axis.parentPlot(), type::kSecondary));
    axis.setTickLabelColor(style.text);
    for (const auto set : {&QCPAxis::setBasePen, &QCPAxis::setTickPen, &QCPAxis::setSubTickPen})
        (axis.*set)(QPen(style.line));
    axis.grid()->setPen(QPen(tokens.track));
}

void styleLegend(QCPLegend& legend, const Tokens& tokens, const QFont& font)
{
    legend.setBrush(QBrush(tokens.surface));
    legend.setBorderPen(QPen(tokens.line));
    legend.setTextColor(tokens.text);
    legend.setFont(font);
}

void widen(QCPAxis& axis)
{
    constexpr double kMargin = 0.05;
    const QCPRange range = axis.range();
    const double room = range.size() > 0 ? kMargin * range.size() : 0.5;
    axis.setRange(range.lower - room, range.upper + room);
}

} // namespace genex::ui
