// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fieldkeys.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace genex::ui {

bool passOnUndo(const QLineEdit* field, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || !field->text().isEmpty())
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
        return false;
    event->ignore(); // lets it become the shortcut
    return true;
}

} // namespace genex::ui
