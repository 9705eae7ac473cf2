// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/services/servicefixtures.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;
using namespace genex::services;
using domain::Role;

namespace {

constexpr const char* kHerPassphrase = "another fine passphrase";
using Names = std::vector<std::string>;

Result<void> addEva(CaseBook& book, Role role = Role::Clinician)
{
    return addUser(book, "eva", role, Passphrase(kHerPassphrase));
}

/// Asks and waits until the answer is told.
template <typename Work>
auto answerOf(CaseStoreController& caseStore, Work work)
{
    std::optional<std::invoke_result_t<Work&, CaseBook&>> answer;
    QObject asker;
    caseStore.askAndLook(&asker, std::move(work), [&](auto told) { answer = std::move(told); });
    if (!comesAbout([&] { return answer.has_value(); }))
        qFatal("there is no answer");
    return *answer;
}

void become(UnlockedStore& test, const std::string& user, const char* passphrase)
{
    test.lock();
    test.caseStore().unlock(user, Passphrase(passphrase));
    QVERIFY(comesAbout([&] { return test.caseStore().view().who == user; }));
}

/// What a role is offered, as letters: cases, audit log, users, models, own passphrase.
QString offers(const StoreStatus& view)
{
    const auto letter = [](bool is, const char* name) { return QLatin1String(is ? name : "-"); };
    return letter(view.mayWorkOnCases, "c") + letter(view.mayReadAudit, "a") +
           letter(view.mayManageUsers, "u") + letter(view.mayChooseModel, "m") +
           letter(view.hasOwnPassphrase, "p");
}

} // namespace

