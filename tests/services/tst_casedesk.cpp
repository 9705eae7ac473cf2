// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/desks/desks.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;
using namespace genex::services;
using storage::Role;

namespace {

constexpr const char* kHerPassphrase = "another fine passphrase";
using Names = std::vector<std::string>;

Result<void> addEva(CaseBook& book, Role role = Role::Clinician)
{
    return addUser(book, "eva", role, Passphrase(kHerPassphrase));
}

/// Asks and waits until the answer is told.
template <typename Work>
auto answerOf(CaseDesk& desk, Work work)
{
    std::optional<std::invoke_result_t<Work&, CaseBook&>> answer;
    QObject asker;
    desk.askAndLook(&asker, std::move(work), [&](auto told) { answer = std::move(told); });
    if (!comesAbout([&] { return answer.has_value(); }))
        qFatal("there is no answer");
    return *answer;
}

void become(UnlockedDesk& test, const std::string& user, const char* passphrase)
{
    test.lock();
    test.desk().unlock(user, Passphrase(passphrase));
    QVERIFY(comesAbout([&] { return test.desk().view().who == user; }));
}

/// What a role is offered, as letters: cases, audit log, users, models, own passphrase.
QString offers(const DeskView& view)
{
    const auto letter = [](bool is, const char* name) { return QLatin1String(is ? name : "-"); };
    return letter(view.mayWorkOnCases, "c") + letter(view.mayReadAudit, "a") +
           letter(view.mayManageUsers, "u") + letter(view.mayChooseModel, "m") +
           letter(view.hasOwnPassphrase, "p");
}

} // namespace

class TestCaseDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theViewFollowsWhatWasDoneToUsers()
    {
        UnlockedDesk test;
        const std::string me = test.desk().view().who;
        QVERIFY(answerOf(test.desk(), [](CaseBook& book) { return addEva(book); }));
        QCOMPARE(test.desk().view().users, (Names{me, "eva"}));
        QCOMPARE(test.desk().view().who, me);
        QVERIFY(!answerOf(test.desk(), [](CaseBook& book) { return addEva(book); })); // she is there
        QCOMPARE(test.desk().view().users, (Names{me, "eva"}));
        test.lock();
        QCOMPARE(test.desk().view().users, (Names{me, "eva"})); // to choose from
        QVERIFY(test.desk().view().who.empty());
    }

    void everyRoleIsOfferedWhatItMayDo_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("offered");
        QTest::newRow("clinician") << static_cast<int>(Role::Clinician) << "c---p";
        QTest::newRow("data scientist") << static_cast<int>(Role::DataScientist) << "---mp";
        QTest::newRow("administrator") << static_cast<int>(Role::Administrator) << "caump";
    }

    void everyRoleIsOfferedWhatItMayDo()
    {
        QFETCH(int, role);
        QFETCH(QString, offered);
        UnlockedDesk test;
        QVERIFY(
            answerOf(test.desk(), [role](CaseBook& book) { return addEva(book, static_cast<Role>(role)); }));
        become(test, "eva", kHerPassphrase);
        QCOMPARE(offers(test.desk().view()), offered);
        test.lock();
        QCOMPARE(offers(test.desk().view()), QStringLiteral("-----"));
    }

    void whoGivesUpTheRoleSeesIt()
    {
        UnlockedDesk test;
        const std::string me = test.desk().view().who;
        QVERIFY(answerOf(test.desk(), [](CaseBook& book) { return addEva(book, Role::Administrator); }));
        QVERIFY(answerOf(test.desk(),
                         [me](CaseBook& book) { return changeRole(book, me, Role::DataScientist); }));
        QCOMPARE(offers(test.desk().view()), QStringLiteral("---mp"));
        QVERIFY(!answerOf(test.desk(), [](CaseBook& book) { return removeUser(book, "eva"); }));
    }

    void aLockIsNotUndoneByAnAnswerThatWasOnItsWay()
    {
        UnlockedDesk test;
        QObject asker;
        bool isTold = false;
        test.desk().askAndLook(
            &asker, [](CaseBook& book) { return addEva(book); },
            [&](const Result<void>& added) { isTold = added.has_value(); });
        test.desk().lock();
        QCOMPARE(test.desk().view().state, DeskState::Locked);
        QVERIFY(comesAbout([&] { return isTold; }));
        QCOMPARE(test.desk().view().state, DeskState::Locked);
        QCOMPARE(offers(test.desk().view()), QStringLiteral("-----"));
        QCOMPARE(test.desk().view().users.back(), std::string("eva")); // what was done was done
        test.unlock();
    }

    void anUnlockingThatIsLockedMeanwhileIsNotShown()
    {
        UnlockedDesk test;
        CaseDesk& desk = test.desk();
        desk.unlock(desk.view().who, Passphrase(kPassphrase));
        desk.lock();
        QVERIFY(comesAbout([&] { return !desk.isBusy(); }));
        QCOMPARE(desk.view().state, DeskState::Locked);
        bool isLocked = false;
        QObject asker;
        desk.ask(
            &asker, [](CaseBook& book) { return !book.isUnlocked(); }, [&](bool is) { isLocked = is; });
        QVERIFY(comesAbout([&] { return isLocked; })); // and the keys are gone
    }

    void whoIsGoneIsToldNothingAndTheViewFollowsAllTheSame()
    {
        UnlockedDesk test;
        bool isTold = false;
        {
            QObject asker;
            test.desk().askAndLook(
                &asker, [](CaseBook& book) { return addEva(book); },
                [&](const Result<void>&) { isTold = true; });
        }
        QVERIFY(comesAbout([&] { return test.desk().view().users.size() == 2; }));
        QVERIFY(!isTold);
    }

    void aWrongPassphraseChangesNothing()
    {
        UnlockedDesk test;
        test.lock();
        const QSignalSpy refused(&test.desk(), &CaseDesk::refused);
        test.desk().unlock(test.desk().view().users.front(), Passphrase("not the one"));
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(test.desk().view().state, DeskState::Locked);
        QVERIFY(!test.desk().isBusy());
    }

    void aNewRecoveryKeyIsToldOnceAndOpens()
    {
        UnlockedDesk test;
        CaseDesk& desk = test.desk();
        QSignalSpy keys(&desk, &CaseDesk::recoveryKeyMade);
        for (int i = 0; i < 2; ++i) {
            desk.replaceRecoveryKey();
            QVERIFY(comesAbout([&] { return !desk.isBusy(); }));
            QCOMPARE(keys.count(), i + 1);
        }
        test.lock();
        const QSignalSpy refused(&desk, &CaseDesk::refused);
        desk.unlockWithRecoveryKey(keys.at(0).at(0).toString().toStdString());
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        desk.unlockWithRecoveryKey(keys.at(1).at(0).toString().toStdString());
        QVERIFY(comesAbout([&] { return desk.view().state == DeskState::Unlocked; }));
        QCOMPARE(offers(desk.view()), QStringLiteral("caum-")); // nobody's own passphrase
    }

    void onlyAnAdministratorMakesARecoveryKey()
    {
        UnlockedDesk test;
        QVERIFY(answerOf(test.desk(), [](CaseBook& book) { return addEva(book); }));
        become(test, "eva", kHerPassphrase);
        const QSignalSpy keys(&test.desk(), &CaseDesk::recoveryKeyMade);
        const QSignalSpy refused(&test.desk(), &CaseDesk::refused);
        test.desk().replaceRecoveryKey();
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(keys.count(), 0);
        QCOMPARE(test.desk().view().who, std::string("eva"));
    }

    void theDemonstrationIsOpenToAllAndHasNoUsers()
    {
        UnlockedDesk test;
        CaseDesk& desk = test.desk();
        test.lock();
        desk.openDemonstration();
        QVERIFY(comesAbout([&] { return desk.view().isDemonstration; }));
        QCOMPARE(desk.view().state, DeskState::Unlocked);
        QCOMPARE(offers(desk.view()), QStringLiteral("ca-m-"));
        desk.lock(); // there is nothing to lock
        QCOMPARE(desk.view().state, DeskState::Unlocked);
        QVERIFY(!answerOf(desk, [](CaseBook& book) { return addEva(book); }));
        QVERIFY(desk.view().isDemonstration); // still
        desk.leaveDemonstration();
        QVERIFY(comesAbout([&] { return desk.view().state == DeskState::Locked; }));
        QVERIFY(!desk.view().isDemonstration);
    }

    void aReaderIsToldWhoWrites()
    {
        UnlockedDesk test;
        const auto reader = test.reader();
        QVERIFY(reader->view().readOnlyReason.english().find("being written by") != std::string::npos);
        QVERIFY(!answerOf(*reader, [](CaseBook& book) { return addEva(book); }));
        reader->lock();
        QVERIFY(!reader->view().readOnlyReason.empty()); // said on the locked screen too
    }

    void aDamagedStoreIsRestoredAndLocked()
    {
        QTemporaryDir folder;
        const Profile profile = Profile::inFolder(folder.path());
        QVERIFY(profile.create());
        CaseBookOptions options;
        options.keyCost = kCheap;
        {
            CaseDesk desk(profile, options);
            desk.start();
            QVERIFY(comesAbout([&] { return desk.view().state == DeskState::NoStore; }));
            desk.create(Passphrase(kPassphrase));
            QVERIFY(comesAbout([&] { return desk.view().state == DeskState::Unlocked; }));
            QVERIFY(answerOf(desk, [](CaseBook& book) {
                JobControl job;
                return backUp(book, std::nullopt, job);
            }));
        }
        QFile store(profile.storeFile());
        QVERIFY(store.open(QIODevice::ReadWrite));
        store.seek(100);
        store.write(QByteArray(20'000, 'x'));
        store.close();
        CaseDesk desk(profile, options);
        desk.start();
        QVERIFY(comesAbout([&] { return desk.view().state == DeskState::Unusable; }));
        QVERIFY(desk.view().problem->code == ErrorCode::Corrupt);
        QCOMPARE(desk.view().backups.size(), std::size_t{1});
        const QSignalSpy refused(&desk, &CaseDesk::refused);
        desk.restore(desk.view().backups.front().file, Passphrase("not the one"));
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(desk.view().state, DeskState::Unusable);
        desk.restore(desk.view().backups.front().file, Passphrase(kPassphrase));
        QVERIFY(comesAbout([&] { return desk.view().state == DeskState::Locked; }));
        QVERIFY(!desk.view().problem);
    }
};

QTEST_GUILESS_MAIN(TestCaseDesk)
#include "tst_casedesk.moc"
