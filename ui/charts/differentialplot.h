// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "theme/tokens.h"

class QCustomPlot;

namespace genex::ui {

/// Texts of the chart besides its bars.
struct DifferentialFrame
{
    QString title;     ///< above; empty on screen, where the panel has one
    QString note;      ///< below the legend, in secondary text
    QString mark = {}; ///< meaning of the dotted mark; empty: expected after the batch
};

/// Height for this number of rows.
int differentialHeight(std::size_t rows, const DifferentialFrame& frame);

/// Draws the rows into an empty plot of any size; the only place that defines the chart's style.
void drawDifferential(QCustomPlot& plot, const std::vector<DifferentialRow>& rows, const Tokens& tokens,
                      const DifferentialFrame& frame);

} // namespace genex::ui
