// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/exportdialog.h"
#include "dialogs/reportpreview.h"
#include "drivenwindow.h"

#include "common/resources.h"
#include "support/systemcalls/systemcalls.h"

#include <QTabBar>

#include <fstream>

using namespace genex;
using namespace genex::testing;
using services::CaseStep;

/// Proves that the window's thread neither opens a file nor speaks with the engine nor waits for it: every
/// call of the process is looked at while a doctor works.
class TestWindowThread : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_outside; ///< where reports and exports go

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }

    void watch()
    {
        watchThisThread({driven().folder().toStdString(), m_outside.path().toStdString(),
                         resourceFolder().string(), bundledModels().string()});
    }

    static QString told(const std::vector<std::string>& files)
    {
        QStringList lines;
        for (const std::string& file : files)
            lines << QString::fromStdString(file);
        return lines.join(QLatin1Char('\n'));
    }

    void verifyUntouched()
    {
        stopWatching();
        const auto files = filesTouchedHere();
        QVERIFY2(files.empty(), qPrintable(told(files)));
        QCOMPARE(pipeCallsHere(), 0L);
    }

    template <typename Dialog>
    Dialog* dialog()
    {
        return driven().window().findChild<Dialog*>();
    }

    void leave(QDialog* shown)
    {
        QTest::keyClick(shown, Qt::Key_Escape);
        QVERIFY(DrivenWindow::wait([&] { return driven().window().findChildren<QDialog*>().isEmpty(); }));
        DrivenWindow::enter(&driven().window());
    }

    void saveReport()
    {
        driven().press(Qt::Key_P, Qt::ControlModifier);
        auto* preview = dialog<ui::ReportPreview>();
        QVERIFY(preview);
        const QString file = m_outside.filePath(QStringLiteral("report.pdf"));
        preview->setFileChooser([file](QWidget*, services::ReportKind) { return QString(file); });
        QPushButton* save = nullptr;
        for (auto* button : preview->findChildren<QPushButton*>()) {
            if (button->text().contains(QStringLiteral("PDF")))
                save = button;
        }
        QVERIFY(save && DrivenWindow::wait([&] { return save->isEnabled(); }));
        QTest::keyClick(save, Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return filesTouchedElsewhere() > 0; }));
        QVERIFY(DrivenWindow::wait([&] { return save->isEnabled(); })); // it is saved
        leave(preview);
    }

    void exportCase()
    {
        driven().window().findChild<QAction*>(QStringLiteral("exportCase"))->trigger();
        auto* shown = dialog<ui::ExportDialog>();
        QVERIFY(shown);
        const QString path = m_outside.filePath(QStringLiteral("case.json"));
        shown->setFileChooser([path](QWidget*) { return QString(path); });
        auto* save = shown->findChild<QPushButton*>(QStringLiteral("saveExport"));
        QVERIFY(DrivenWindow::wait([&] { return save->isEnabled(); }));
        QTest::keyClick(save, Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return save->isEnabled(); }));
        leave(shown);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")),
                 "The engine was not built.");
    }
    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanup()
    {
        stopWatching();
        m_driven.reset();
    }

    /// Otherwise the tests below would prove nothing.
    void theWatchSees()
    {
        watch();
        QFile file(driven().folder() + QStringLiteral("/seen"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(QFileInfo::exists(file.fileName()));
        std::ifstream stream((resourceFolder() / "sample" / "catalogue.json").string());
        QVERIFY(stream.good());
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(::write(ends[1], "x", 1), ssize_t{1});
        stopWatching();
        ::close(ends[0]);
        ::close(ends[1]);
        QCOMPARE(pipeCallsHere(), 1L);
        const QString seen = told(filesTouchedHere());
        QVERIFY2(seen.contains(QStringLiteral("/seen")), qPrintable(seen));
        QVERIFY2(seen.contains(QStringLiteral("catalogue.json")), qPrintable(seen));
    }

    /// Catalogue, model and store are read, cases are changed, reports are made: all of it elsewhere.
    void aWholeCaseTouchesNoFileAndNoPipeHere()
    {
        watch();
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().press(Qt::Key_T, Qt::ControlModifier);
        driven().type(QStringLiteral("tropo"));
        QVERIFY(DrivenWindow::wait([&] { return open().trial() != nullptr; }));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().recommendation() != nullptr; }));
        saveReport();
        driven().placeOrder();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        exportCase();
        driven().press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("caseList") != nullptr; }));
        QVERIFY(filesTouchedElsewhere() > 10);
        QVERIFY(pipeCallsElsewhere() > 10);
        verifyUntouched();
    }

    void startingAndUnlockingReadsElsewhere()
    {
        driven().createStore();
        driven().newCase();
        driven().enterFinding(QStringLiteral("fever"));
        driven().restart();
        watch();
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen(); }));
        QVERIFY(driven().waitForAnswer());
        verifyUntouched();
    }

    /// An engine that answers nothing: whoever waited for it would wait for ever.
    void nothingWaitsForTheEngine()
    {
        driven().application().settings().setEngineCommand(QCoreApplication::applicationDirPath() +
                                                           QStringLiteral("/oddengine silent"));
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(open().isAsking());
        QCOMPARE(open().document().findings().size(), std::size_t{6});
        driven().press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().findings().size() == 5; }));
        driven().press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(open().isWhatIf() && open().isAsking());
        driven().press(Qt::Key_W, Qt::ControlModifier);
        driven().press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("caseList") != nullptr; }));
        driven().newCase();
        driven().enterFinding(QStringLiteral("cough"));
        QVERIFY(open().isAsking());
        QVERIFY(!open().recommendation());
    }
};

QTEST_MAIN(TestWindowThread)
#include "tst_windowthread.moc"
