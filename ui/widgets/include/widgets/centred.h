// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBoxLayout;
class QWidget;

namespace genex::ui {

/// Adds a widget of fixed width in the middle. An alignment flag would do the same and cut paragraphs: with
/// it a layout does not ask how high the text is at that width.
void addCentred(QBoxLayout* column, QWidget* widget);

} // namespace genex::ui