class TestCaseStoreController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theViewFollowsWhatWasDoneToUsers()
    {
        UnlockedStore test;
        const std::string me = test.caseStore().view().who;
        QVERIFY(answerOf(test.caseStore(), [](CaseBook& book) { return addEva(book); }));
        QCOMPARE(test.caseStore().view().users, (Names{me, "eva"}));
        QCOMPARE(test.caseStore().view().who, me);
        QVERIFY(!answerOf(test.caseStore(), [](CaseBook& book) { return addEva(book); })); // she is there
        QCOMPARE(test.caseStore().view().users, (Names{me, "eva"}));
        test.lock();
        QCOMPARE(test.caseStore().view().users, (Names{me, "eva"})); // to choose from
        QVERIFY(test.caseStore().view().who.empty());
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
        UnlockedStore test;
        QVERIFY(answerOf(test.caseStore(),
                         [role](CaseBook& book) { return addEva(book, static_cast<Role>(role)); }));
        become(test, "eva", kHerPassphrase);
        QCOMPARE(offers(test.caseStore().view()), offered);
        test.lock();
        QCOMPARE(offers(test.caseStore().view()), QStringLiteral("-----"));
    }

    void whoGivesUpTheRoleSeesIt()
    {
        UnlockedStore test;
        const std::string me = test.caseStore().view().who;
        QVERIFY(answerOf(test.caseStore(), [](CaseBook& book) { return addEva(book, Role::Administrator); }));
        QVERIFY(answerOf(test.caseStore(),
                         [me](CaseBook& book) { return changeRole(book, me, Role::DataScientist); }));
        QCOMPARE(offers(test.caseStore().view()), QStringLiteral("---mp"));
        QVERIFY(!answerOf(test.caseStore(), [](CaseBook& book) { return removeUser(book, "eva"); }));
    }

    void aLockIsNotUndoneByAnAnswerThatWasOnItsWay()
    {
        UnlockedStore test;
        QObject asker;
        bool isTold = false;
        test.caseStore().askAndLook(
            &asker, [](CaseBook& book) { return addEva(book); },
            [&](const Result<void>& added) { isTold = added.has_value(); });
        test.caseStore().lock();
        QCOMPARE(test.caseStore().view().state, StoreState::Locked);
        QVERIFY(comesAbout([&] { return isTold; }));
        QCOMPARE(test.caseStore().view().state, StoreState::Locked);
        QCOMPARE(offers(test.caseStore().view()), QStringLiteral("-----"));
        QCOMPARE(test.caseStore().view().users.back(), std::string("eva")); // what was done was done
        test.unlock();
    }

    void anUnlockingThatIsLockedMeanwhileIsNotShown()
    {
        UnlockedStore test;
        CaseStoreController& caseStore = test.caseStore();
        caseStore.unlock(caseStore.view().who, Passphrase(kPassphrase));
        caseStore.lock();
        QVERIFY(comesAbout([&] { return !caseStore.isBusy(); }));
        QCOMPARE(caseStore.view().state, StoreState::Locked);
        bool isLocked = false;
        QObject asker;
        caseStore.ask(
            &asker, [](CaseBook& book) { return !book.isUnlocked(); }, [&](bool is) { isLocked = is; });
        QVERIFY(comesAbout([&] { return isLocked; })); // and the keys are gone
    }

    void whoIsGoneIsToldNothingAndTheViewFollowsAllTheSame()
    {
        UnlockedStore test;
        bool isTold = false;
        {
            QObject asker;
            test.caseStore().askAndLook(
                &asker, [](CaseBook& book) { return addEva(book); },
                [&](const Result<void>&) { isTold = true; });
        }
        QVERIFY(comesAbout([&] { return test.caseStore().view().users.size() == 2; }));
        QVERIFY(!isTold);
    }

    void aWrongPassphraseChangesNothing()
    {
        UnlockedStore test;
        test.lock();
        const QSignalSpy refused(&test.caseStore(), &CaseStoreController::refused);
        test.caseStore().unlock(test.caseStore().view().users.front(), Passphrase("not the one"));
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(test.caseStore().view().state, StoreState::Locked);
        QVERIFY(!test.caseStore().isBusy());
    }

    void aNewRecoveryKeyIsToldOnceAndOpens()
    {
        UnlockedStore test;
        CaseStoreController& caseStore = test.caseStore();
        QSignalSpy keys(&caseStore, &CaseStoreController::recoveryKeyMade);
        for (int i = 0; i < 2; ++i) {
            caseStore.replaceRecoveryKey();
            QVERIFY(comesAbout([&] { return !caseStore.isBusy(); }));
            QCOMPARE(keys.count(), i + 1);
        }
        test.lock();
        const QSignalSpy refused(&caseStore, &CaseStoreController::refused);
        caseStore.unlockWithRecoveryKey(keys.at(0).at(0).toString().toStdString());
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        caseStore.unlockWithRecoveryKey(keys.at(1).at(0).toString().toStdString());
        QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::Unlocked; }));
        QCOMPARE(offers(caseStore.view()), QStringLiteral("caum-")); // nobody's own passphrase
    }

    void onlyAnAdministratorMakesARecoveryKey()
    {
        UnlockedStore test;
        QVERIFY(answerOf(test.caseStore(), [](CaseBook& book) { return addEva(book); }));
        become(test, "eva", kHerPassphrase);
        const QSignalSpy keys(&test.caseStore(), &CaseStoreController::recoveryKeyMade);
        const QSignalSpy refused(&test.caseStore(), &CaseStoreController::refused);
        test.caseStore().replaceRecoveryKey();
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(keys.count(), 0);
        QCOMPARE(test.caseStore().view().who, std::string("eva"));
    }

    void theDemonstrationIsOpenToAllAndHasNoUsers()
    {
        UnlockedStore test;
        CaseStoreController& caseStore = test.caseStore();
        test.lock();
        caseStore.openDemonstration();
        QVERIFY(comesAbout([&] { return caseStore.view().isDemonstration; }));
        QCOMPARE(caseStore.view().state, StoreState::Unlocked);
        QCOMPARE(offers(caseStore.view()), QStringLiteral("ca-m-"));
        caseStore.lock(); // there is nothing to lock
        QCOMPARE(caseStore.view().state, StoreState::Unlocked);
        QVERIFY(!answerOf(caseStore, [](CaseBook& book) { return addEva(book); }));
        QVERIFY(caseStore.view().isDemonstration); // still
        caseStore.leaveDemonstration();
        QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::Locked; }));
        QVERIFY(!caseStore.view().isDemonstration);
    }

    /// Each is made once, and is the one to open next whenever it is asked for.
    void bothDemonstrationsAreCasesOfTheirOwn()
    {
        using services::DemonstrationPatient;
        UnlockedStore test;
        CaseStoreController& caseStore = test.caseStore();
        test.lock();
        const auto nameAfter = [&](DemonstrationPatient patient) {
            caseStore.openDemonstration(patient);
            if (!comesAbout([&] { return caseStore.view().isDemonstration && !caseStore.isBusy(); }))
                return std::string("nobody");
            std::string name = answerOf(caseStore,
                                        [](CaseBook& book) {
                                            return book.rememberedCase().and_then(
                                                [&](const std::string& id) { return book.document(id); });
                                        })
                                   ->patient()
                                   .name;
            caseStore.leaveDemonstration();
            return comesAbout([&] { return !caseStore.view().isDemonstration; }) ? name : "still there";
        };
        QCOMPARE(nameAfter(DemonstrationPatient::Traveller), std::string("Febrile traveller"));
        QCOMPARE(nameAfter(DemonstrationPatient::ChestPain), std::string("Chest pain"));
        QCOMPARE(nameAfter(DemonstrationPatient::Traveller), std::string("Febrile traveller"));
        caseStore.openDemonstration(DemonstrationPatient::ChestPain);
        QVERIFY(comesAbout([&] { return caseStore.view().isDemonstration; }));
        const auto cases = answerOf(caseStore, [](CaseBook& book) { return book.latest(10); });
        QCOMPARE(cases->size(), std::size_t{2});
        for (const domain::CaseSummary& summary : *cases)
            QVERIFY2(summary.ageYears && summary.sex == domain::Sex::Male, summary.name.c_str());
    }

    void aReaderIsToldWhoWrites()
    {
        UnlockedStore test;
        const auto reader = test.reader();
        QVERIFY(reader->view().readOnlyReason.english().find("being written by") != std::string::npos);
        QVERIFY(!answerOf(*reader, [](CaseBook& book) { return addEva(book); }));
        reader->lock();
        QVERIFY(!reader->view().readOnlyReason.empty()); // said on the locked screen too
    }

    void aDamagedStoreIsRestoredAndLocked()
    {
        QTemporaryDir folder;
        const UserFolders folders = UserFolders::inFolder(folder.path());
        QVERIFY(folders.create());
        CaseBookOptions options;
        options.keyCost = kCheap;
        {
            CaseStoreController caseStore(folders, options);
            caseStore.start();
            QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::NoStore; }));
            caseStore.create(Passphrase(kPassphrase));
            QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::Unlocked; }));
            QVERIFY(answerOf(caseStore, [](CaseBook& book) {
                JobControl job;
                return backUp(book, std::nullopt, job);
            }));
        }
        QFile store(folders.storeFile());
        QVERIFY(store.open(QIODevice::ReadWrite));
        store.seek(100);
        store.write(QByteArray(20'000, 'x'));
        store.close();
        CaseStoreController caseStore(folders, options);
        caseStore.start();
        QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::Unusable; }));
        QVERIFY(caseStore.view().problem->code == ErrorCode::Corrupt);
        QCOMPARE(caseStore.view().backups.size(), std::size_t{1});
        const QSignalSpy refused(&caseStore, &CaseStoreController::refused);
        caseStore.restore(caseStore.view().backups.front().file, Passphrase("not the one"));
        QVERIFY(comesAbout([&] { return refused.count() == 1; }));
        QCOMPARE(caseStore.view().state, StoreState::Unusable);
        caseStore.restore(caseStore.view().backups.front().file, Passphrase(kPassphrase));
        QVERIFY(comesAbout([&] { return caseStore.view().state == StoreState::Locked; }));
        QVERIFY(!caseStore.view().problem);
    }
};

QTEST_GUILESS_MAIN(TestCaseStoreController)
#include "tst_casestorecontroller.moc"
