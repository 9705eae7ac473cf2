// SPDX-License-Identifier: GPL-3.0-or-later
#include "rowdelegate.h"

#include "theme/theme.h"
#include "widgets/rowlist.h"

#include <QPainter>

namespace genex::ui {

namespace {

constexpr int kTwoLines = 46;
constexpr int kHeading = 30;
constexpr int kSignWidth = 20;
constexpr int kBox = 16;

bool isHeading(const Row& row)
{
    return row.look == RowLook::Heading || row.look == RowLook::EstimateHeading;
}

/// Paints one row.
class Painting
{
public:
    Painting(QPainter& painter, const QStyleOptionViewItem& option, const Row& row, bool isStale)
        : m_painter(painter)
        , m_option(option)
        , m_row(row)
        , m_tokens(Theme::current())
        , m_isStale(isStale)
        , m_isLifted(row.look == RowLook::Estimated || row.checked.has_value())
    {}

    void paint()
    {
        paintGround();
        QRect room = m_option.rect.adjusted(margin(), 0, -margin(), 0);
        if (m_row.checked)
            room = paintBox(room);
        else if (!m_row.sign.isEmpty())
            room = paintSign(room);
        paintTexts(room);
        if (!isHeading(m_row) && !m_isLifted)
            paintLine();
    }

private:
    int margin() const { return isHeading(m_row) ? 0 : m_isLifted ? space::kMedium : space::kSmall; }

    QColor colour(const QColor& wanted) const { return m_isStale ? m_tokens.secondary : wanted; }

    QColor titleColour() const
    {
        switch (m_row.look) {
        case RowLook::Quiet:
        case RowLook::StruckOut:
            return m_tokens.secondary;
        case RowLook::Estimated:
        case RowLook::EstimateHeading:
            return m_tokens.estimate;
        case RowLook::Plain:
        case RowLook::Waiting:
        case RowLook::Heading:
            break;
        }
        return m_tokens.text;
    }

    QFont font(int pixels, bool strong, bool italic = false) const
    {
        QFont made = m_option.font;
        made.setPixelSize(pixels);
        made.setWeight(strong ? QFont::DemiBold : QFont::Normal);
        made.setItalic(italic);
        made.setStrikeOut(strong && m_row.look == RowLook::StruckOut);
        return made;
    }

    void paintGround()
    {
        const bool isCurrent = m_option.state.testFlag(QStyle::State_Selected) && !isHeading(m_row);
        const bool hasFocus = isCurrent && m_option.state.testFlag(QStyle::State_Active);
        const QRectF frame = QRectF(m_option.rect).adjusted(1.5, 2.5, -1.5, -2.5);
        QPen pen(Qt::NoPen);
        QColor ground = isCurrent ? m_tokens.selection : QColor(Qt::transparent);
        if (m_row.look == RowLook::Estimated) {
            pen = QPen(m_tokens.estimate, 1, Qt::DashLine);
            ground = m_tokens.estimateGround;
        } else if (m_isLifted) {
            pen = QPen(m_tokens.line, 1);
        }
        if (hasFocus)
            pen = QPen(m_tokens.accent, size::kFocusRing,
                       pen.style() == Qt::DashLine ? Qt::DashLine : Qt::SolidLine);
        m_painter.setPen(pen);
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(frame, size::kCorner, size::kCorner);
        m_painter.setBrush(Qt::NoBrush);
    }

    QRect paintBox(const QRect& room)
    {
        const QRect box(room.left(), room.center().y() - kBox / 2, kBox, kBox);
        m_painter.setPen(QPen(colour(*m_row.checked ? m_tokens.accent : m_tokens.secondary), 1.5));
        m_painter.setBrush(*m_row.checked ? QBrush(colour(m_tokens.accent)) : QBrush(Qt::NoBrush));
        m_painter.drawRoundedRect(box, 3, 3);
        if (*m_row.checked) {
            m_painter.setPen(QPen(m_tokens.onAccent, 2));
            m_painter.drawPolyline(QPolygonF({QPointF(box.left() + 3.5, box.top() + 8.5),
                                              QPointF(box.left() + 6.5, box.top() + 11.5),
                                              QPointF(box.left() + 12.5, box.top() + 5)}));
        }
        m_painter.setBrush(Qt::NoBrush);
        return room.adjusted(kBox + space::kMedium, 0, 0, 0);
    }

    QRect paintSign(const QRect& room)
    {
        const bool isQuiet = m_row.look == RowLook::Quiet || m_row.look == RowLook::Waiting;
        const QColor ink = m_row.look == RowLook::Estimated ? m_tokens.estimate
                           : isQuiet                        ? m_tokens.secondary
                                                            : m_tokens.accent;
        m_painter.setPen(colour(ink));
        m_painter.setFont(font(type::kBody, false));
        m_painter.drawText(QRect(room.left(), room.top(), kSignWidth, room.height()),
                           Qt::AlignLeft | Qt::AlignVCenter, m_row.sign);
        return room.adjusted(kSignWidth, 0, 0, 0);
    }

    void paintTexts(const QRect& room)
    {
        const bool hasTwo = !m_row.subtitle.isEmpty() || !m_row.valueNote.isEmpty();
        const int half = room.height() / 2;
        const QRect upper = hasTwo ? QRect(room.left(), room.top() + 5, room.width(), half - 4) : room;
        const QRect lower(room.left(), room.top() + half, room.width(), half - 5);
        const bool strong = hasTwo || isHeading(m_row);
        const bool italic = m_row.look == RowLook::Estimated;
        paintPair(upper, m_row.title, m_row.value, font(type::kBody, strong, italic), titleColour());
        if (hasTwo)
            paintPair(lower, m_row.subtitle, m_row.valueNote, font(type::kSecondary, false),
                      m_tokens.secondary);
    }

    void paintPair(const QRect& room, const QString& left, const QString& right, const QFont& textFont,
                   const QColor& ink)
    {
        m_painter.setFont(textFont);
        m_painter.setPen(colour(ink));
        const QFontMetrics metrics(textFont);
        const int valueWidth =
            right.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(right) + 2, room.width() / 2);
        m_painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                           metrics.elidedText(right, Qt::ElideRight, valueWidth));
        const int width = room.width() - valueWidth - (valueWidth > 0 ? space::kMedium : 0);
        m_painter.drawText(QRect(room.left(), room.top(), width, room.height()),
                           Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(left, Qt::ElideRight, width));
    }

    void paintLine()
    {
        m_painter.setPen(QPen(m_tokens.line, 1));
        m_painter.drawLine(m_option.rect.bottomLeft(), m_option.rect.bottomRight());
    }

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    const Row& m_row;
    const Tokens& m_tokens;
    bool m_isStale;
    bool m_isLifted; ///< drawn on a card
};

} // namespace

RowDelegate::RowDelegate(RowList* list)
    : QStyledItemDelegate(list)
    , m_list(*list)
{}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Row& row = m_list.rows()[index.row()];
    const bool hasTwo = !row.subtitle.isEmpty() || !row.valueNote.isEmpty();
    return {option.rect.width(), isHeading(row) ? kHeading : hasTwo ? kTwoLines : size::kRow};
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    shown.state.setFlag(QStyle::State_Active, m_list.hasFocus());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    Painting(*painter, shown, m_list.rows()[index.row()], m_list.isStale()).paint();
    painter->restore();
}

} // namespace genex::ui
