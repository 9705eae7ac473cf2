// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientdialog.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 460;
constexpr int kLongest = 200;

} // namespace

PatientDialog::PatientDialog(const domain::PatientDetails& patient, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(QString::fromStdString(patient.name), this))
    , m_age(new QLineEdit(patient.ageYears ? QString::number(*patient.ageYears) : QString(), this))
    , m_sex(new QComboBox(this))
    , m_reference(new QLineEdit(QString::fromStdString(patient.reference), this))
    , m_remarks(new QPlainTextEdit(QString::fromStdString(patient.remarks), this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_save(makeButton(tr("Save"), ButtonRole::Primary, this))
{
    setWindowTitle(tr("Patient"));
    setMinimumWidth(kWidth);
    m_name->setObjectName(QStringLiteral("patientName"));
    m_age->setObjectName(QStringLiteral("patientAge"));
    m_save->setObjectName(QStringLiteral("savePatient"));
    for (QLineEdit* field : {m_name, m_reference})
        field->setMaxLength(kLongest);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setFixedHeight(80);
    for (const auto& [sex, name] :
         {std::pair(domain::Sex::Unknown, tr("not specified")), std::pair(domain::Sex::Female, tr("female")),
          std::pair(domain::Sex::Male, tr("male")), std::pair(domain::Sex::Other, tr("other"))})
        m_sex->addItem(name, static_cast<int>(sex));
    m_sex->setCurrentIndex(m_sex->findData(static_cast<int>(patient.sex)));
    auto* form = new QFormLayout;
    form->setSpacing(space::kSmall);
    form->addRow(tr("Name or pseudonym"), m_name);
    form->addRow(tr("Age in years"), m_age);
    form->addRow(tr("Sex"), m_sex);
    form->addRow(tr("Hospital number"), m_reference);
    form->addRow(tr("Remarks"), m_remarks);
    auto* cancel = makeButton(tr("Cancel"), ButtonRole::Plain, this);
    cancel->setFixedHeight(m_save->sizeHint().height());
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(cancel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addLayout(form);
    column->addWidget(makeParagraph(
        tr("Age and sex are passed to the model if it uses them. Everything else here is for display."),
        TextRole::Secondary, this));
    column->addWidget(m_problem);
    column->addLayout(buttons);
    m_save->setDefault(true);
    connect(m_name, &QLineEdit::textChanged, this, &PatientDialog::check);
    connect(m_age, &QLineEdit::textChanged, this, &PatientDialog::check);
    connect(m_save, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    check();
}

void PatientDialog::check()
{
    bool isNumber = false;
    const int age = m_age->text().trimmed().toInt(&isNumber);
    const bool isAge =
        m_age->text().trimmed().isEmpty() || (isNumber && age >= 0 && age <= domain::kHighestAge);
    const bool isNamed = !m_name->text().trimmed().isEmpty();
    m_problem->setText(!isNamed ? tr("! Enter a name or pseudonym to identify the case.")
                       : !isAge ? tr("! Age must be a whole number from 0 to %1.").arg(domain::kHighestAge)
                                : QString());
    m_save->setEnabled(isAge && isNamed);
}

domain::PatientDetails PatientDialog::patient() const
{
    domain::PatientDetails details;
    details.name = m_name->text().trimmed().toStdString();
    if (const QString age = m_age->text().trimmed(); !age.isEmpty())
        details.ageYears = age.toInt();
    details.sex = static_cast<domain::Sex>(m_sex->currentData().toInt());
    details.reference = m_reference->text().trimmed().toStdString();
    details.remarks = m_remarks->toPlainText().trimmed().toStdString();
    return details;
}

} // namespace genex::ui
