// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/keysoverlay.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 860;
constexpr int kColumns = 2; ///< one would not fit the smallest window

} // namespace

KeysOverlay::KeysOverlay(const QList<KeyLine>& keys, QWidget* parent)
    : Overlay(parent)
{
    setTitle(tr("Keyboard shortcuts"));
    setCardWidth(kWidth);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kHuge);
    grid->setVerticalSpacing(space::kSmall);
    const int rows = (static_cast<int>(keys.size()) + kColumns - 1) / kColumns;
    for (int i = 0; i < keys.size(); ++i) {
        const int column = 2 * (i / rows);
        grid->setColumnStretch(column + 1, 1);
        grid->addWidget(makeLabel(keys[i].key, TextRole::Strong), i % rows, column);
        grid->addWidget(makeLabel(keys[i].does), i % rows, column + 1);
    }
    content()->addLayout(grid);
}

} // namespace genex::ui
