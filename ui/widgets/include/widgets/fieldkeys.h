// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QEvent;
class QLineEdit;

namespace genex::ui {

/// For a field's event filter: in an empty field undo and redo are the case's, not the field's. True: the
/// event is dealt with.
bool passOnUndo(const QLineEdit* field, QEvent* event);

} // namespace genex::ui
