// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "widgets/navigationrail.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;

/// The real window, put together as for users, with a profile of its own.
class TestMainWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<desktop::Application> m_application;

    ui::MainWindow& window() { return m_application->window(); }

    void start()
    {
        const auto folders = services::UserFolders::inFolder(m_folder->path());
        QVERIFY(folders.create());
        m_application = std::make_unique<desktop::Application>(folders);
        m_application->show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    /// Past the notice, in the demonstration, which needs no passphrase.
    void enter()
    {
        m_application->settings().acceptNotice();
        restart();
        QTRY_COMPARE(m_application->caseStore().view().state, services::StoreState::NoStore);
        QTest::keyClick(button("tryDemonstration"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(m_application->openCase().isOpen(), 60'000);
    }

    void restart()
    {
        window().close();
        m_application.reset();
        start();
    }

    QPushButton* button(const char* name)
    {
        return window().findChild<QPushButton*>(QString::fromLatin1(name));
    }

    QAction* action(const QString& text)
    {
        for (QAction* candidate : window().findChildren<QAction*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }

    QString bannerText() const
    {
        const auto* banner = m_application->window().findChild<QWidget*>(QStringLiteral("banner"));
        return banner ? banner->accessibleName() : QString();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        start();
    }

    void cleanup() { m_application.reset(); }

    void noticeIsShownOnce()
    {
        QVERIFY(button("acceptNotice")->isVisible());
        QVERIFY(!action(QStringLiteral("Training"))->isEnabled());
        QVERIFY(button("acceptNotice")->hasFocus());
        restart();
        QVERIFY(button("acceptNotice")->isVisible()); // not accepted yet
        QTest::keyClick(button("acceptNotice"), Qt::Key_Space);
        QVERIFY(!button("acceptNotice")->isVisible());
        QVERIFY(!action(QStringLiteral("Training"))->isEnabled()); // cases are not open yet
        restart();
        QVERIFY(!button("acceptNotice")->isVisible());
    }

    void quitDeclines()
    {
        QTest::mouseClick(button("declineNotice"), Qt::LeftButton);
        QVERIFY(!window().isVisible());
        QVERIFY(!m_application->settings().noticeAccepted());
    }

    void keysGoToThePlaces()
    {
        enter();
        const QStringList titles{QStringLiteral("Febrile traveller"), QStringLiteral("Training"),
                                 QStringLiteral("Experiments"), QStringLiteral("Models")};
        for (int place = 3; place >= 0; --place) {
            QTest::keyClick(&window(), static_cast<Qt::Key>(Qt::Key_1 + place), Qt::ControlModifier);
            QCOMPARE(window().currentPlace(), place);
            QCOMPARE(bannerText(), titles[place]);
        }
    }

    void arrowsAndEnterGoToThePlaces()
    {
        enter();
        window().findChild<ui::NavigationRail*>()->takeFocus();
        QTest::keyClick(window().focusWidget(), Qt::Key_Down);
        QTest::keyClick(window().focusWidget(), Qt::Key_Return);
        QCOMPARE(window().currentPlace(), 1);
    }

    void whatCannotBeDoneSaysWhy()
    {
        QAction* newCase = action(QStringLiteral("&New case"));
        QAction* report = action(QStringLiteral("&Report…"));
        QVERIFY(!newCase->isEnabled());
        QVERIFY(!report->isEnabled() && report->toolTip().contains(QStringLiteral("open a case")));
        QCOMPARE(newCase->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_N));
        QCOMPARE(report->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_P));
        enter();
        QVERIFY(newCase != nullptr && action(QStringLiteral("&New case"))->isEnabled());
        QVERIFY(action(QStringLiteral("&Report…"))->isEnabled());
    }

    void theDemonstrationSaysThatItIsOpen()
    {
        enter();
        QVERIFY(m_application->caseStore().view().isDemonstration);
        QTest::keyClick(&window(), Qt::Key_O, Qt::ControlModifier);
        const auto* banner = window().findChild<QWidget*>(QStringLiteral("banner"));
        QVERIFY(banner->accessibleDescription().contains(QStringLiteral("not protected by a passphrase")));
        QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier); // leaves it
        QTRY_VERIFY(button("createStore")->isVisible());
    }

    void themeChangesAtOnceAndIsRemembered()
    {
        action(QStringLiteral("&Dark"))->trigger();
        QVERIFY(ui::Theme::current().dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), ui::darkTokens().ground);
        restart();
        QVERIFY(ui::Theme::current().dark);
        QVERIFY(action(QStringLiteral("&Dark"))->isChecked());
        action(QStringLiteral("&Light"))->trigger();
        QVERIFY(!ui::Theme::current().dark);
    }

    void sizeIsRemembered()
    {
        window().resize(1111, 777);
        restart();
        QCOMPARE(window().size(), QSize(1111, 777));
    }

    void garbledWindowStateIsIgnored()
    {
        m_application->settings().setWindow(QByteArray("garbage"), QByteArray("more"));
        m_application.reset();
        start();
        QVERIFY(window().width() >= window().minimumWidth());
    }

    void fullScreenAndBack()
    {
        QTest::keyClick(&window(), Qt::Key_F11);
        QVERIFY(window().isFullScreen());
        QVERIFY(action(QStringLiteral("&Full screen"))->isChecked());
        QTest::keyClick(&window(), Qt::Key_F11);
        QVERIFY(!window().isFullScreen());
    }

    void questionMarkShowsTheKeys()
    {
        enter();
        QTest::keyClick(&window(), Qt::Key_Question, Qt::ShiftModifier);
        auto* keys = window().findChild<QWidget*>(QStringLiteral("keysOverlay"));
        QVERIFY(keys->isVisible());
        QStringList texts;
        for (const QLabel* label : keys->findChildren<QLabel*>())
            texts << label->text();
        QVERIFY(texts.contains(QStringLiteral("Ctrl+3")) && texts.contains(QStringLiteral("Experiments")));
        QTest::keyClick(window().focusWidget(), Qt::Key_Escape);
        QVERIFY(!keys->isVisible());
    }

    void helpIsAboutThisPlace()
    {
        enter();
        QTest::keyClick(&window(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(&window(), Qt::Key_F1);
        auto* help = window().findChild<QWidget*>(QStringLiteral("helpOverlay"));
        QVERIFY(help->isVisible());
        QCOMPARE(help->accessibleName(), QStringLiteral("Help: Models"));
    }

    void aboutNamesWhatItIsMadeOf()
    {
        action(QStringLiteral("&About GENEX"))->trigger();
        const auto* about = window().findChild<QDialog*>();
        QVERIFY(about);
        QStringList texts;
        for (const QLabel* label : about->findChildren<QLabel*>())
            texts << label->text();
        for (const char* text : {"libtorch", "SQLite", "BLAS", "CUDA", "Device", "Qt"})
            QVERIFY2(texts.contains(QString::fromLatin1(text)), text);
        QVERIFY(texts.contains(QString::fromLatin1(qVersion())));
        QVERIFY(texts.filter(QStringLiteral("research and education")).size() == 1);
        QVERIFY(texts.filter(QStringLiteral("General Public License")).size() == 1);
    }

    void nothingIsCutInTheSmallestWindow()
    {
        enter();
        window().resize(1024, 700);
        QCOMPARE(window().size(), QSize(1024, 700));
        for (int place = 0; place < 4; ++place) {
            window().goTo(place);
            QCoreApplication::processEvents();
            for (const QLabel* label : window().findChildren<QLabel*>()) {
                if (!label->isVisible())
                    continue;
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                QVERIFY2(label->height() >= needed, qPrintable(label->text()));
            }
        }
    }

    void engineStartsOnlyWhenTheWindowCanBeUsed()
    {
        m_application.reset();
        m_application =
            std::make_unique<desktop::Application>(services::UserFolders::inFolder(m_folder->path()));
        QSignalSpy usable(&window(), &ui::MainWindow::usable);
        QCOMPARE(m_application->engine().state(), services::EngineState::Stopped);
        m_application->show();
        QTRY_COMPARE(usable.size(), 1);
        QVERIFY(m_application->engine().state() != services::EngineState::Stopped);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
