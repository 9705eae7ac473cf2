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

/// The numbers at the ticks are in secondary size.
void styleAxis(QCPAxis& axis, const Tokens& tokens, const AxisStyle& style);

/// On the ground of the chart, with a line around it.
void styleLegend(QCPLegend& legend, const Tokens& tokens, const QFont& font);

/// A twentieth at both ends, so that no point lies on the frame.
void widen(QCPAxis& axis);

} // namespace genex::ui
