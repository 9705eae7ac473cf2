// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanelist.h"

#include "trainingtexts.h"

#include "theme/theme.h"
#include "widgets/durationtext.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace genex::ui {

namespace {

using contract::LanePhase;

constexpr int kRowHeight = 58;
constexpr int kNameWidth = 112;
constexpr int kTimeWidth = 160;
constexpr int kCurveShare = 4; // a quarter of the remaining width
constexpr int kBarHeight = 3;
constexpr std::size_t kCurvePoints = 80;

/// Paints one lane.
class Painting
{
public:
    Painting(QPainter& painter, const QStyleOptionViewItem& option, const services::TrainingLane& lane,
             QString picks)
        : m_painter(painter)
        , m_option(option)
        , m_lane(lane)
        , m_picks(std::move(picks))
        , m_tokens(Theme::current())
    {}

    void paint()
    {
        if (m_option.state & QStyle::State_Selected)
            m_painter.fillRect(m_option.rect, m_tokens.selection);
        QRect room = m_option.rect.adjusted(space::kSmall, space::kSmall, -space::kSmall, -space::kSmall);
        const QRect bar(room.left(), room.bottom() - kBarHeight + 1, room.width(), kBarHeight);
        room.setBottom(bar.top() - space::kHair);
        paintPair(
            QRect(room.left(), room.top(), kNameWidth, room.height()), laneTitle(m_lane),
            LaneList::tr("%1 patients").arg(QLocale().toString(static_cast<qlonglong>(m_lane.patients))),
            Qt::AlignLeft);
        room.setLeft(room.left() + kNameWidth + space::kSmall);
        const QRect time(room.right() - kTimeWidth, room.top(), kTimeWidth, room.height());
        room.setRight(time.left() - space::kSmall);
        const QRect curve(room.left(), room.top(), room.width() / kCurveShare, room.height());
        paintCurve(curve);
        room.setLeft(curve.right() + space::kMedium);
        paintPair(room, lanePhase(m_lane), m_picks, Qt::AlignLeft);
        paintPair(time, timeText(), setsText(), Qt::AlignRight);
        paintBar(bar);
    }

private:
    QFont fontOf(int pixels) const
    {
        QFont font = m_option.font;
        font.setPixelSize(pixels);
        return font;
    }

    void paintPair(const QRect& place, const QString& above, const QString& below, Qt::Alignment side)
    {
        const int half = place.height() / 2;
        paintText(QRect(place.left(), place.top(), place.width(), half), above, m_tokens.text, type::kBody,
                  side);
        paintText(QRect(place.left(), place.top() + half, place.width(), place.height() - half), below,
                  m_tokens.secondary, type::kSecondary, side);
    }

    void paintText(const QRect& place, const QString& text, const QColor& colour, int pixels,
                   Qt::Alignment side)
    {
        m_painter.setFont(fontOf(pixels));
        m_painter.setPen(colour);
        const QFontMetrics metrics(m_painter.font());
        m_painter.drawText(place, side | Qt::AlignVCenter,
                           metrics.elidedText(text, Qt::ElideRight, place.width()));
    }

    /// Decimated to the row's width.
    void paintCurve(const QRect& place)
    {
        const services::LossCurve& curve = m_lane.expert.steps.empty() ? m_lane.generator : m_lane.expert;
        if (curve.losses.size() < 2)
            return;
        const auto [least, most] = std::ranges::minmax(curve.losses);
        const double height = std::max(most - least, 1e-9);
        const std::size_t points = std::min(curve.losses.size(), kCurvePoints);
        QPainterPath path;
        for (std::size_t i = 0; i < points; ++i) {
            const double loss = curve.losses[i * (curve.losses.size() - 1) / (points - 1)];
            const QPointF point(place.left() +
                                    static_cast<double>(i) * place.width() / static_cast<double>(points - 1),
                                place.bottom() - (loss - least) / height * place.height());
            i == 0 ? path.moveTo(point) : path.lineTo(point);
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_tokens.accent, 1.2));
        m_painter.drawPath(path);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    QString timeText() const
    {
        if (m_lane.progress.phase == LanePhase::Done)
            return durationInWords(m_lane.progress.seconds);
        const auto left = m_lane.progress.phase == LanePhase::Waiting ? std::nullopt : m_lane.secondsLeft();
        return left ? LaneList::tr("%1 left").arg(durationInWords(*left)) : QString();
    }

