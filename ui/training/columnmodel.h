// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/tableview.h"

#include <QAbstractTableModel>

namespace genex::ui {

/// The columns of the displayed table, one per row.
class ColumnModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Place { Name, Kind, Gaps, Picture, Remarks, PlaceCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const services::TableView& table);
    const services::ColumnView& column(int row) const { return m_columns[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Requests a kind by its name in files. The data change only once the table is read again.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void kindChosen(const QString& column, const QString& kind);

private:
    QString textOf(const QModelIndex& index) const;

    std::vector<services::ColumnView> m_columns;
    std::int64_t m_rows = 0;
    bool m_mayChangeKinds = true;
};

/// The kinds by their names in files, in display order.
QStringList kindNames();
/// Display name.
QString kindInWords(const QString& kind);

/// The column's bars as a sentence.
QString pictureInWords(const services::ColumnView& column);

} // namespace genex::ui
