// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "application.h"

#include "support/stores/secrets.h"
#include "widgets/rowlist.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

/// The real window with real store, engine and model, driven by key presses as a doctor would.
namespace genex::testing {

constexpr int kPatienceMs = 120'000;
inline const QString kSecret = QStringLiteral("correct horse battery staple");

class DrivenWindow
{
public:
    DrivenWindow() { start(); }

    desktop::Application& application() { return *m_application; }
    ui::MainWindow& window() { return m_application->window(); }
    services::OpenCase& open() { return m_application->openCase(); }
    services::CaseStoreController& caseStore() { return m_application->caseStore(); }
    QString folder() const { return m_folder.path(); }

    void start()
    {
        const auto folders = services::UserFolders::inFolder(m_folder.path());
        QVERIFY(folders.create());
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        // The store asks the time with everything that it does.
        options.clock = [this, window = std::this_thread::get_id()] {
            ++m_storeCalls;
            if (std::this_thread::get_id() == window)
                ++m_storeCallsHere;
            return std::chrono::system_clock::now() + std::chrono::seconds(m_secondsAhead);
        };
        m_application = std::make_unique<desktop::Application>(folders, QStringLiteral("cpu"), options);
        m_application->settings().acceptNotice();
        m_application->show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        enter(&window());
        QVERIFY(wait([this] { return caseStore().view().state != services::StoreState::Opening; }));
    }

    /// Keys belong to the active window, and there is no window manager to choose it: after a dialog the
    /// window must be entered again. Asked for more than once, as a closing menu may take the focus back.
    static void enter(QWidget* shown)
    {
        QVERIFY(shown && QTest::qWaitForWindowExposed(shown));
        QVERIFY(wait([shown] {
            const QWidget* focused = QApplication::focusWidget();
            if (shown->isActiveWindow() && (!shown->focusWidget() || (focused && focused->window() == shown)))
                return true;
            shown->activateWindow();
            return false;
        }));
    }

    /// As a user who closes the window and starts the program again.
    void restart()
    {
        window().close();
        stop();
        start();
    }

    void stop() { m_application.reset(); }
    /// For the store, which slows wrong passphrases down.
    void letPass(int seconds) { m_secondsAhead += seconds; }
    int storeCalls() const { return m_storeCalls; }
    int storeCallsOnThisThread() const { return m_storeCallsHere; }

    template <typename Condition>
    static bool wait(Condition&& condition)
    {
        return QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs);
    }

    /// Until the store has answered everything that was asked before: it does one thing after another.
    bool waitForStore()
    {
        bool isAnswered = false;
        caseStore().ask(
            &window(), [](services::CaseBook&) {}, [&isAnswered] { isAnswered = true; });
        return wait([&isAnswered] { return isAnswered; });
    }

