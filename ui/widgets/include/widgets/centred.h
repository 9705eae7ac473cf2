// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBoxLayout;
class QWidget;

namespace genex::ui {

/// Adds a centred widget of fixed width. Unlike an alignment flag, it keeps height-for-width, so paragraphs
/// are not cut off.
void addCentred(QBoxLayout* column, QWidget* widget);

} // namespace genex::ui
