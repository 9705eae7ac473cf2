// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

class QComboBox;
class QSpinBox;
class QWidget;

/// Fields about a table shared by several forms. `names`: object names of the fields, in order.
namespace genex::ui {

/// How to split it; `column` is for rules that need one. The data of each choice is the prefix of a split's
/// text.
void askForSplit(QComboBox* rule, QWidget* column, const std::array<const char*, 2>& names);
/// Whether the rule needs a column.
bool followsColumn(const QComboBox* rule);

/// Initial findings: `size` sampled findings, or those listed in `column`.
void askForKnownFirst(QComboBox* way, QSpinBox* size, QWidget* column,
                      const std::array<const char*, 3>& names);
/// Whether a column lists them.
bool isNamedInColumn(const QComboBox* way);

} // namespace genex::ui
