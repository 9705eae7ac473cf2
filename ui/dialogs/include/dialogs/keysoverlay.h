// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"

#include <QList>
#include <QString>

namespace genex::ui {

/// One shortcut and its action.
struct KeyLine
{
    QString key;
    QString does;
};

/// Card with all shortcuts.
class KeysOverlay : public Overlay
{
    Q_OBJECT

public:
    KeysOverlay(const QList<KeyLine>& keys, QWidget* parent);
};

} // namespace genex::ui
