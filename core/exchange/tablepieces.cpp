// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablepieces.h"

#include "pagestyle.h"

#include <algorithm>
#include <numeric>

namespace genex::exchange {

namespace {

/// Higher rows would not fit on a page; the longest sentence of a case is shorter.
constexpr int kMostLinesOfCell = 14;
constexpr qreal kBetweenColumns = pt(10);

/// Left edge and width of each column.
std::vector<std::pair<qreal, qreal>> columnsOf(const ReportTable& table, qreal width)
{
    const qreal all = std::accumulate(table.widths.begin(), table.widths.end(), 0);
    std::vector<std::pair<qreal, qreal>> columns;
    qreal left = 0;
    for (const int part : table.widths) {
        const qreal wide = width * part / all;
        columns.emplace_back(left, wide - kBetweenColumns);
        left += wide;
    }
    if (!columns.empty())
        columns.back().second += kBetweenColumns; // no gap after the last one
    return columns;
}

Piece rowPiece(const ReportTable& table, const QStringList& row, const TextStyle& style, qreal width)
{
    const auto columns = columnsOf(table, width);
    const auto boxes = std::make_shared<std::vector<TextBox>>();
    qreal height = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isNumber = i < table.isNumber.size() && table.isNumber[i];
        boxes->emplace_back(row.value(static_cast<qsizetype>(i)), style, columns[i].second, kMostLinesOfCell,
                            isNumber ? Qt::AlignRight : Qt::AlignLeft);
        height = std::max(height, boxes->back().height());
    }
    height += 2 * page::kRowPadding;
    const auto paint = [boxes, columns, height, width](QPainter& painter, const QPointF& corner) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            (*boxes)[i].paint(painter, corner + QPointF(columns[i].first, page::kRowPadding));
        page::paintRule(painter, corner + QPointF(0, height), width, style::kLine);
    };
    return {height, paint};
}

} // namespace

Pieces tablePieces(const ReportTable& table, qreal width)
{
    Pieces pieces;
    std::shared_ptr<const Piece> head;
    if (!table.head.isEmpty()) {
        head = std::make_shared<Piece>(rowPiece(table, table.head, page::kTableHead, width));
        pieces.push_back(*head);
        pieces.back().staysWithNext = true;
    }
    for (const QStringList& row : table.rows) {
        pieces.push_back(rowPiece(table, row, page::kBody, width));
        pieces.back().head = head;
    }
    return pieces;
}

} // namespace genex::exchange
