// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace genex::ui {

/// What tests and screen readers find a field by.
void nameField(QWidget* field, const char* name, const QString& accessibleName);

/// A field with a button that chooses a file for it.
QLayout* makeFileRow(QLineEdit* field, const QString& question, QWidget* parent);

/// Whole numbers, stepped by arrow keys.
QSpinBox* makeNumberBox(int lowest, int highest, QWidget* parent);

/// A row whose label leads to the field, by mnemonic and for screen readers.
void addFieldRow(QFormLayout* form, const QString& name, QWidget* field, QLayout* row = nullptr);

/// Marks a field whose content cannot be; an empty problem takes the mark away.
void markField(QWidget* field, const QString& problem);

} // namespace genex::ui
