// SPDX-License-Identifier: GPL-3.0-or-later
#include "columndelegates.h"

#include "columnmodel.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kArrow = 10;
constexpr int kPictureWidth = 84;
constexpr int kMostBarWidth = 18;

/// Background, selection and focus as the table draws them, without text.
void paintGround(QPainter* painter, const QStyleOptionViewItem& option)
{
    QStyleOptionViewItem ground = option;
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
}

QRectF barRect(const QRect& room, std::size_t place, double width, double share)
{
    const double height = std::max(1.0, share * room.height());
    return {room.left() + static_cast<double>(place) * width, room.bottom() + 1 - height,
            width > 3 ? width - 1 : width, height};
}

void paintBars(QPainter& painter, const QRect& room, const services::ColumnView& column)
{
    const Tokens& tokens = Theme::current();
    painter.fillRect(QRect(room.left(), room.bottom() + 1, room.width(), 1), tokens.line);
    std::int64_t most = 1;
    for (const auto& bar : column.bars)
        most = std::max(most, bar.second);
    const double width = std::min<double>(kMostBarWidth, static_cast<double>(room.width()) /
                                                             static_cast<double>(column.bars.size()));
    for (std::size_t i = 0; i < column.bars.size(); ++i) {
        if (column.bars[i].second == 0)
            continue;
        const bool isRest = column.hasRest && i + 1 == column.bars.size();
        const double share = static_cast<double>(column.bars[i].second) / static_cast<double>(most);
        painter.fillRect(barRect(room, i, width, share), isRest ? tokens.secondary : tokens.accent);
    }
}

} // namespace

QWidget* KindDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    Q_UNUSED(option)
    auto* box = new QComboBox(parent);
    box->setAccessibleName(tr("Kind of %1").arg(index.siblingAtColumn(ColumnModel::Name).data().toString()));
    for (const QString& kind : kindNames())
        box->addItem(kindInWords(kind), kind);
    connect(box, &QComboBox::activated, this, [this, box] {
        if (!box->property(kCommitsAtOnce).toBool())
            return;                                   // an arrow key passes over kinds that are not meant
        auto* self = const_cast<KindDelegate*>(this); // NOLINT(*-const-cast): as Qt's own delegates do
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

bool KindDelegate::eventFilter(QObject* editor, QEvent* event)
{
    auto* box = qobject_cast<QComboBox*>(editor);
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (!box || (key != Qt::Key_Return && key != Qt::Key_Enter))
        return QStyledItemDelegate::eventFilter(editor, event);
    Q_EMIT commitData(box);
    Q_EMIT closeEditor(box);
    return true;
}

void KindDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = qobject_cast<QComboBox*>(editor);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
}

void KindDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    model->setData(index, qobject_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
}

void KindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        return;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QString arrow = Theme::current().dark ? QStringLiteral("down-dark") : QStringLiteral("down-light");
    const QPixmap picture = tintedPixmap(arrow, kArrow, ratio, Theme::current().secondary);
    painter->drawPixmap(option.rect.right() - kArrow - space::kSmall,
                        option.rect.center().y() - kArrow / 2 + 1, picture);
}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    paintGround(painter, option);
    const auto* model = qobject_cast<const ColumnModel*>(index.model());
    if (!model)
        return;
    const services::ColumnView& column = model->column(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    QRect room = option.rect.adjusted(space::kSmall, space::kHair + 1, -space::kHair, -space::kHair - 2);
    if (!column.bars.empty())
        paintBars(*painter, QRect(room.left(), room.top(), kPictureWidth, room.height()), column);
    room.setLeft(room.left() + kPictureWidth + space::kSmall);
    QFont font = option.font;
    font.setPixelSize(type::kSecondary);
    painter->setFont(font);
    painter->setPen(Theme::current().secondary);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(pictureInWords(column), Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace genex::ui
