// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QTableWidget;
class QWidget;

namespace genex::ui {

QString percentText(double share);

/// A read-only table.
struct TableContent
{
    QStringList headers;
    QList<QStringList> rows;
    int textColumns = 1;       ///< on the left; the others are numbers
    bool endsWithText = false; ///< the last one is text too, and takes the remaining width
};

/// Not editable; Tab leaves it. The name is for screen readers.
QTableWidget* makeReadTable(const QString& accessibleName, const char* objectName, QWidget* parent);
void fill(QTableWidget* table, const TableContent& content);

} // namespace genex::ui
