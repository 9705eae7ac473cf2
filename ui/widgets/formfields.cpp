// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formfields.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyle>

namespace genex::ui {

namespace {

struct FieldTexts
{
    Q_DECLARE_TR_FUNCTIONS(genex::ui::FieldTexts)
};

} // namespace

void nameField(QWidget* field, const char* name, const QString& accessibleName)
{
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(accessibleName);
}

QLayout* makeFileRow(QLineEdit* field, const QString& question, QWidget* parent)
{
    auto* choose = makeButton(FieldTexts::tr("Choose…"), ButtonRole::Plain, parent);
    choose->setAccessibleName(question);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kHair);
    row->addWidget(field, 1);
    row->addWidget(choose);
    QObject::connect(choose, &QPushButton::clicked, field, [field, question] {
        const QString file = QFileDialog::getOpenFileName(field, question);
        if (!file.isEmpty())
            field->setText(file);
    });
    return row;
}

QSpinBox* makeNumberBox(int lowest, int highest, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(lowest, highest);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons); // arrow keys step
    return box;
}

void addFieldRow(QFormLayout* form, const QString& name, QWidget* field, QLayout* row)
{
    QLabel* label = makeLabel(name, TextRole::Body, form->parentWidget());
    label->setBuddy(field);
    if (row)
        form->addRow(label, row);
    else
        form->addRow(label, field);
}

void markField(QWidget* field, const QString& problem)
{
    const bool isValid = problem.isEmpty();
    field->setAccessibleDescription(problem);
    if (field->property("valid").isValid() && field->property("valid").toBool() == isValid)
        return;
    field->setProperty("valid", isValid);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

} // namespace genex::ui
