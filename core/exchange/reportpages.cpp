// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/reportpages.h"

#include "pagestyle.h"
#include "reportpieces.h"
#include "reportwords.h"

#include <QPainter>

namespace genex::exchange {

struct PlacedPiece
{
    QPointF corner;
    Piece piece;
};

namespace {

using Page = std::vector<PlacedPiece>;

constexpr std::size_t kMostOnFirstPage = 30;
constexpr std::size_t kFewestOnFirstPage = 2;
constexpr int kLinesOnFirstPage = 3; ///< of a text

Piece boxPiece(const QString& text, const TextStyle& style, qreal width, int mostLines)
{
    const auto box = std::make_shared<TextBox>(text, style, width, mostLines);
    return {box->height(), [box](QPainter& painter, const QPointF& corner) { box->paint(painter, corner); }};
}

void place(Page& page, const Pieces& pieces, QPointF corner)
{
    for (const Piece& piece : pieces) {
        page.push_back({corner, piece});
        corner.ry() += piece.height;
    }
}

/// Framed, right-aligned at `right`.
void paintState(QPainter& painter, const QPointF& right, const QString& state)
{
    constexpr qreal kCorner = pt(4);
    const TextBox box(state, page::kState, page::kInner / 3, 1);
    const QSizeF size(box.naturalWidth() + pt(16), box.height() + pt(6));
    const QRectF place(right - QPointF(size.width(), 0), size);
    painter.setPen(QPen(QColor(style::kAccent), pt(0.8)));
    painter.setBrush(QColor(style::kAccentGround));
    painter.drawRoundedRect(place, kCorner, kCorner);
    box.paint(painter, place.topLeft() + QPointF(pt(8), pt(3)));
}

/// Title, subject and state.
Piece headPiece(const ReportContent& content)
{
    const auto paint = [content](QPainter& painter, const QPointF& corner) {
        constexpr qreal kLeftShare = 0.62;
        const qreal right = page::kInner * (1 - kLeftShare);
        TextBox(content.title, page::kTitle, page::kInner * kLeftShare, 1).paint(painter, corner);
        TextBox(content.subject, page::kSubject, page::kInner * kLeftShare, 1)
            .paint(painter, corner + QPointF(0, pt(26)));
        paintState(painter, corner + QPointF(page::kInner, 0), content.state);
        TextBox(content.made, page::kSmall, right, 1, Qt::AlignRight)
            .paint(painter, corner + QPointF(page::kInner - right, pt(28)));
        page::paintRule(painter, corner + QPointF(0, pt(46)), page::kInner, style::kLine);
    };
    return {pt(52), paint};
}

/// With a bar on the left, so that it is not overlooked.
Piece remarkPiece(const ReportSection& section)
{
    constexpr qreal kIndent = pt(9);
    const auto lines = std::make_shared<Pieces>();
    lines->push_back(boxPiece(section.heading, page::kStrong, page::kInner - kIndent, 1));
    constexpr std::size_t kMostBlocks = 3;
    for (std::size_t i = 0; i < std::min(kMostBlocks, section.blocks.size()); ++i) {
        constexpr int kMostLines = 2;
        if (const auto* text = std::get_if<ReportText>(&section.blocks[i]))
            lines->push_back(boxPiece(text->text,
                                      text->tone == ReportTone::Alarm ? page::kAlarmed : page::kBody,
                                      page::kInner - kIndent, kMostLines));
    }
    const qreal height = heightOf(*lines);
    const auto paint = [lines, height](QPainter& painter, const QPointF& corner) {
        painter.fillRect(QRectF(corner, QSizeF(pt(2.5), height)), QColor(style::kAlarm));
        Page inside;
        place(inside, *lines, corner + QPointF(kIndent, 0));
        for (const PlacedPiece& line : inside)
            line.piece.paint(painter, line.corner);
    };
    return {height, paint};
}

Pieces beginning(const ReportContent& content)
{
    Pieces pieces{headPiece(content), boxPiece(content.notice, page::kNotice, page::kInner, 2), gap(pt(6)),
                  boxPiece(content.headline, page::kHeadline, page::kInner, 2), gap(pt(3))};
    for (const ReportSection& remark : content.remarks) {
        pieces.push_back(gap(pt(3)));
        pieces.push_back(remarkPiece(remark));
    }
    return pieces;
}

/// How much of its lists the first page shows.
struct FirstPageLimits
{
    std::size_t left = kMostOnFirstPage;
    std::size_t right = kMostOnFirstPage;
    int linesOfEntry = 3;
};

struct FirstPage
{
    FirstPage(const ReportContent& content, const FirstPageLimits& limits)
    {
        constexpr qreal kColumn = (page::kInner - page::kBetweenColumns) / 2;
        const Pieces top = beginning(content);
        const Pieces left =
            piecesOf(content.left, {kColumn, limits.left, limits.linesOfEntry, kLinesOnFirstPage});
        const Pieces right =
            piecesOf(content.right, {kColumn, limits.right, limits.linesOfEntry, kLinesOnFirstPage});
        const Pieces wide =
            piecesOf(content.wide, {page::kInner, kMostOnFirstPage, limits.linesOfEntry, kLinesOnFirstPage});
        const qreal columnsTop = page::kTop + heightOf(top);
        const qreal wideTop = columnsTop + std::max(heightOf(left), heightOf(right));
        height = wideTop + heightOf(wide) - page::kTop;
        isLeftHigher = heightOf(left) > heightOf(right);
        place(pieces, top, {page::kSide, page::kTop});
        place(pieces, left, {page::kSide, columnsTop});
        place(pieces, right, {page::kSide + kColumn + page::kBetweenColumns, columnsTop});
        place(pieces, wide, {page::kSide, wideTop});
    }

