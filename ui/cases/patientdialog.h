// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/patientdetails.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace genex::ui {

/// Patient details. Only the name is required; it may be a pseudonym.
class PatientDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PatientDialog(const domain::PatientDetails& patient, QWidget* parent = nullptr);

    domain::PatientDetails patient() const;

private:
    void check();

    QLineEdit* m_name;
    QLineEdit* m_age;
    QComboBox* m_sex;
    QLineEdit* m_reference;
    QPlainTextEdit* m_remarks;
    QLabel* m_problem;
    QPushButton* m_save;
};

} // namespace genex::ui
