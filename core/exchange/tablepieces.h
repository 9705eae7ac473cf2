// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportpieces.h"

namespace genex::exchange {

/// One piece per row; the head is repeated on every page.
Pieces tablePieces(const ReportTable& table, qreal width);
/// One piece per disease, below a line that explains the numbers.
Pieces barPieces(const ReportBars& bars, qreal width);
Piece gaugePiece(const ReportGauge& gauge, qreal width);

} // namespace genex::exchange
