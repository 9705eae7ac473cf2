// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace genex::ui {

/// A column's kind as a box to choose from: Enter, F2 or a click opens it.
class KindDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Property of an editor: a choice in its list is the last word, as with the mouse. Otherwise Enter is.
    static constexpr const char* kCommitsAtOnce = "commitsAtOnce";

    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    /// Enter is the last word here, and not passed on to the table, which would open the box again.
    bool eventFilter(QObject* editor, QEvent* event) override;
};

/// A column's values as small bars, with what they are in words beside them.
class PictureDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace genex::ui
