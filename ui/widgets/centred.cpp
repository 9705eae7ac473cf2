// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/centred.h"

#include <QHBoxLayout>

namespace genex::ui {

void addCentred(QBoxLayout* column, QWidget* widget)
{
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(widget);
    row->addStretch();
    column->addLayout(row);
}

} // namespace genex::ui
