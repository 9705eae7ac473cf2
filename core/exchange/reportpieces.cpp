// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportpieces.h"

#include "pagestyle.h"
#include "pagetext.h"
#include "reportwords.h"
#include "tablepieces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace genex::exchange {

namespace {

TextStyle styleOf(ReportTone tone)
{
    switch (tone) {
    case ReportTone::Quiet:
        return page::kQuiet;
    case ReportTone::Strong:
        return page::kStrong;
    case ReportTone::Alarm:
        return page::kAlarmed;
    case ReportTone::Plain:
        break;
    }
    return page::kBody;
}

/// A long text may continue on the next page.
Pieces linesOf(const std::shared_ptr<const TextBox>& box)
{
    Pieces pieces;
    for (int line = 0; line < box->lineCount(); ++line)
        pieces.push_back({box->lineHeight(), [box, line](QPainter& painter, const QPointF& corner) {
                              box->paintLine(painter, corner, line);
                          }});
    return pieces;
}

/// ● and ○ are drawn, because fonts have them in different sizes.
void paintSign(QPainter& painter, const QPointF& centre, ReportSign sign)
{
    constexpr qreal kRadius = pt(2.3);
    painter.setPen(QPen(QColor(style::kText), pt(0.8)));
    painter.setBrush(sign == ReportSign::Present ? QBrush(QColor(style::kText)) : QBrush(Qt::NoBrush));
    if (sign == ReportSign::Missing)
        painter.drawLine(centre - QPointF(kRadius, 0), centre + QPointF(kRadius, 0));
    else if (sign != ReportSign::None)
        painter.drawEllipse(centre, kRadius, kRadius);
}

/// A name on the left and its text on the right, in as many lines as fit.
struct EntryBoxes
{
    EntryBoxes(const QString& nameText, const QString& valueText, const TextStyle& style, qreal width,
               int mostLines)
        : value(valueText, style, width * kValueShare, mostLines, Qt::AlignRight)
        , name(nameText, style, width - std::min(value.naturalWidth(), width * kValueShare) - kGap, mostLines)
        , valueLeft(width * (1 - kValueShare))
    {}

    qreal height() const { return std::max(name.height(), value.height()) + 2 * page::kRowPadding; }
    void paint(QPainter& painter, const QPointF& corner) const
    {
        name.paint(painter, corner + QPointF(0, page::kRowPadding));
        value.paint(painter, corner + QPointF(valueLeft, page::kRowPadding));
    }

    static constexpr qreal kValueShare = 0.58;
    static constexpr qreal kGap = pt(6);
    TextBox value;
    TextBox name;
    qreal valueLeft;
};

void paintFrameGround(QPainter& painter, const QRectF& place)
{
    painter.fillRect(place, QColor(style::kEstimateGround));
}

/// One row of the estimates' frame: background and sides; the first also has the top, the last the bottom.
Piece framedRow(const Piece& row, qreal width, bool isFirst, bool isLast)
{
    const auto paint = [row, width, isFirst, isLast](QPainter& painter, const QPointF& corner) {
        const QRectF place(corner, QSizeF(width, row.height));
        paintFrameGround(painter, place);
        painter.setPen(page::estimatePen());
        painter.drawLine(place.topLeft(), place.bottomLeft());
        painter.drawLine(place.topRight(), place.bottomRight());
        if (isFirst)
            painter.drawLine(place.topLeft(), place.topRight());
        if (isLast)
            painter.drawLine(place.bottomLeft(), place.bottomRight());
        if (row.paint)
            row.paint(painter, corner + QPointF(page::kFramePadding, 0));
    };
    return {row.height, paint, isFirst || row.staysWithNext};
}

/// Turns blocks into pieces.
class PieceMaker
{
public:
    explicit PieceMaker(const PieceSpace& space)
        : m_space(space)
    {}

    Pieces operator()(const ReportText& block) const
    {
        return linesOf(
            std::make_shared<TextBox>(block.text, styleOf(block.tone), m_space.width, m_space.linesOfText));
    }

    Pieces operator()(const ReportFacts& block) const
    {
        ReportTable table{{}, {}, {2, 7}, {}};
        for (const ReportFact& fact : block.facts)
            table.rows.push_back({fact.name, fact.value});
        return tablePieces(table, m_space.width);
    }

    Pieces operator()(const ReportEntries& block) const
    {
        Pieces pieces;
        const std::size_t shown = shownOf(block.entries.size());
        for (std::size_t i = 0; i < shown; ++i)
            pieces.push_back(entryPiece(block.entries[i], block.hasSigns()));
        addRest(pieces, block.entries.size() - shown);
        return pieces;
    }

