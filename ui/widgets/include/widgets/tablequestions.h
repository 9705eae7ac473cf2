// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

class QComboBox;
class QSpinBox;
class QWidget;

/// What is asked of a table wherever one is learnt from: the words once, for every form. `names` are those of
/// the fields, in their order.
namespace genex::ui {

/// How it is divided; `column` is for the rules that follow one. The data of each choice is what a split's
/// text begins with.
void askForSplit(QComboBox* rule, QWidget* column, const std::array<const char*, 2>& names);
/// Whether the rule follows a column.
bool followsColumn(const QComboBox* rule);

/// What is known of a patient first: `size` findings that are drawn, or those that `column` names.
void askForKnownFirst(QComboBox* way, QSpinBox* size, QWidget* column,
                      const std::array<const char*, 3>& names);
/// Whether a column names it.
bool isNamedInColumn(const QComboBox* way);

} // namespace genex::ui
