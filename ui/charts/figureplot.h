// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/figure.h"
#include "theme/tokens.h"

class QCustomPlot;

namespace genex::ui {

/// Draws the panels next to each other into an empty plot of any size; the only place that defines the
/// curves' style.
void drawFigure(QCustomPlot& plot, const domain::Figure& figure, const Tokens& tokens);

} // namespace genex::ui