    QString setsText() const
    {
        // Without lists per bucket, a model plans per patient.
        const bool hasLists = m_lane.isBucket() && !m_lane.picks.empty();
        return hasLists ? QStringLiteral("U %1  V %2").arg(m_lane.picks.size()).arg(m_lane.progress.estimated)
                        : QString();
    }

    void paintBar(const QRect& place)
    {
        m_painter.fillRect(place, m_tokens.track);
        const int width = static_cast<int>(std::clamp(m_lane.progress.share, 0.0, 1.0) * place.width());
        m_painter.fillRect(QRect(place.left(), place.top(), width, place.height()),
                           m_lane.progress.phase == LanePhase::Done ? m_tokens.good : m_tokens.accent);
    }

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    const services::TrainingLane& m_lane;
    QString m_picks;
    const Tokens& m_tokens;
};

} // namespace

int LaneModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lanes.size());
}

void LaneModel::setLanes(const std::vector<services::TrainingLane>& lanes)
{
    const auto before = static_cast<int>(m_lanes.size());
    const auto now = static_cast<int>(lanes.size());
    if (now < before) {
        beginResetModel();
        m_lanes = lanes;
        return endResetModel();
    }
    if (now > before)
        beginInsertRows({}, before, now - 1);
    m_lanes = lanes;
    if (now > before)
        endInsertRows();
    if (before > 0)
        Q_EMIT dataChanged(index(0), index(before - 1));
}

QString LaneModel::picksOf(const services::TrainingLane& lane) const
{
    // Latest first.
    QStringList names = pickNames(lane, m_catalogue);
    std::reverse(names.begin(), names.end());
    return names.join(QStringLiteral(", "));
}

QString LaneModel::sentenceOf(const services::TrainingLane& lane) const
{
    QString text = tr("%1, %2 patients: %3.").arg(laneTitle(lane)).arg(lane.patients).arg(lanePhase(lane));
    if (!lane.picks.empty())
        text += QLatin1Char(' ') + tr("Selected, latest first: %1.").arg(picksOf(lane));
    return text;
}

QVariant LaneModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::AccessibleTextRole || role == Qt::DisplayRole)
        return sentenceOf(lane(index.row()));
    if (role == Qt::ToolTipRole)
        return picksOf(lane(index.row()));
    return {};
}

void LaneDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const auto* model = qobject_cast<const LaneModel*>(index.model());
    const services::TrainingLane& lane = model->lane(index.row());
    painter->save();
    Painting(*painter, option, lane, model->picksOf(lane)).paint();
    painter->restore();
}

QSize LaneDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.rect.width(), kRowHeight};
}

LaneList::LaneList(QWidget* parent)
    : QListView(parent)
    , m_lanes(new LaneModel(this))
{
    setModel(m_lanes);
    setItemDelegate(new LaneDelegate(this));
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    setObjectName(QStringLiteral("lanes"));
    setAccessibleName(tr("Parts of the training"));
}

void LaneList::setLanes(const std::vector<services::TrainingLane>& lanes)
{
    m_lanes->setLanes(lanes);
    if (!currentIndex().isValid() && !lanes.empty())
        setCurrentIndex(m_lanes->index(0));
}

const services::TrainingLane* LaneList::currentLane() const
{
    return currentIndex().isValid() ? &m_lanes->lane(currentIndex().row()) : nullptr;
}

void LaneList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT currentLaneChanged();
}

} // namespace genex::ui