    Pieces operator()(const ReportEstimates& block) const
    {
        PieceSpace inside = m_space;
        inside.width -= 2 * page::kFramePadding;
        Pieces rows{gap(page::kRowPadding)};
        const auto add = [&rows](Pieces more) { std::ranges::move(more, std::back_inserter(rows)); };
        add(linesOf(std::make_shared<TextBox>(block.title, page::kEstimateTitle, inside.width, 1)));
        const std::size_t shown = shownOf(block.values.size());
        for (std::size_t i = 0; i < shown; ++i)
            rows.push_back(estimatePiece(block.values[i], inside.width));
        PieceMaker(inside).addRest(rows, block.values.size() - shown);
        add(linesOf(std::make_shared<TextBox>(block.remark, page::kEstimateRemark, inside.width,
                                              m_space.linesOfText)));
        rows.push_back(gap(page::kRowPadding));
        Pieces framed;
        for (std::size_t i = 0; i < rows.size(); ++i)
            framed.push_back(framedRow(rows[i], m_space.width, i == 0, i + 1 == rows.size()));
        return framed;
    }

    Pieces operator()(const ReportBars& block) const { return barPieces(block, m_space.width); }
    Pieces operator()(const ReportGauge& block) const
    {
        Pieces pieces{gaugePiece(block, m_space.width)};
        std::ranges::move((*this)(ReportText{block.words}), std::back_inserter(pieces));
        return pieces;
    }
    Pieces operator()(const ReportTable& block) const { return tablePieces(block, m_space.width); }

private:
    std::size_t shownOf(std::size_t count) const { return std::min(count, m_space.mostEntries); }

    Piece entryPiece(const ReportEntry& entry, bool hasSigns) const
    {
        constexpr qreal kSignWidth = pt(10);
        const qreal left = hasSigns ? kSignWidth : 0;
        const TextStyle& style = entry.sign == ReportSign::Absent ? page::kQuiet : page::kBody;
        const auto boxes = std::make_shared<EntryBoxes>(entry.name, entry.value, style, m_space.width - left,
                                                        m_space.linesOfEntry);
        const auto paint = [boxes, left, sign = entry.sign, width = m_space.width](QPainter& painter,
                                                                                   const QPointF& corner) {
            const qreal middle = page::kRowPadding + boxes->name.lineHeight() / 2;
            paintSign(painter, corner + QPointF(pt(3.2), middle), sign);
            boxes->paint(painter, corner + QPointF(left, 0));
            page::paintRule(painter, corner + QPointF(0, boxes->height()), width, style::kTrack);
        };
        return {boxes->height(), paint};
    }

    Piece estimatePiece(const ReportFact& value, qreal width) const
    {
        const auto boxes = std::make_shared<EntryBoxes>(value.name, value.value, page::kEstimateValue, width,
                                                        m_space.linesOfEntry);
        return {boxes->height(),
                [boxes](QPainter& painter, const QPointF& corner) { boxes->paint(painter, corner); }};
    }

    void addRest(Pieces& pieces, std::size_t count) const
    {
        if (count > 0)
            std::ranges::move(
                (*this)(ReportText{Wording::tr("and %1 more: see details").arg(count), ReportTone::Quiet}),
                std::back_inserter(pieces));
    }

    PieceSpace m_space;
};

} // namespace

Piece gap(qreal height)
{
    return {height, {}};
}

qreal heightOf(const Pieces& pieces)
{
    return std::accumulate(pieces.begin(), pieces.end(), qreal{0},
                           [](qreal sum, const Piece& piece) { return sum + piece.height; });
}

Pieces piecesOf(const std::vector<ReportSection>& sections, const PieceSpace& space)
{
    Pieces pieces;
    for (const ReportSection& section : sections) {
        pieces.push_back(gap(page::kAboveHeading));
        pieces.back().staysWithNext = true;
        for (Piece& line :
             linesOf(std::make_shared<TextBox>(section.heading, page::kHeading, space.width, 2))) {
            line.staysWithNext = true;
            pieces.push_back(std::move(line));
        }
        pieces.push_back(gap(page::kBelowHeading));
        pieces.back().staysWithNext = true;
        for (const ReportBlock& block : section.blocks) {
            std::ranges::move(std::visit(PieceMaker(space), block), std::back_inserter(pieces));
            pieces.push_back(gap(page::kBetweenBlocks));
        }
    }
    return pieces;
}

} // namespace genex::exchange
