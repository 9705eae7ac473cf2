// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "widgets/rowlist.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

/// Wording shared by the views of a case.
namespace genex::ui {

/// Translation context of the views.
struct CaseWords
{
    Q_DECLARE_TR_FUNCTIONS(Case)
};

QString text(const std::string& utf8);
/// "1 test" or "%1 tests"; both of QT_TRANSLATE_NOOP("Case", …).
QString counted(const char* one, const char* many, int count);
QString testsText(int count);
/// The non-empty parts, separated by ·.
QString joined(const QStringList& parts);
QString namesOf(const std::vector<std::string>& features, const domain::Catalogue& catalogue);

/// A test with its kind, panel, cost and time, as far as the catalogue has them.
Row testRow(const std::string& feature, const domain::Catalogue& catalogue);
Row headingRow(const QString& title, const QString& value, RowLook look = RowLook::Heading);

} // namespace genex::ui
