// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "widgets/rowlist.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

/// What the views of a case are made of.
namespace genex::ui {

/// Owner of the texts of the views, for Qt Linguist.
struct CaseWords
{
    Q_DECLARE_TR_FUNCTIONS(Case)
};

QString text(const std::string& utf8);
/// "1 test" or "%1 tests"; both of QT_TRANSLATE_NOOP("Case", …).
QString counted(const char* one, const char* many, int count);
QString testsText(int count);
/// What is not empty of it, with · between.
QString joined(const QStringList& parts);
QString namesOf(const std::vector<std::string>& features, const domain::Catalogue& catalogue);

/// A test with its kind, panel, cost and time, where the catalogue knows it.
Row testRow(const std::string& feature, const domain::Catalogue& catalogue);
Row headingRow(const QString& title, const QString& value, RowLook look = RowLook::Heading);

} // namespace genex::ui
