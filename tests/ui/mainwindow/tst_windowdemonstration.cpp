#include "application.h"
#include "cases/casesscreen.h"

#include "widgets/progressline.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using services::Demonstration;

namespace {

constexpr int kStartMs = 60'000;
constexpr int kTrainingMs = 300'000;

} // namespace

/// From the button through the pipe to the real engine and back, in the real window.
class TestWindowDemonstration : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<desktop::Application> m_application;

    ui::MainWindow& window() { return m_application->window(); }
    Demonstration& demonstration() { return m_application->demonstration(); }
    QPushButton* button(const char* name)
    {
        return window().findChild<QPushButton*>(QString::fromLatin1(name));
    }
    ui::ProgressLine* progress() { return window().findChild<ui::ProgressLine*>(); }

    /// Presses the button and waits until the engine reports how far it is.
    void begin()
    {
        QSignalSpy progressed(&demonstration(), &Demonstration::progressed);
        QTest::mouseClick(button("tryDemonstration"), Qt::LeftButton);
        QVERIFY(progress()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), kStartMs);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")))
            QSKIP("The engine was not built.");
        // Without the model that comes with the program there is something to watch, to pause and to cancel.
        qputenv("GENEX_MODELS", "/nonexistent");
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto profile = services::Profile::inFolder(m_folder->path());
        QVERIFY(profile.create());
        m_application = std::make_unique<desktop::Application>(profile);
        m_application->settings().acceptNotice();
        m_application.reset();
        m_application = std::make_unique<desktop::Application>(profile);
        m_application->show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        // There is no window manager to do it, and shortcuts belong to the active window.
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    void cleanup() { m_application.reset(); }

    void cancelStopsIt()
    {
        begin();
        QSignalSpy failed(&demonstration(), &Demonstration::failed);
        QTest::mouseClick(button("cancelButton"), Qt::LeftButton);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!demonstration().isRunning());
        QVERIFY(!progress()->isVisible());
        const auto* message = window().findChild<QLabel*>(QStringLiteral("demonstrationMessage"));
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), QStringLiteral("The demonstration was cancelled."));
        QVERIFY(button("tryDemonstration")->isVisible());
    }

    void pauseHoldsAndResumeGoesOn()
    {
        begin();
        QTest::mouseClick(button("pauseButton"), Qt::LeftButton);
        QVERIFY(demonstration().isPaused());
        QCOMPARE(button("pauseButton")->text(), QStringLiteral("Resume"));
        QVERIFY(progress()->timeText().endsWith(QStringLiteral("paused")));
        QTest::mouseClick(button("pauseButton"), Qt::LeftButton);
        QVERIFY(!demonstration().isPaused());
        QSignalSpy progressed(&demonstration(), &Demonstration::progressed);
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), kStartMs);
        QTest::mouseClick(button("cancelButton"), Qt::LeftButton);
        QTRY_VERIFY(!demonstration().isRunning());
    }

    void resultAndReport()
    {
        begin();
        QTRY_VERIFY_WITH_TIMEOUT(!demonstration().isRunning(), kTrainingMs);
        QVERIFY(demonstration().outcome().has_value());
        QVERIFY(button("writeReport")->isVisible());
        QVERIFY(button("writeReport")->hasFocus());
        QVERIFY(!window().findChild<QPushButton*>(QStringLiteral("tryDemonstration"))->isVisible());

        const QTemporaryDir reports;
        window().casesScreen().setFolderChooser([&](QWidget*) { return reports.path(); });
        QTest::keyClick(&window(), Qt::Key_P, Qt::ControlModifier);
        const auto* message = window().findChild<QLabel*>(QStringLiteral("reportMessage"));
        QVERIFY2(message->text().startsWith(QStringLiteral("Report written:")), qPrintable(message->text()));
        const QDir folder(reports.path());
        QCOMPARE(folder.entryList({QStringLiteral("*.html")}).size(), 1);
        QCOMPARE(folder.entryList({QStringLiteral("*.pdf")}).size(), 1);
    }
};

QTEST_MAIN(TestWindowDemonstration)
#include "tst_windowdemonstration.moc"
