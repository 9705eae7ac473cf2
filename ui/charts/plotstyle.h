// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QColor>
#include <QFont>

class QCPAxis;
class QCPLegend;
class QCustomPlot;

namespace genex::ui {

QFont plotFont(const QCustomPlot& plot, int pixels, bool strong = false);

struct AxisStyle
{
    QFont labels;
    QColor text;
    QColor line;
};

/// Tick labels use the secondary size.
void styleAxis(QCPAxis& axis, const Tokens& tokens, const AxisStyle& style);

/// On the chart's background, with a frame.
void styleLegend(QCPLegend& legend, const Tokens& tokens, const QFont& font);

/// By a twentieth at both ends, so that no point is on the frame.
void widen(QCPAxis& axis);

} // namespace genex::ui