    Page pieces;
    qreal height = 0;
    bool isLeftHigher = false;
};

/// Fits the page: long names wrap if there is room, lists are truncated if not.
Page firstPage(const ReportContent& content)
{
    FirstPageLimits limits;
    FirstPage page(content, limits);
    while (page.height > page::kRoom) {
        std::size_t& higher = page.isLeftHigher ? limits.left : limits.right;
        if (limits.linesOfEntry > 1)
            limits.linesOfEntry = 1;
        else if (higher > kFewestOnFirstPage)
            --higher;
        else
            break;
        page = FirstPage(content, limits);
    }
    return std::move(page.pieces);
}

/// Fills pages from top to bottom.
class Filler
{
public:
    explicit Filler(std::vector<Page>& pages)
        : m_pages(pages)
    {}

    void fill(const Pieces& pieces)
    {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (m_top + heightWithNext(pieces, i) > page::kTop + page::kRoom)
                begin(pieces[i].head);
            const bool isGapAtTop = !pieces[i].paint && m_top == page::kTop;
            if (!isGapAtTop)
                put(pieces[i]);
        }
    }

private:
    /// Including what must stay on the same page.
    static qreal heightWithNext(const Pieces& pieces, std::size_t i)
    {
        qreal height = pieces[i].height;
        for (; pieces[i].staysWithNext && i + 1 < pieces.size(); ++i)
            height += pieces[i + 1].height;
        return height;
    }

    void begin(const std::shared_ptr<const Piece>& head)
    {
        m_pages.emplace_back();
        m_top = page::kTop;
        if (head)
            put(*head);
    }

    void put(const Piece& piece)
    {
        m_pages.back().push_back({{page::kSide, m_top}, piece});
        m_top += piece.height;
    }

    std::vector<Page>& m_pages;
    qreal m_top = page::kHeight; ///< forces a first page
};

/// Subject, notice and page number.
Piece footPiece(const ReportContent& content, std::size_t number, std::size_t count)
{
    const QString left = content.pseudonym + QStringLiteral(" · ") + content.notice;
    const QString right = Wording::tr("Page %1 of %2").arg(number).arg(count);
    const auto paint = [left, right](QPainter& painter, const QPointF& corner) {
        constexpr qreal kRight = pt(70);
        page::paintRule(painter, corner, page::kInner, style::kLine);
        const QPointF below = corner + QPointF(0, pt(5));
        TextBox(left, page::kSmall, page::kInner - kRight, 2).paint(painter, below);
        TextBox(right, page::kSmall, kRight, 1, Qt::AlignRight)
            .paint(painter, below + QPointF(page::kInner - kRight, 0));
    };
    return {pt(20), paint};
}

} // namespace

ReportPages::ReportPages(const ReportContent& content)
{
    m_pages.push_back(firstPage(content));
    Pieces details{boxPiece(Wording::tr("Details"), page::kTitle, page::kInner, 1)};
    details.back().staysWithNext = true;
    PieceSpace whole;
    whole.width = page::kInner;
    for (Piece& piece : piecesOf(content.details, whole))
        details.push_back(std::move(piece));
    Filler(m_pages).fill(details);
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i].push_back({{page::kSide, page::kHeight - page::kBottom + pt(12)},
                              footPiece(content, i + 1, m_pages.size())});
}

ReportPages::~ReportPages() = default;
ReportPages::ReportPages(ReportPages&&) noexcept = default;
ReportPages& ReportPages::operator=(ReportPages&&) noexcept = default;

QSizeF ReportPages::size()
{
    return {page::kWidth / pt(1), page::kHeight / pt(1)};
}

void ReportPages::paint(QPainter& painter, int page) const
{
    painter.save();
    painter.scale(1 / pt(1), 1 / pt(1));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedPiece& placed : m_pages.at(static_cast<std::size_t>(page))) {
        if (placed.piece.paint)
            placed.piece.paint(painter, placed.corner);
    }
    painter.restore();
}

} // namespace genex::exchange
