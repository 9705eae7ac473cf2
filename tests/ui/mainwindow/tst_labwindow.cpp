#include "drivenwindow.h"

#include "services/labdesk.h"

#include <QComboBox>
#include <QProcess>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>

using namespace genex;
using namespace genex::testing;

/// Experiments in the real window: run, stopped, gone on with, kept in the store and compared.
class TestLabWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_data;
    QString m_table;

    DrivenWindow& driven() { return *m_driven; }
    template <typename Widget>
    Widget* part(const char* name)
    {
        return driven().window().findChild<Widget*>(QString::fromLatin1(name));
    }

    void fill(const QString& experiment, int repeats)
    {
        part<QComboBox>("experiment")->setCurrentText(experiment);
        part<QLineEdit>("experimentData")->setText(m_table);
        part<QLineEdit>("experimentLabel")->setText(QStringLiteral("disease"));
        part<QLineEdit>("experimentMethods")->setText(QStringLiteral("random, mutual_information"));
        part<QLineEdit>("experimentBudgets")->setText(QStringLiteral("0.05, 0.1"));
        part<QSpinBox>("experimentRepeats")->setValue(repeats);
    }

    bool run(int repeats)
    {
        QSignalSpy finished(&driven().application().lab(), &services::LabDesk::finished);
        fill(QStringLiteral("budget"), repeats);
        QTest::keyClick(part<QPushButton>("runExperiment"), Qt::Key_Space);
        return DrivenWindow::wait([&] { return !finished.isEmpty(); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_table = m_data.filePath(QStringLiteral("patients.csv"));
        QProcess cli;
        cli.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                  {QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                   QStringLiteral("1500"), QStringLiteral("--seed"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_table});
        QVERIFY(cli.waitForFinished(kPatienceMs) && cli.exitCode() == 0);
    }

    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().press(Qt::Key_3, Qt::ControlModifier);
    }
    void cleanup() { m_driven.reset(); }

    void theFormSaysWhatIsMissing()
    {
        QVERIFY(!part<QPushButton>("runExperiment")->isEnabled());
        QCOMPARE(part<QLabel>("experimentProblem")->text(), QStringLiteral("Choose a table."));
        fill(QStringLiteral("budget"), 1);
        QVERIFY(part<QPushButton>("runExperiment")->isEnabled());
        part<QLineEdit>("experimentBudgets")->setText(QStringLiteral("0.2, 0.1"));
        QVERIFY(!part<QPushButton>("runExperiment")->isEnabled());
        driven().look("evaluation-empty");
    }

    void aRunIsShownKeptAndCompared()
    {
        QVERIFY(run(1));
        QVERIFY(DrivenWindow::wait([&] { return part<QTableWidget>("runTable")->rowCount() > 0; }));
        QCOMPARE(part<QTableWidget>("runTable")->rowCount(), 4); // two methods at two budgets
        driven().look("evaluation");
        QVERIFY(run(2));
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("labRuns").size() == 2; }));
        driven().restart();
        driven().unlock();
        driven().press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("labRuns").size() == 2; }));
        auto* runs = part<ui::RowList>("labRuns");
        runs->setCurrentRow(0);
        QTest::keyClick(runs, Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return part<QTableWidget>("runTable")->rowCount() == 4; }));
        runs->setCurrentRow(1);
        QTest::keyClick(part<QPushButton>("compareRuns"), Qt::Key_Space);
        auto* differences = part<QTableWidget>("runDifferences");
        QVERIFY(DrivenWindow::wait([&] { return differences->rowCount() > 0; }));
        QCOMPARE(differences->item(0, 0)->text(), QStringLiteral("repeats"));
        QCOMPARE(differences->rowCount(), 1);
        driven().look("evaluation-compared");
    }

    void stoppedItGoesOn()
    {
        QSignalSpy failed(&driven().application().lab(), &services::LabDesk::failed);
        fill(QStringLiteral("budget"), 200);
        QTest::keyClick(part<QPushButton>("runExperiment"), Qt::Key_Space);
        QTest::qWait(300);
        QTest::keyClick(part<QPushButton>("cancelButton"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !failed.isEmpty(); }));
        QVERIFY(part<QLabel>("experimentProblem")->text().contains(QStringLiteral("goes on")));
        QVERIFY(part<QPushButton>("runExperiment")->isEnabled());
    }

    void aTableWithoutThatLabelIsExplained()
    {
        QSignalSpy failed(&driven().application().lab(), &services::LabDesk::failed);
        fill(QStringLiteral("budget"), 1);
        part<QLineEdit>("experimentLabel")->setText(QStringLiteral("nothing"));
        QTest::keyClick(part<QPushButton>("runExperiment"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !failed.isEmpty(); }));
        QVERIFY(part<QLabel>("experimentProblem")->text().contains(QStringLiteral("nothing")));
    }
};

QTEST_MAIN(TestLabWindow)
#include "tst_labwindow.moc"
