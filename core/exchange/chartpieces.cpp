// SPDX-License-Identifier: GPL-3.0-or-later
#include "pagestyle.h"
#include "reportwords.h"
#include "tablepieces.h"

#include <algorithm>
#include <cmath>

namespace genex::exchange {

namespace {

constexpr qreal kNameShare = 0.36;
constexpr qreal kNumberWidth = pt(58);
constexpr qreal kRowHeight = pt(15.5);
constexpr qreal kGaugeShare = 0.62;
constexpr qreal kGaugeHeight = pt(26);

qreal within(double part)
{
    return std::isfinite(part) ? std::clamp(part, 0.0, 1.0) : 0.0;
}

void paintTrack(QPainter& painter, const QRectF& place)
{
    painter.fillRect(place, QColor(style::kTrack));
}

void paintNow(QPainter& painter, const QRectF& place, double part)
{
    painter.fillRect(QRectF(place.topLeft(), QSizeF(place.width() * within(part), place.height())),
                     QColor(style::kAccent));
}

void paintBefore(QPainter& painter, const QRectF& place, double part)
{
    painter.setPen(QPen(QColor(style::kAccent), pt(0.7)));
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(place.topLeft(), QSizeF(place.width() * within(part), place.height())));
}

void paintMark(QPainter& painter, const QRectF& place, double part, Qt::PenStyle kind)
{
    constexpr qreal kBeyond = pt(2.5);
    const qreal x = place.left() + place.width() * within(part);
    painter.setPen(QPen(QColor(style::kText), pt(1.3), kind));
    painter.drawLine(QPointF(x, place.top() - kBeyond), QPointF(x, place.bottom() + kBeyond));
}

/// Positions of name, bar and the two numbers of a row.
struct BarColumns
{
    explicit BarColumns(qreal width)
        : nameWidth(width * kNameShare - pt(8))
        , barLeft(width * kNameShare)
        , barWidth(width - barLeft - 2 * kNumberWidth - pt(6))
        , firstLeft(width - 2 * kNumberWidth)
        , secondLeft(width - kNumberWidth)
    {}

    qreal nameWidth;
    qreal barLeft;
    qreal barWidth;
    qreal firstLeft;
    qreal secondLeft;
};

void paintNumbers(QPainter& painter, const QPointF& corner, const BarColumns& columns,
                  const QStringList& texts, const TextStyle& style)
{
    const qreal lefts[] = {columns.firstLeft, columns.secondLeft};
    for (int i = 0; i < 2; ++i) {
        const TextBox box(texts.value(i), style, kNumberWidth, 1, Qt::AlignRight);
        box.paint(painter, corner + QPointF(lefts[i], (kRowHeight - box.height()) / 2));
    }
}

void paintBar(QPainter& painter, const QRectF& track, const ReportBar& bar)
{
    paintTrack(painter, track);
    const qreal half = track.height() / 2;
    const QRectF upper(track.topLeft(), QSizeF(track.width(), half - pt(0.6)));
    const QRectF lower = bar.before ? QRectF(track.left(), track.top() + half, track.width(), half)
                                    : track.adjusted(0, pt(1.5), 0, -pt(1.5));
    if (bar.before)
        paintBefore(painter, upper, *bar.before);
    paintNow(painter, lower, bar.now);
    if (bar.expected)
        paintMark(painter, track, *bar.expected, Qt::DotLine);
}

QString shown(const std::optional<double>& probability)
{
    return probability ? percent(*probability) : QStringLiteral("–");
}

void paintName(QPainter& painter, const QPointF& corner, const ReportBar& bar, qreal width)
{
    const qreal left = bar.cantMiss ? pt(9) : 0;
    const TextBox from(bar.cantMiss ? fromText(bar.cantMissFrom) : QString(), page::kSmall, width, 1,
                       Qt::AlignRight);
    const qreal right = bar.cantMiss ? from.naturalWidth() + pt(6) : 0;
    const TextBox name(bar.name, page::kBody, width - left - right, 1);
    const QPointF place = corner + QPointF(0, (kRowHeight - name.height()) / 2);
    if (bar.cantMiss) {
        TextBox(QStringLiteral("!"), page::kAlarmed, left).paint(painter, place);
        from.paint(painter, corner + QPointF(0, (kRowHeight - from.height()) / 2));
    }
    name.paint(painter, place + QPointF(left, 0));
}

Piece barPiece(const ReportBar& bar, bool hasBefore, qreal width)
{
    const BarColumns columns(width);
    const QStringList numbers = hasBefore ? QStringList{shown(bar.before), percent(bar.now)}
                                          : QStringList{percent(bar.now), shown(bar.expected)};
    const auto paint = [bar, columns, numbers](QPainter& painter, const QPointF& corner) {
        constexpr qreal kBarHeight = pt(10);
        paintName(painter, corner, bar, columns.nameWidth);
        paintBar(painter,
                 QRectF(corner.x() + columns.barLeft, corner.y() + (kRowHeight - kBarHeight) / 2,
                        columns.barWidth, kBarHeight),
                 bar);
        paintNumbers(painter, corner, columns, numbers, page::kBody);
    };
    return {kRowHeight, paint};
}

} // namespace

Pieces barPieces(const ReportBars& bars, qreal width)
{
    const bool hasBefore = !bars.beforeLabel.isEmpty();
    const QStringList labels = hasBefore ? QStringList{bars.beforeLabel, bars.nowLabel}
                                         : QStringList{bars.nowLabel, bars.expectedLabel};
    Pieces pieces{{kRowHeight,
                   [labels, columns = BarColumns(width)](QPainter& painter, const QPointF& corner) {
                       paintNumbers(painter, corner, columns, labels, page::kTableHead);
                   },
                   true}};
    for (const ReportBar& bar : bars.bars)
        pieces.push_back(barPiece(bar, hasBefore, width));
    return pieces;
}

Piece gaugePiece(const ReportGauge& gauge, qreal width)
{
    const auto paint = [gauge, width](QPainter& painter, const QPointF& corner) {
        const QRectF track(corner.x(), corner.y() + pt(12), width * kGaugeShare, pt(9));
        paintTrack(painter, track);
        paintNow(painter, track, gauge.confidence);
        if (gauge.expected)
            paintMark(painter, track, *gauge.expected, Qt::DotLine);
        if (gauge.threshold <= 0)
            return;
        paintMark(painter, track, gauge.threshold, Qt::SolidLine);
        constexpr qreal kLabelWidth = pt(60);
        const qreal x = track.left() + track.width() * within(gauge.threshold);
        TextBox(QStringLiteral("τ"), page::kStrong, kLabelWidth, 1, Qt::AlignHCenter)
            .paint(painter, QPointF(x - kLabelWidth / 2, corner.y() - pt(1)));
    };
    return {kGaugeHeight, paint, true};
}

} // namespace genex::exchange
