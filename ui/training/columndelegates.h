// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace genex::ui {

/// Editor for a column's kind: a combo box, opened by Enter, F2 or a click.
class KindDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Editor property: selecting an entry commits immediately, as with the mouse. Otherwise Enter commits.
    static constexpr const char* kCommitsAtOnce = "commitsAtOnce";

    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    /// Enter commits and is not passed on to the table, which would open the box again.
    bool eventFilter(QObject* editor, QEvent* event) override;
};

/// A column's values as small bars, with text next to them.
class PictureDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace genex::ui
