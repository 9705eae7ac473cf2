// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportingitems.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

namespace genex::method {

namespace {

contract::ModelManifest facts()
{
    contract::ModelManifest facts;
    facts.features = {{"fever", data::FeatureKind::Binary},
                      {"cough", data::FeatureKind::Binary},
                      {"crp", data::FeatureKind::Numeric}};
    facts.classes = {"influenza", "pneumonia"};
    facts.rows = {70, 10, 20};
    facts.settings.selection = contract::Selection::Personal;
    facts.choices = {{"buckets", {}, 1}, {"common_weight", {}, 0}};
    return facts;
}

QStringList rowsOf(const contract::ModelManifest& facts)
{
    QStringList rows;
    for (const QString& line : QString::fromStdString(reportingSection(facts)).split(u'\n')) {
        if (line.startsWith(u'|') && line.contains(QRegularExpression(QStringLiteral("^\\| \\d"))))
            rows << line;
    }
    return rows;
}

QString rowOf(const contract::ModelManifest& facts, const char* number)
{
    for (const QString& row : rowsOf(facts)) {
        if (row.startsWith(QStringLiteral("| %1 |").arg(QLatin1String(number))))
            return row;
    }
    return {};
}

} // namespace

class TestReportingItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyItemHasARowOfThreeCells()
    {
        QStringList numbers;
        for (const QString& row : rowsOf(facts())) {
            QCOMPARE(row.count(u'|'), 4);
            numbers << row.section(u'|', 1, 1).split(QStringLiteral(", "));
        }
        QCOMPARE(numbers.size(), 27);
        for (int item = 1; item <= 27; ++item)
            QCOMPARE(numbers[item - 1].trimmed(), QString::number(item));
    }

    void whatTheTrainingKnowsIsFilledIn()
    {
        QVERIFY(rowOf(facts(), "9")
                    .contains(QStringLiteral("3 features of the table, 2 present or absent, 1 measured |")));
        QVERIFY(rowOf(facts(), "10")
                    .contains(QStringLiteral("70 rows for training, 10 for validation, 20 for test")));
        QVERIFY(rowOf(facts(), "12").contains(QStringLiteral(": buckets, common_weight |")));
        QVERIFY(rowOf(facts(), "15").contains(QStringLiteral("each of 2 classes")));
        QVERIFY(rowOf(facts(), "15").contains(QStringLiteral("for each patient")));
        contract::ModelManifest other = facts();
        other.settings.selection = contract::Selection::Bucket;
        QVERIFY(rowOf(other, "15").contains(QStringLiteral("for each bucket")));
    }

    void whatItCannotKnowIsLeftToTheAuthors()
    {
        for (const char* item : {"3", "6", "17", "19", "25"})
            QVERIFY2(rowOf(facts(), item).contains(QStringLiteral("to be stated by the authors")), item);
    }
};

} // namespace genex::method

QTEST_APPLESS_MAIN(genex::method::TestReportingItems)
#include "tst_reportingitems.moc"
