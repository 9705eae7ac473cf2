// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures/readtable.h"

#include "language/translated.h"

#include <QHeaderView>
#include <QTableWidget>

namespace genex::ui {

QString percentText(double share)
{
    constexpr QChar kUnbroken(0x00A0); // keeps a number and its unit together
    return language::number(100 * share, 1) + kUnbroken + QLatin1Char('%');
}

QTableWidget* makeReadTable(const QString& accessibleName, const char* objectName, QWidget* parent)
{
    auto* table = new QTableWidget(parent);
    table->setObjectName(QString::fromLatin1(objectName));
    table->setAccessibleName(accessibleName);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->setTabKeyNavigation(false);
    return table;
}

void fill(QTableWidget* table, const TableContent& content)
{
    table->clear();
    table->setColumnCount(static_cast<int>(content.headers.size()));
    table->setRowCount(static_cast<int>(content.rows.size()));
    table->setHorizontalHeaderLabels(content.headers);
    for (int row = 0; row < table->rowCount(); ++row) {
        for (int column = 0; column < table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(content.rows[row].value(column));
            const bool isLastText = content.endsWithText && column == table->columnCount() - 1;
            if (column >= content.textColumns && !isLastText)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(row, column, item);
        }
    }
    table->horizontalHeader()->setStretchLastSection(content.endsWithText);
    table->resizeColumnsToContents();
}

} // namespace genex::ui
