// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportpieces.h"

namespace genex::exchange {

/// A row each; the head is repeated on every page.
Pieces tablePieces(const ReportTable& table, qreal width);
/// A disease each, below a line that says what the numbers are.
Pieces barPieces(const ReportBars& bars, qreal width);
Piece gaugePiece(const ReportGauge& gauge, qreal width);

} // namespace genex::exchange
