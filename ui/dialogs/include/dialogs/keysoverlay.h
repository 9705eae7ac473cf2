// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"

#include <QList>
#include <QString>

namespace genex::ui {

/// One key and what it does.
struct KeyLine
{
    QString key;
    QString does;
};

/// The keys that work, on one card.
class KeysOverlay : public Overlay
{
    Q_OBJECT

public:
    KeysOverlay(const QList<KeyLine>& keys, QWidget* parent);
};

} // namespace genex::ui
