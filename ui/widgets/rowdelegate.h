// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace genex::ui {

class RowList;

/// Paints the rows of a RowList.
class RowDelegate : public QStyledItemDelegate
{
public:
    explicit RowDelegate(RowList* list);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const RowList& m_list;
};

} // namespace genex::ui
