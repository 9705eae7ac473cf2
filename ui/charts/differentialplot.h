// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "theme/tokens.h"

class QCustomPlot;

namespace genex::ui {

/// What the drawing carries besides its bars.
struct DifferentialFrame
{
    QString title;     ///< above; empty on the screen, where the panel has one
    QString note;      ///< below the legend, in secondary text
    QString mark = {}; ///< what the dotted mark means; empty: expected after the batch
};

/// The height that gives every row its room.
int differentialHeight(std::size_t rows, const DifferentialFrame& frame);

/// Draws the rows into an empty plot of any size. The one place that knows how the chart looks.
void drawDifferential(QCustomPlot& plot, const std::vector<DifferentialRow>& rows, const Tokens& tokens,
                      const DifferentialFrame& frame);

} // namespace genex::ui
