// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QEvent;
class QLineEdit;

namespace genex::ui {

/// For a field's event filter: in an empty field, undo and redo apply to the case. True: the event is
/// handled.
bool passOnUndo(const QLineEdit* field, QEvent* event);

} // namespace genex::ui
