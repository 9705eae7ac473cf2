// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QBoxLayout;
class QVBoxLayout;

namespace genex::ui {

/// Adds a scrolling column to a layout and returns it.
QVBoxLayout* addScrollColumn(QBoxLayout* place, const QString& accessibleName);

/// Removes everything from a column.
void clearColumn(QVBoxLayout* column);

} // namespace genex::ui
