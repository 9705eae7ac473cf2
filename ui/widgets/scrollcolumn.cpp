// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scrollcolumn.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

namespace genex::ui {

QVBoxLayout* addScrollColumn(QBoxLayout* place, const QString& accessibleName)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(accessibleName);
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("scrolled"));
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    area->setWidget(inside);
    place->addWidget(area, 1);
    return column;
}

void clearColumn(QVBoxLayout* column)
{
    while (QLayoutItem* item = column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace genex::ui
