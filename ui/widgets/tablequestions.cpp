// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tablequestions.h"

#include "widgets/formfields.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSpinBox>

namespace genex::ui {

namespace {

/// Owner of the texts below, for Qt Linguist.
struct TableQuestions
{
    Q_DECLARE_TR_FUNCTIONS(genex::ui::TableQuestions)
};

} // namespace

void askForSplit(QComboBox* rule, QWidget* column, const std::array<const char*, 2>& names)
{
    rule->addItem(TableQuestions::tr("Equal patients stay together"), QStringLiteral("group"));
    rule->addItem(TableQuestions::tr("Row by row"), QStringLiteral("rows"));
    rule->addItem(TableQuestions::tr("By patient or site, in column"), QStringLiteral("group:"));
    rule->addItem(TableQuestions::tr("The part is named in column"), QStringLiteral("column:"));
    rule->addItem(TableQuestions::tr("The newest test, by time in column"), QStringLiteral("time:"));
    nameField(rule, names[0], TableQuestions::tr("Split into training, validation and test"));
    nameField(column, names[1], TableQuestions::tr("Column that the split follows"));
}

bool followsColumn(const QComboBox* rule)
{
    return rule->currentData().toString().endsWith(QLatin1Char(':'));
}

void askForKnownFirst(QComboBox* way, QSpinBox* size, QWidget* column,
                      const std::array<const char*, 3>& names)
{
    way->addItems({TableQuestions::tr("Drawn by chance"), TableQuestions::tr("Named in column")});
    nameField(way, names[0], TableQuestions::tr("What is known first"));
    nameField(size, names[1], TableQuestions::tr("How many findings are known first"));
    size->setSpecialValueText(TableQuestions::tr("as many as fit"));
    size->setToolTip(
        TableQuestions::tr("|O|: so many findings of every patient are known before anything is ordered."));
    nameField(column, names[2], TableQuestions::tr("Column that names what is known first"));
}

bool isNamedInColumn(const QComboBox* way)
{
    return way->currentIndex() == 1;
}

} // namespace genex::ui
