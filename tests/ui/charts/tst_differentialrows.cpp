// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialrows.h"

#include <QTest>

using namespace genex;
using namespace genex::ui;

class TestDifferentialRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRestIsOneRow()
    {
        domain::Recommendation recommendation;
        recommendation.differential = {{"dengue", 0.5, 0.875},
                                       {"malaria", 0.25, 0.0625},
                                       {"zika", 0.125, 0.03125},
                                       {"typhoid", 0.125, 0.03125}};
        const DiseaseLabels labels{{"dengue", {QStringLiteral("Dengue"), false}},
                                   {"malaria", {QStringLiteral("Malaria"), true, 0.02}}};
        const auto rows = differentialRows(recommendation, labels, 2);
        QCOMPARE(rows.size(), 3U);
        QCOMPARE(rows[0], (DifferentialRow{QStringLiteral("Dengue"), 0.5, 0.875, false, false}));
        QCOMPARE(rows[1], (DifferentialRow{QStringLiteral("Malaria"), 0.25, 0.0625, true, false, 0.02}));
        QCOMPARE(rows[2], (DifferentialRow{QStringLiteral("Other 2"), 0.25, 0.0625, false, true}));
    }

    /// Each from its own threshold on, and only where it is among the unlikely ones.
    void cantMissDiseasesArePinnedByTheirOwnThreshold()
    {
        const std::vector<DifferentialRow> all{{QStringLiteral("Flu"), 0.9, 0.9},
                                               {QStringLiteral("Sepsis"), 0.04, 0.01, true, false, 0.05},
                                               {QStringLiteral("Stroke"), 0.03, 0.01, true, false, 0.03},
                                               {QStringLiteral("Cold"), 0.02, 0.05},
                                               {QStringLiteral("Malaria"), 0.01, 0.03, true, false, 0.005}};
        const auto rows = shownRows(all, 1);
        QCOMPARE(rows.size(), 4U);
        QCOMPARE(rows[0].name, QStringLiteral("Flu"));
        QCOMPARE(rows[1].name, QStringLiteral("Stroke")); // at its threshold
        QCOMPARE(rows[2].name, QStringLiteral("Malaria"));
        QCOMPARE(rows[3].name, QStringLiteral("Other 2")); // Sepsis is below its own
        QVERIFY(qAbs(rows[3].now - 0.06) < 1e-9);
        QVERIFY(qAbs(rows[3].expected - 0.06) < 1e-9);
    }

    void noRestWhereAllAreShown()
    {
        domain::Recommendation recommendation;
        recommendation.differential = {{"dengue", 1.0, 1.0}};
        const auto rows = differentialRows(recommendation, {}, 5);
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].name, QStringLiteral("dengue")); // without a label, its id
        QVERIFY(differentialRows({}, {}, 5).empty());
    }

    void probabilitiesInTwoDigits_data()
    {
        QTest::addColumn<double>("probability");
        QTest::addColumn<QString>("text");
        QTest::newRow("usual") << 0.444 << QStringLiteral(".44");
        QTest::newRow("nothing at all") << 0.0 << QStringLiteral(".00");
        QTest::newRow("not quite nothing") << 0.004 << QStringLiteral("<.01");
        QTest::newRow("smallest shown") << 0.005001 << QStringLiteral(".01");
        QTest::newRow("not quite certain") << 0.9991 << QStringLiteral(">.99");
        QTest::newRow("certain") << 1.0 << QStringLiteral("1.00");
    }

    void probabilitiesInTwoDigits()
    {
        QFETCH(const double, probability);
        QTEST(probabilityText(probability), "text");
    }

    void asText()
    {
        const std::vector<DifferentialRow> rows{{QStringLiteral("Dengue"), 0.44, 0.91, false, false},
                                                {QStringLiteral("Malaria"), 0.12, 0.02, true, false, 0.005}};
        QCOMPARE(differentialAsText(rows),
                 QStringLiteral(
                     "Dengue: .44 now, .91 expected after the batch\n"
                     "Malaria (can't miss, shown from 0.5\u2009%): .12 now, .02 expected after the batch"));
    }
};

QTEST_APPLESS_MAIN(TestDifferentialRows)
#include "tst_differentialrows.moc"
