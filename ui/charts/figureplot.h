// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/figure.h"
#include "theme/tokens.h"

class QCustomPlot;

namespace genex::ui {

/// Draws the panels side by side into an empty plot of any size. The one place that knows how curves look.
void drawFigure(QCustomPlot& plot, const domain::Figure& figure, const Tokens& tokens);

} // namespace genex::ui
