// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProcess>
#include <QRadioButton>
#include <QStackedWidget>

using namespace genex;
using namespace genex::testing;
using services::StoreState;

namespace {

const QString kHers = QStringLiteral("four words of her own");
const QString kHersNext = QStringLiteral("four other words of her own");

} // namespace

/// Who may open the store, managed in the real window with keys alone.
class TestUserWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QString m_administrator;

    DrivenWindow& driven() { return *m_driven; }
    const services::StoreStatus& view() { return m_driven->caseStore().view(); }

    template <typename Widget = QWidget>
    Widget* inDialog(const char* name)
    {
        return driven().find<Widget>(name);
    }

    /// Alt+F and a letter, as a person without a mouse does it.
    void chooseInFileMenu(Qt::Key letter)
    {
        QTest::keyClick(&driven().window(), Qt::Key_F, Qt::AltModifier);
        QVERIFY(DrivenWindow::wait([] { return QApplication::activePopupWidget() != nullptr; }));
        QTest::keyClick(QApplication::activePopupWidget(), letter);
        if (QWidget* popup = QApplication::activePopupWidget())
            QTest::keyClick(popup, Qt::Key_Escape); // what is disabled leaves the menu open
        if (QWidget* popup = QApplication::activePopupWidget())
            QTest::keyClick(popup, Qt::Key_Escape);
        driven().window().menuBar()->setActiveAction(nullptr);
    }

    QDialog* dialog() { return driven().window().findChild<QDialog*>(); }

    static void enter(QWidget* window) { DrivenWindow::enter(window); }

    void openFromFileMenu(Qt::Key letter)
    {
        chooseInFileMenu(letter);
        QVERIFY(DrivenWindow::wait([&] { return dialog() != nullptr; }));
        enter(dialog());
    }

    void openUsers()
    {
        openFromFileMenu(Qt::Key_U);
        QVERIFY(DrivenWindow::wait([&] { return !driven().titlesOf("users").isEmpty(); }));
    }

    void leaveDialog()
    {
        driven().press(Qt::Key_Escape);
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
        enter(&driven().window());
    }

    /// Tab until it is reached: everything can be.
    void tabTo(const char* name)
    {
        for (int guard = 0; guard < 40; ++guard) {
            if (QWidget* focused = QApplication::focusWidget();
                focused && focused->objectName() == QLatin1String(name))
                return;
            driven().press(Qt::Key_Tab);
        }
        QFAIL(qPrintable(QStringLiteral("Tab does not lead to %1").arg(QLatin1String(name))));
    }

    QString textOf(const char* label) { return driven().textOf(label); }

    bool waitForWords(const char* label, const char* words)
    {
        return DrivenWindow::wait([&] { return textOf(label).contains(QLatin1String(words)); });
    }

    void chooseUser(const QString& name)
    {
        tabTo("users");
        for (int guard = 0; guard < 10; ++guard) {
            const ui::Row* row = inDialog<ui::RowList>("users")->currentRowData();
            if (row && row->key == name)
                return;
            driven().press(guard == 0 ? Qt::Key_Home : Qt::Key_Down);
        }
        QFAIL("the user is not in the list");
    }

    void addEva()
    {
        openUsers();
        tabTo("addUser");
        driven().press(Qt::Key_Space);
        QVERIFY(inDialog("userName")->hasFocus());
        driven().type(QStringLiteral("eva"));
        driven().press(Qt::Key_Return);
        QVERIFY(inDialog<QRadioButton>("role1")->hasFocus()); // clinician, until another is chosen
        tabTo("newPassphraseFirst");
        driven().type(kHers);
        driven().press(Qt::Key_Return);
        driven().type(kHers);
        driven().press(Qt::Key_Return);
        QVERIFY(waitForWords("usersState", "eva can now open the store"));
        QVERIFY(
            DrivenWindow::wait([&] { return driven().titlesOf("users").contains(QStringLiteral("eva")); }));
    }

    void lock()
    {
        enter(&driven().window());
        driven().press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return view().state == StoreState::Locked; }));
    }

    void unlockAs(const QString& user, const QString& passphrase)
    {
        QVERIFY(DrivenWindow::wait([&] { return driven().find("unlockUser") != nullptr; }));
        tabTo("unlockUser");
        auto* users = driven().find<QComboBox>("unlockUser");
        driven().press(Qt::Key_Home);
        for (int guard = 0; guard < 10 && users->currentText() != user; ++guard)
            driven().press(Qt::Key_Down);
        QCOMPARE(users->currentText(), user);
        driven().unlock(passphrase);
        QCOMPARE(view().who, user.toStdString());
    }

    QAction* action(const char* name)
    {
        return driven().window().findChild<QAction*>(QString::fromLatin1(name));
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
        driven().createStore();
        m_administrator = QString::fromStdString(view().who);
    }
    void cleanup() { m_driven.reset(); }

    void aClinicianIsAddedChangedAndRemoved()
    {
        addEva();
        DrivenWindow::lookAt(dialog(), "users");
        leaveDialog();
        lock();
        driven().look("unlock-two");
        unlockAs(QStringLiteral("eva"), kHers);
        QVERIFY(view().mayWorkOnCases && !view().mayManageUsers && !view().mayReadAudit);

        chooseInFileMenu(Qt::Key_A);
        chooseInFileMenu(Qt::Key_U);
        QVERIFY(!dialog()); // and the menu says why
        for (const char* name : {"auditLog", "users"}) {
            QVERIFY(!action(name)->isEnabled());
            QCOMPARE(action(name)->toolTip(),
                     QStringLiteral("Only an administrator of this store can do that."));
        }

        lock();
        unlockAs(m_administrator, kSecret);
        openUsers();
        chooseUser(QStringLiteral("eva"));
        driven().press(Qt::Key_Return); // to her role
        driven().press(Qt::Key_Down);
        QVERIFY(inDialog<QRadioButton>("role2")->isChecked());
        tabTo("changeRole");
        driven().press(Qt::Key_Space);
        QVERIFY(waitForWords("usersState", "eva: Data scientist"));
        leaveDialog();
        lock();
        unlockAs(QStringLiteral("eva"), kHers);
        QVERIFY(!view().mayWorkOnCases && view().mayChooseModel);

        lock();
        unlockAs(m_administrator, kSecret);
        openUsers();
        chooseUser(QStringLiteral("eva"));
        driven().press(Qt::Key_Delete);
        auto* question = driven().window().findChild<QMessageBox*>(QStringLiteral("removeQuestion"));
        enter(question);
        DrivenWindow::lookAt(question, "remove-question");
        driven().press(Qt::Key_Escape); // Cancel
        QVERIFY(DrivenWindow::wait(
            [&] { return !driven().window().findChild<QMessageBox*>(QStringLiteral("removeQuestion")); }));
        QCOMPARE(driven().titlesOf("users").size(), 2);
        enter(dialog());
        chooseUser(QStringLiteral("eva"));
        driven().press(Qt::Key_Delete);
        question = driven().window().findChild<QMessageBox*>(QStringLiteral("removeQuestion"));
        enter(question);
        driven().press(Qt::Key_Tab);
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("users").size() == 1; }));
        enter(dialog());
        leaveDialog();
        lock();
        QVERIFY(!driven().find("unlockUser")); // there is nothing to choose any more
        driven().caseStore().unlock("eva", services::Passphrase(kHers.toStdString()));
        QVERIFY(waitForWords("accessProblem", "no user eva"));
        QCOMPARE(view().state, StoreState::Locked);
        QCOMPARE(driven().storeCallsOnThisThread(), 0);
    }

    void theLastAdministratorStays()
    {
        openUsers();
        QVERIFY(textOf("userRemark").contains(QStringLiteral("last administrator")));
        QVERIFY(!inDialog("removeUser")->isEnabled());
        QVERIFY(!inDialog("role1")->isEnabled());
        driven().press(Qt::Key_Delete);
        QVERIFY(waitForWords("usersState", "last administrator"));
        QVERIFY(!driven().window().findChild<QMessageBox*>());
        DrivenWindow::lookAt(dialog(), "users-alone");
    }

    void whoGivesUpTheRoleLeavesTheDialog()
    {
        addEva();
        chooseUser(QStringLiteral("eva"));
        driven().press(Qt::Key_Return);
        driven().press(Qt::Key_Down);
        driven().press(Qt::Key_Down); // to the last: administrator
        QVERIFY(inDialog<QRadioButton>("role3")->isChecked());
        tabTo("changeRole");
        driven().press(Qt::Key_Space);
        QVERIFY(waitForWords("usersState", "eva: Administrator"));
        chooseUser(m_administrator);
        driven().press(Qt::Key_Return);
        driven().press(Qt::Key_Up);
        QVERIFY(textOf("userRemark").contains(QStringLiteral("no longer be able to manage users")));
        tabTo("changeRole");
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
        QVERIFY(!view().mayManageUsers && !action("users")->isEnabled());
        QCOMPARE(view().state, StoreState::Unlocked);
    }

    void whoRemovesHimselfIsLockedOut()
    {
        addEva();
        chooseUser(QStringLiteral("eva"));
        driven().press(Qt::Key_Return);
        driven().press(Qt::Key_Down);
        driven().press(Qt::Key_Down);
        tabTo("changeRole");
        driven().press(Qt::Key_Space);
        QVERIFY(waitForWords("usersState", "eva: Administrator"));
        chooseUser(m_administrator);
        driven().press(Qt::Key_Delete);
        auto* question = driven().window().findChild<QMessageBox*>(QStringLiteral("removeQuestion"));
        enter(question);
        QVERIFY(question->text().contains(QStringLiteral("yourself")));
        driven().press(Qt::Key_Tab);
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return view().state == StoreState::Locked; }));
        QCOMPARE(view().users, std::vector<std::string>{"eva"});
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
    }

    void whatCannotBeAPassphraseIsSaidAsItIsTyped()
    {
        openUsers();
        tabTo("addUser");
        driven().press(Qt::Key_Space);
        driven().type(QStringLiteral("eva"));
        tabTo("newPassphraseFirst");
        driven().type(QStringLiteral("short"));
        QVERIFY(textOf("newPassphraseRemark").contains(QStringLiteral("fewer than 8")));
        driven().type(QStringLiteral(" but longer"));
        tabTo("newPassphraseAgain");
        driven().type(QStringLiteral("short but other"));
        QVERIFY(textOf("newPassphraseRemark").contains(QStringLiteral("do not match")));
        QVERIFY(!inDialog("addUserNow")->isEnabled());
        DrivenWindow::lookAt(dialog(), "users-add");
        driven().press(Qt::Key_Escape); // leaves the form, and the dialog only after that
        QVERIFY(dialog() && !inDialog("userName"));
        tabTo("addUser");
        driven().press(Qt::Key_Space);
        QVERIFY(inDialog<QLineEdit>("newPassphraseFirst")->text().isEmpty());
        driven().type(m_administrator); // who is there already
        tabTo("newPassphraseFirst");
        driven().type(kHers);
        driven().press(Qt::Key_Return);
        driven().type(kHers);
        driven().press(Qt::Key_Return);
        QVERIFY(waitForWords("usersState", "already"));
        QVERIFY(inDialog("newPassphraseAgain")->hasFocus()); // nothing typed is lost
        QCOMPARE(driven().titlesOf("users").size(), 1);
    }

    void everybodyChangesTheOwnPassphrase()
    {
        addEva();
        leaveDialog();
        lock();
        unlockAs(QStringLiteral("eva"), kHers);
        openFromFileMenu(Qt::Key_P);
        QVERIFY(inDialog("presentPassphrase")->hasFocus());
        driven().type(QStringLiteral("not the one"));
        driven().press(Qt::Key_Return);
        driven().type(kHersNext);
        driven().press(Qt::Key_Return);
        driven().type(kHersNext);
        DrivenWindow::lookAt(dialog(), "passphrase");
        driven().press(Qt::Key_Return);
        QVERIFY(waitForWords("passphraseProblem", "is wrong"));
        QVERIFY(inDialog("presentPassphrase")->hasFocus());
        driven().letPass(1);
        driven().type(kHers);
        tabTo("changePassphraseNow");
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
        QVERIFY(driven().window().statusBar()->currentMessage().contains(QStringLiteral("was changed")));
        lock();
        unlockAs(QStringLiteral("eva"), kHersNext);
        QCOMPARE(driven().storeCallsOnThisThread(), 0);
    }

    void aForgottenPassphraseIsSetAgainByTheAdministrator()
    {
        addEva();
        chooseUser(QStringLiteral("eva"));
        tabTo("userPassphrase");
        driven().press(Qt::Key_Space);
        QVERIFY(inDialog("newPassphraseFirst")->hasFocus());
        driven().type(kHersNext);
        driven().press(Qt::Key_Return);
        driven().type(kHersNext);
        driven().press(Qt::Key_Return);
        QVERIFY(waitForWords("usersState", "eva has a new passphrase"));
        leaveDialog();
        lock();
        unlockAs(QStringLiteral("eva"), kHersNext);
    }

    void aNewRecoveryKeyIsShownOnceAndSetsAPassphrase()
    {
        openUsers();
        tabTo("newRecoveryKey");
        driven().press(Qt::Key_Space);
        enter(driven().window().findChild<QMessageBox*>(QStringLiteral("recoveryKeyQuestion")));
        driven().press(Qt::Key_Tab);
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("recoveryKeyKept") != nullptr; }));
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
        const QString key = driven().textOf("recoveryKeyShown");
        enter(&driven().window());
        QTest::keyClick(driven().find("recoveryKeyKept"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("caseSearch") != nullptr; }));
        lock();
        tabTo("useRecoveryKey");
        driven().press(Qt::Key_Space);
        driven().look("unlock-recovery");
        driven().type(key);
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return view().state == StoreState::Unlocked; }));
        QVERIFY(driven().window().statusBar()->currentMessage().contains(QStringLiteral("recovery key")));

        openFromFileMenu(Qt::Key_P);
        QCOMPARE(inDialog<QComboBox>("passphraseUser")->currentText(), m_administrator);
        DrivenWindow::lookAt(dialog(), "passphrase-recovery");
        tabTo("newPassphraseFirst");
        driven().type(kHersNext);
        driven().press(Qt::Key_Return);
        driven().type(kHersNext);
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
        lock();
        driven().unlock(kHersNext);
        QCOMPARE(view().who, m_administrator.toStdString());
    }

    void whatWasTypedCannotBeTakenBackIntoTheField()
    {
        lock();
        QVERIFY(DrivenWindow::wait([&] { return driven().find("passphrase") != nullptr; }));
        auto* field = driven().find<QLineEdit>("passphrase");
        driven().type(QStringLiteral("nearly the right one"));
        driven().press(Qt::Key_Return);
        QVERIFY(waitForWords("accessProblem", "is wrong"));
        for (auto* box : driven().window().findChildren<QCheckBox*>()) {
            if (box->isVisible())
                box->setChecked(true); // show it
        }
        QCOMPARE(field->echoMode(), QLineEdit::Normal);
        field->setFocus();
        driven().press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(field->text(), QString());
        QVERIFY(!field->isUndoAvailable());
    }

    void whileAnotherWritesUsersAreOnlyShown()
    {
        driven().window().close();
        driven().stop();
        const QString file = services::UserFolders::inFolder(driven().folder()).storeFile();
        QProcess holder;
        holder.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-store-writer"),
                     {QStringLiteral("hold"), file});
        QVERIFY(holder.waitForReadyRead(kPatienceMs));
        driven().start();
        driven().unlock();
        openUsers();
        QVERIFY(waitForWords("usersState", "being written by"));
        for (const char* name : {"addUser", "newRecoveryKey", "removeUser", "userPassphrase", "role1"})
            QVERIFY2(!inDialog(name)->isEnabled(), name);
        QVERIFY(!action("changePassphrase")->isEnabled());
        QVERIFY(action("changePassphrase")->toolTip().contains(QStringLiteral("being written by")));
        leaveDialog();
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished(kPatienceMs));
    }

    void theDemonstrationHasNoUsers()
    {
        lock();
        tabTo("demonstrationFromLock");
        driven().press(Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return view().isDemonstration; }));
        QVERIFY(!action("users")->isEnabled() && !action("changePassphrase")->isEnabled());
        QVERIFY(action("users")->toolTip().contains(QStringLiteral("no passphrase")));
    }

    void aLockClosesTheDialog()
    {
        openUsers();
        driven().caseStore().lock();
        QVERIFY(DrivenWindow::wait([&] { return dialog() == nullptr; }));
    }
};

QTEST_MAIN(TestUserWindow)
#include "tst_userwindow.moc"
