#include "demonstrationresult.h"
#include "demonstrationview.h"
#include "outcome.h"

#include "charts/differentialchart.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace genex;
using namespace genex::ui;

class TestDemonstrationResult : public QObject
{
    Q_OBJECT

private:
    static QStringList texts(const QWidget& widget)
    {
        QStringList all;
        for (const QLabel* label : widget.findChildren<QLabel*>())
            all << label->text();
        return all;
    }

private Q_SLOTS:
    void showsEveryPart()
    {
        DemonstrationResult result;
        result.show(viewOf(test::outcome()));
        const QStringList all = texts(result);
        for (const char* text :
             {"●", "○", "Headache", "absent", "NS1 antigen", "18\u2009€", "75 % of the expected gain",
              "≈ Estimated, not ordered", "Nothing is estimated: every test of the batch is ordered.",
              "2 Order", "Research and education only. Not for decisions about patients."})
            QVERIFY2(all.contains(QString::fromUtf8(text)), text);
        QCOMPARE(result.findChild<DifferentialChart*>()->rows().size(), 6U);
    }

    void showingTwiceLeavesNothingBehind()
    {
        DemonstrationResult result;
        result.show(viewOf(test::outcome()));
        const qsizetype once = texts(result).size();
        result.show(viewOf(test::outcome()));
        QCOMPARE(texts(result).size(), once);
    }

    void generatedValuesAreUnmistakable()
    {
        auto outcome = test::outcome();
        outcome.recommendation.estimate = {"smear"};
        DemonstrationResult result;
        result.show(viewOf(outcome));
        QVERIFY(texts(result).contains(QStringLiteral("≈ Malaria smear")));
        QVERIFY(!texts(result).contains(
            QStringLiteral("Nothing is estimated: every test of the batch is ordered.")));
    }

    void narrowWindowsGetTabs()
    {
        DemonstrationResult result;
        result.show(viewOf(test::outcome()));
        auto* tabs = result.findChild<QTabBar*>();
        auto* chart = result.findChild<DifferentialChart*>();
        auto* report = result.findChild<QPushButton*>(QStringLiteral("writeReport"));

        result.resize(1192, 700); // a window of 1280
        result.show();
        QVERIFY(!tabs->isVisible() && chart->isVisible() && report->isVisible());
        result.resize(936, 600); // a window of 1024
        QVERIFY(tabs->isVisible() && !chart->isVisible() && report->isVisible());
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        QVERIFY(chart->isVisible() && !report->isVisible());
    }

    void reportIsToldOrExplained()
    {
        DemonstrationResult result;
        result.show(viewOf(test::outcome()));
        auto* message = result.findChild<QLabel*>(QStringLiteral("reportMessage"));
        QVERIFY(message->isHidden());
        result.showReport(QStringList{QStringLiteral("/tmp/a.html"), QStringLiteral("/tmp/a.pdf")});
        QVERIFY(!message->isHidden());
        QCOMPARE(message->text(), QStringLiteral("Report written: /tmp/a.html, /tmp/a.pdf"));
        result.showReport(fail(ErrorCode::DiskFull, "No space left on /tmp.", "Delete something."));
        QVERIFY(message->text().contains(QStringLiteral("No space left on /tmp. Delete something.")));
    }

    void buttonsAsk()
    {
        DemonstrationResult result;
        result.resize(1100, 700);
        result.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&result));
        QSignalSpy again(&result, &DemonstrationResult::runAgainRequested);
        QSignalSpy report(&result, &DemonstrationResult::reportRequested);
        QTest::mouseClick(result.findChild<QPushButton*>(QStringLiteral("runAgain")), Qt::LeftButton);
        QTest::mouseClick(result.findChild<QPushButton*>(QStringLiteral("writeReport")), Qt::LeftButton);
        QCOMPARE(again.size(), 1);
        QCOMPARE(report.size(), 1);
    }
};

QTEST_MAIN(TestDemonstrationResult)
#include "tst_demonstrationresult.moc"
