// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tablequestions.h"

#include "widgets/formfields.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSpinBox>

namespace genex::ui {

namespace {

/// Translation context of the texts below.
struct TableQuestions
{
    Q_DECLARE_TR_FUNCTIONS(genex::ui::TableQuestions)
};

} // namespace

void askForSplit(QComboBox* rule, QWidget* column, const std::array<const char*, 2>& names)
{
    rule->addItem(TableQuestions::tr("Keep identical patients together"), QStringLiteral("group"));
    rule->addItem(TableQuestions::tr("By row"), QStringLiteral("rows"));
    rule->addItem(TableQuestions::tr("By patient or site (column)"), QStringLiteral("group:"));
    rule->addItem(TableQuestions::tr("Given in a column"), QStringLiteral("column:"));
    rule->addItem(TableQuestions::tr("By time (column), newest for testing"), QStringLiteral("time:"));
    nameField(rule, names[0], TableQuestions::tr("Split into training, validation and test"));
    nameField(column, names[1], TableQuestions::tr("Column to split by"));
}

bool followsColumn(const QComboBox* rule)
{
    return rule->currentData().toString().endsWith(QLatin1Char(':'));
}

void askForKnownFirst(QComboBox* way, QSpinBox* size, QWidget* column,
                      const std::array<const char*, 3>& names)
{
    way->addItems({TableQuestions::tr("Sampled at random"), TableQuestions::tr("Listed in a column")});
    nameField(way, names[0], TableQuestions::tr("Initial findings"));
    nameField(size, names[1], TableQuestions::tr("Number of initial findings"));
    size->setSpecialValueText(TableQuestions::tr("automatic"));
    size->setToolTip(
        TableQuestions::tr("|O|: number of findings known for every patient before any test is ordered."));
    nameField(column, names[2], TableQuestions::tr("Column that lists the initial findings"));
}

bool isNamedInColumn(const QComboBox* way)
{
    return way->currentIndex() == 1;
}

} // namespace genex::ui
