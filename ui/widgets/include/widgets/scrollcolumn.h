// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QBoxLayout;
class QVBoxLayout;

namespace genex::ui {

/// A column that scrolls when it is longer than its place, added to a layout. Returns the column to fill.
QVBoxLayout* addScrollColumn(QBoxLayout* place, const QString& accessibleName);

/// Takes everything out of a column, so that it can be filled anew.
void clearColumn(QVBoxLayout* column);

} // namespace genex::ui
