#include "dialogs/keysoverlay.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace genex::ui {

KeysOverlay::KeysOverlay(const QList<KeyLine>& keys, QWidget* parent)
    : Overlay(parent)
{
    setTitle(tr("Keys"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kHuge);
    grid->setVerticalSpacing(space::kSmall);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const KeyLine& line : keys) {
        grid->addWidget(makeLabel(line.key, TextRole::Strong), row, 0);
        grid->addWidget(makeLabel(line.does), row, 1);
        ++row;
    }
    content()->addLayout(grid);
}

} // namespace genex::ui