    template <typename Widget = QWidget>
    Widget* find(const char* name)
    {
        for (auto* widget : window().findChildren<Widget*>(QString::fromLatin1(name))) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    /// Into whatever has the focus.
    void type(const QString& text) { QTest::keyClicks(focus(), text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focus(), key, modifiers);
    }
    QWidget* focus()
    {
        QWidget* focused = QApplication::focusWidget();
        return focused ? focused : &window();
    }

    /// The first run: one passphrase, the key on paper, and the workspace is there.
    void createStore()
    {
        QVERIFY(wait([this] { return find<QLineEdit>("newPassphrase") != nullptr; }));
        type(kSecret);
        press(Qt::Key_Return);
        QVERIFY(wait([this] { return find("recoveryKeyKept") != nullptr; }));
        QVERIFY(wait([this] { return caseStore().view().state == services::StoreState::Unlocked; }));
        QTest::keyClick(find("recoveryKeyKept"), Qt::Key_Space);
        QVERIFY(wait([this] { return find("caseSearch") != nullptr; }));
    }

    void unlock(const QString& passphrase = kSecret)
    {
        QVERIFY(wait([this] { return find<QLineEdit>("passphrase") != nullptr; }));
        find<QLineEdit>("passphrase")->setFocus();
        type(passphrase);
        press(Qt::Key_Return);
        QVERIFY(wait([this] { return caseStore().view().state == services::StoreState::Unlocked; }));
    }

    void newCase()
    {
        const std::string before = open().id();
        press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(wait([&] { return open().isOpen() && open().id() != before; }));
        QVERIFY(wait([this] { return find("findingField") && find("findingField")->hasFocus(); }));
    }

    void enterFinding(const QString& text, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const std::size_t before = open().document().events().size();
        type(text);
        press(Qt::Key_Return, modifiers);
        QVERIFY2(wait([&] { return open().document().events().size() > before; }), qPrintable(text));
    }

    bool waitForAnswer()
    {
        return wait([this] {
            return !open().isAsking() &&
                   (open().recommendation() || open().conclusion() || open().engineProblem());
        });
    }

    void enterSix()
    {
        enterFinding(QStringLiteral("fever"));
        enterFinding(QStringLiteral("headache"));
        enterFinding(QStringLiteral("tropic"));
        enterFinding(QStringLiteral("cough"), Qt::ShiftModifier);
        enterFinding(QStringLiteral("39.3 C"));
        enterFinding(QStringLiteral("muscle pain"));
    }

    /// Every awaited result: absent, and unavailable where that cannot be said.
    void enterResults()
    {
        for (int guard = 0; open().step() == services::CaseStep::Results && guard < 100; ++guard) {
            const std::size_t before = open().document().events().size();
            const auto* list = window().findChild<ui::RowList*>(QStringLiteral("results"));
            const ui::Row* row = list->currentRowData();
            QVERIFY(row);
            const auto kind = caseStore().model()->features.kindOf(row->key.toStdString());
            const bool isPresence = kind == services::ModelFeatures::Kind::Presence;
            press(Qt::Key_Return, isPresence ? Qt::ShiftModifier : Qt::AltModifier);
            QVERIFY(wait([&] { return open().document().events().size() > before; }));
        }
    }

    void placeOrder()
    {
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(wait([&] { return open().step() == services::CaseStep::Results; }));
        QVERIFY(wait([&] { return find("resultField") && find("resultField")->hasFocus(); }));
    }

    /// Closes the program in this state and opens it again: the same case is there as it was.
    void closeAndReopen()
    {
        const std::string id = open().id();
        const domain::CaseDocument before = open().document();
        restart();
        unlock();
        QVERIFY(wait([&] { return open().id() == id; }));
        QVERIFY(open().document() == before);
        if (open().step() == services::CaseStep::Order || open().step() == services::CaseStep::Judgement)
            QVERIFY(waitForAnswer());
    }

    /// The engine's answer in what genex-cli says of it, which adds the can't-miss diseases of the catalogue.
    template <typename Answer>
    static Answer answerIn(nlohmann::json said)
    {
        said.erase("cant_miss");
        return said.get<Answer>();
    }

    /// What genex-cli says, with the store closed or not.
    nlohmann::json cli(const QStringList& arguments) const
    {
        QTemporaryFile secret;
        if (!secret.open())
            return {};
        secret.write(kSecret.toUtf8());
        secret.close();
        QProcess process;
        process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                      QStringList{QStringLiteral("--profile"), folder(), QStringLiteral("--passphrase-file"),
                                  secret.fileName()} +
                          arguments + QStringList{QStringLiteral("--json")});
        process.waitForFinished(kPatienceMs);
        const QByteArray output = process.readAllStandardOutput();
        if (process.exitCode() != 0)
            qWarning("%s", process.readAllStandardError().constData());
        return nlohmann::json::parse(output.constData(), output.constData() + output.size(), nullptr, false);
    }

    QString textOf(const char* name)
    {
        const auto* label = find<QLabel>(name);
        return label ? label->text() : QString();
    }

    QStringList titlesOf(const char* list)
    {
        QStringList titles;
        const auto* rows = window().findChild<ui::RowList*>(QString::fromLatin1(list));
        for (const ui::Row& row : rows->rows())
            titles << row.title;
        return titles;
    }

    /// Into the folder that GENEX_LOOK names, for whoever wants to see it.
    void look(const char* name) { lookAt(&window(), name); }
    static void lookAt(QWidget* widget, const char* name)
    {
        const QString place = qEnvironmentVariable("GENEX_LOOK");
        if (place.isEmpty())
            return;
        QCoreApplication::processEvents(); // charts draw themselves from the event loop
        widget->grab().save(place + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".png"));
    }

private:
    QTemporaryDir m_folder;
    std::atomic<int> m_secondsAhead = 0;
    std::atomic<int> m_storeCalls = 0;
    std::atomic<int> m_storeCallsHere = 0;
    std::unique_ptr<desktop::Application> m_application;
};

} // namespace genex::testing
