// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewords.h"

#include "language/translated.h"

#include "domain/wording.h"

namespace genex::ui {

namespace {

using domain::Catalogue;

QString invasivenessText(int invasiveness)
{
    switch (invasiveness) {
    case 0:
        return CaseWords::tr("no needle, no radiation");
    case 1:
        return CaseWords::tr("blood draw, swab or low radiation");
    case 2:
        return CaseWords::tr("contrast agent or probe");
    default:
        return CaseWords::tr("puncture or endoscopy");
    }
}

void addFacts(Row& row, const std::string& feature, const Catalogue& catalogue)
{
    const domain::Feature* entry = catalogue.feature(feature);
    if (!entry)
        return;
    const domain::Panel* panel = catalogue.panel(entry->panel);
    row.value = joined({language::number(domain::costText(entry->cost, catalogue.content().currency)),
                        language::translated(domain::durationText(entry->turnaroundMinutes))});
    row.valueNote =
        joined({language::translated(domain::actText(entry->act)), panel ? text(panel->name) : QString()});
    row.tip = QStringLiteral("%1: %2").arg(row.title, invasivenessText(entry->invasiveness));
}

} // namespace

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QString counted(const char* one, const char* many, int count)
{
    return count == 1 ? CaseWords::tr(one) : CaseWords::tr(many).arg(count);
}

QString testsText(int count)
{
    return counted(QT_TRANSLATE_NOOP("Case", "1 test"), QT_TRANSLATE_NOOP("Case", "%1 tests"), count);
}

QString joined(const QStringList& parts)
{
    QStringList kept;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            kept << part;
    }
    return kept.join(QStringLiteral(" · "));
}

QString namesOf(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    QStringList names;
    for (const std::string& feature : features)
        names << text(domain::featureName(catalogue, feature));
    return names.join(QStringLiteral(", "));
}

Row testRow(const std::string& feature, const Catalogue& catalogue)
{
    Row row;
    row.key = text(feature);
    row.title = text(domain::featureName(catalogue, feature));
    addFacts(row, feature, catalogue);
    return row;
}

Row headingRow(const QString& title, const QString& value, RowLook look)
{
    Row row;
    row.key = QStringLiteral("#") + title;
    row.title = title;
    row.value = value;
    row.look = look;
    return row;
}

} // namespace genex::ui
