// SPDX-License-Identifier: GPL-3.0-or-later
#include "clinicaltables.h"

#include <QTest>

using namespace genex;
using namespace genex::ui;

namespace {

contract::ClinicalFigures figures()
{
    contract::ClinicalFigures figures;
    figures.calibrationLine = contract::CalibrationLine{{0.98, 0.91, 1.05}, {0.02, -0.1, 0.14}};
    figures.auroc = 0.9876;
    figures.averagePrecision = 0.8768;
    figures.costPerCorrect = 12.34;
    figures.unlike = contract::UnlikeFigures{0.012, 0.3};
    figures.decisionAbout = "cant_miss";
    figures.decisionCurve = {{0.1, 0.2, 0.15}, {0.9, 0.05, -6}};
    figures.riskCoverage = {{0.5, 0.01, 0.9}, {1, 0.2, 0.3}};
    figures.operatingPoints = {{0.9, 0.4, 0.99, 0.95}, {0.1, 0.9, 0.5, std::nullopt}};
    figures.cantMiss = {{"meningitis", 24, {0.9583, 0.798, 0.993}}};
    return figures;
}

domain::Catalogue noCatalogue()
{
    return {};
}

} // namespace

/// What a clinical reviewer reads of a model.
class TestClinicalTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsSaid()
    {
        const QStringList lines = clinicalText(figures(), QString()).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].contains(QStringLiteral("0.98 (0.91–1.05)")));
        QVERIFY(lines[0].contains(QStringLiteral("0.02 (-0.10–0.14)")) ||
                lines[0].contains(QStringLiteral("0.02 (−0.10–0.14)")));
        QVERIFY(lines[1].contains(QStringLiteral("0.988")) && lines[1].contains(QStringLiteral("0.877")));
        QVERIFY(lines[2].startsWith(QStringLiteral("Tests ordered")) &&
                lines[2].contains(QStringLiteral("12.3")));
        QVERIFY(lines[3].contains(QStringLiteral("1.2")) && lines[3].contains(QStringLiteral("30.0")));
        QVERIFY(clinicalText(figures(), QStringLiteral("EUR")).contains(QStringLiteral("12.3 EUR")));
    }

    void whatCouldNotBeMeasuredIsSaidOrLeftOut()
    {
        const QString text = clinicalText({}, QString());
        QVERIFY(text.startsWith(QStringLiteral("Calibration slope and intercept: too few")));
        QCOMPARE(text.count(QLatin1Char('\n')), 0);
        QVERIFY(cantMissTable({}, noCatalogue()).rows.isEmpty());
    }

    void cantMissDiseasesHaveTheirIntervals()
    {
        const TableContent table = cantMissTable(figures(), noCatalogue());
        QCOMPARE(table.rows.size(), 1);
        QCOMPARE(table.rows[0][0], QStringLiteral("meningitis"));
        QCOMPARE(table.rows[0][1], QStringLiteral("24"));
        QVERIFY(table.rows[0][2].startsWith(QStringLiteral("95.8")));
        QVERIFY(table.rows[0][3].startsWith(QStringLiteral("79.8")));
    }

    void curvesStayOnTheChart()
    {
        const domain::Figure decisions = decisionFigure(figures());
        QCOMPARE(decisions.panels.size(), std::size_t(2));
        QCOMPARE(decisions.panels[0].series[0].points.size(), std::size_t(2));
        QCOMPARE(decisions.panels[0].series[1].points.size(),
                 std::size_t(1)); // everyone: −6 would hide the rest
        QCOMPARE(decisions.panels[1].series[0].points[1].y, 0.2);
        const domain::Figure discrimination = discriminationFigure(figures());
        QCOMPARE(discrimination.panels[0].series[0].points[1].x, 1 - 0.99);
        QCOMPARE(discrimination.panels[1].series[0].points.size(),
                 std::size_t(1)); // nobody passed: no precision
        QVERIFY(decisionText(figures()).contains(QStringLiteral("-6.000")) ||
                decisionText(figures()).contains(QStringLiteral("−6.000")));
        QCOMPARE(discriminationText(figures()).count(QLatin1Char('\n')), 1);
    }
};

QTEST_MAIN(TestClinicalTables)
#include "tst_clinicaltables.moc"
