// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/reportcontent.h"

#include <QPointF>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

class QPainter;

/// Parts of a report that are never split across pages: a line, a row, a bar.
namespace genex::exchange {

struct Piece
{
    using Paint = std::function<void(QPainter& painter, const QPointF& corner)>;

    qreal height = 0;
    Paint paint; ///< empty: a gap
    bool staysWithNext = false;
    std::shared_ptr<const Piece> head = nullptr; ///< repeated above it at the start of a page
};
using Pieces = std::vector<Piece>;

/// Available space.
struct PieceSpace
{
    qreal width = 0;
    std::size_t mostEntries = SIZE_MAX; ///< of a list
    int linesOfEntry = 0;               ///< 0: unlimited
    int linesOfText = 0;                ///< 0: unlimited
};

Pieces piecesOf(const std::vector<ReportSection>& sections, const PieceSpace& space);
Piece gap(qreal height);
qreal heightOf(const Pieces& pieces);

} // namespace genex::exchange
