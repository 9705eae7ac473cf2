// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace genex::ui {

/// Sets object name and accessible name, for tests and screen readers.
void nameField(QWidget* field, const char* name, const QString& accessibleName);

/// A field with a button to choose a file.
QLayout* makeFileRow(QLineEdit* field, const QString& question, QWidget* parent);

/// Integers, stepped by arrow keys.
QSpinBox* makeNumberBox(int lowest, int highest, QWidget* parent);

/// A row whose label is the field's buddy, for mnemonics and screen readers.
void addFieldRow(QFormLayout* form, const QString& name, QWidget* field, QLayout* row = nullptr);

/// Marks an invalid field; an empty problem clears the mark.
void markField(QWidget* field, const QString& problem);

} // namespace genex::ui
