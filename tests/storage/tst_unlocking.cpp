// SPDX-License-Identifier: GPL-3.0-or-later
#include "attempts.h"

#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;
using namespace std::chrono_literals;

namespace {

/// A clock that stands until it is moved.
struct TestClock
{
    Time now = Time(std::chrono::hours(24 * 365 * 50));

    OpenOptions options()
    {
        OpenOptions options;
        options.clock = [this] { return now; };
        return options;
    }
};

constexpr const char* kOther = "another good phrase";

} // namespace

class TestUnlocking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRightPassphraseOpensAndAWrongOneDoesNot()
    {
        const TestStore test;
        const auto store = test.open();
        GENEX_THROWS(store->unlock(kAdministrator, "correct horse batterY"), ErrorCode::PermissionDenied,
                     "is wrong");
        GENEX_THROWS(store->unlock("nobody", kPassphrase), ErrorCode::NotFound, "no user nobody");
        QVERIFY(!store->isOpenToAll());
        GENEX_THROWS(store->unlockOpen(), ErrorCode::InvalidInput, "protected by a passphrase");
    }

    void waitsDoubleUpToFiveMinutes()
    {
        QCOMPARE(waitAfter(0).count(), 0);
        const std::vector<int> seconds{1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300};
        for (std::size_t i = 0; i < seconds.size(); ++i)
            QCOMPARE(waitAfter(i + 1), std::chrono::milliseconds(seconds[i] * 1000));
        QCOMPARE(waitAfter(UINT64_MAX), std::chrono::milliseconds(300'000));
    }

    void wrongPassphrasesMakeTheRightOneWaitAlsoAfterReopening()
    {
        const TestStore test;
        TestClock clock;
        for (int i = 0; i < 3; ++i) {
            const auto store = test.open(clock.options());
            GENEX_THROWS(store->unlock(kAdministrator, "wrong wrong"), ErrorCode::PermissionDenied,
                         "is wrong");
            clock.now += 5s;
        }
        clock.now -= 2s; // 3 s after the third: it waits 4 s
        const auto store = test.open(clock.options());
        QCOMPARE(store->waitFor(kAdministrator), 1000ms);
        GENEX_THROWS(store->unlock(kAdministrator, kPassphrase), ErrorCode::PermissionDenied, "in 1 s");
        clock.now += 1s;
        const auto session = store->unlock(kAdministrator, kPassphrase);
        QCOMPARE(store->waitFor(kAdministrator), 0ms);
        QCOMPARE(session->audit().page(session->audit().count(), 1).at(0).detail,
                 std::string("3 wrong passphrases before"));
    }

    void aClockSetBackDoesNotShortenTheWait()
    {
        const TestStore test;
        TestClock clock;
        const auto store = test.open(clock.options());
        for (const auto pause : {0s, 1s, 2s, 4s}) {
            clock.now += pause;
            GENEX_THROWS(store->unlock(kAdministrator, "wrong wrong"), ErrorCode::PermissionDenied,
                         "is wrong");
        }
        clock.now -= 24h;
        QCOMPARE(store->waitFor(kAdministrator), 8000ms);
        GENEX_THROWS(store->unlock(kAdministrator, kPassphrase), ErrorCode::PermissionDenied, "in 8 s");
        clock.now += 7s; // the wait began anew, and does not last a day
        GENEX_THROWS(store->unlock(kAdministrator, kPassphrase), ErrorCode::PermissionDenied, "in 1 s");
        clock.now += 1s;
        QVERIFY(store->unlock(kAdministrator, kPassphrase) != nullptr);
    }

    void aReaderBesideTheWriterIsSlowedDownToo()
    {
        const TestStore test;
        TestClock clock;
        const auto writer = test.open(clock.options());
        const auto reader = test.open(clock.options());
        QVERIFY(reader->isReadOnly());
        GENEX_THROWS(reader->unlock(kAdministrator, "wrong wrong"), ErrorCode::PermissionDenied, "is wrong");
        GENEX_THROWS(reader->unlock(kAdministrator, kPassphrase), ErrorCode::PermissionDenied, "in 1 s");
        QCOMPARE(writer->waitFor(kAdministrator), 1000ms);
    }

    void whatWasNotTriedToItsEndIsNoWrongPassphrase()
    {
        const TestStore test;
        runSql(test.path,
               "UPDATE slots SET memory_bytes = 0 WHERE user_name = 'anna'"); // cannot be tried at all
        const auto store = test.open();
        GENEX_THROWS(store->unlock(kAdministrator, kPassphrase), ErrorCode::Corrupt, "asks for 0 bytes");
        QCOMPARE(askSql(test.path, "SELECT failures FROM slots WHERE id = 1"), std::string("0"));
    }

    void everyUserHasHisOwnPassphraseAndRole()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->users().add("ben", Role::Clinician, kOther, kCheap);
            open->users().add("chris", Role::DataScientist, kPassphrase, kCheap);
            open->cases().create(Texts{"e"}, "s", kNote);
        }
        const auto store = test.open();
        QVERIFY((store->userNames() == Texts{"anna", "ben", "chris"}));
        const auto session = store->unlock("ben", kOther);
        QVERIFY(session->role() == Role::Clinician);
        QCOMPARE(session->user(), std::string("ben"));
        QCOMPARE(session->cases().all().at(0).summary, std::string("s"));
        GENEX_THROWS(store->unlock("ben", kPassphrase), ErrorCode::PermissionDenied, "is wrong");
        QVERIFY(store->unlock("chris", kPassphrase)->role() == Role::DataScientist);
    }

    void onlyAnAdministratorManagesUsers()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->users().add("ben", Role::Clinician, kOther, kCheap);
        }
        const auto store = test.open();
        const auto session = store->unlock("ben", kOther);
        UserAdmin& users = session->users();
        const auto denied = ErrorCode::PermissionDenied;
        GENEX_THROWS(users.add("x", Role::Clinician, kOther, kCheap), denied, "administrator");
        GENEX_THROWS(users.remove("anna"), denied, "administrator");
        GENEX_THROWS(users.changeRole("ben", Role::Administrator), denied, "administrator");
        GENEX_THROWS(users.resetPassphrase("anna", kOther, kCheap), denied, "administrator");
        GENEX_THROWS(users.replaceRecoveryKey(), denied, "administrator");
        QCOMPARE(users.all().size(), std::size_t{2});
    }

    void usersAreAddedRemovedAndGivenOtherRoles()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            UserAdmin& users = open->users();
            users.add("ben", Role::Clinician, kOther, kCheap);
            GENEX_THROWS(users.add("ben", Role::Clinician, kOther, kCheap), ErrorCode::InvalidInput,
                         "already");
            GENEX_THROWS(users.add("", Role::Clinician, kOther, kCheap), ErrorCode::InvalidInput, "name");
            GENEX_THROWS(users.add("a\nb", Role::Clinician, kOther, kCheap), ErrorCode::InvalidInput, "name");
            GENEX_THROWS(users.add("x", Role::Clinician, "short", kCheap), ErrorCode::InvalidInput, "8 to");
            GENEX_THROWS(users.remove("anna"), ErrorCode::InvalidInput, "last administrator");
            GENEX_THROWS(users.changeRole("anna", Role::Clinician), ErrorCode::InvalidInput,
                         "last administrator");
            users.changeRole("ben", Role::Administrator);
            users.remove("anna");
            GENEX_THROWS(users.remove("anna"), ErrorCode::NotFound, "anna");
        }
        const auto store = test.open();
        GENEX_THROWS(store->unlock("anna", kPassphrase), ErrorCode::NotFound, "anna");
        QVERIFY(store->unlock("ben", kOther)->role() == Role::Administrator);
    }

    void aNewPassphraseRewritesTheSlotAndNoData()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->cases().create(Texts{"e"}, "s", kNote);
        }
        const std::string rows = "SELECT hex(sealed) || (SELECT hex(sealed_summary) FROM cases) FROM events";
        const std::string before = askSql(test.path, rows);
        {
            TestClock clock;
            const OpenStore open(test.path, clock.options());
            GENEX_THROWS(open->users().changePassphrase("wrong wrong", kOther, kCheap),
                         ErrorCode::PermissionDenied, "current");
            clock.now += 1s;
            open->users().changePassphrase(kPassphrase, kOther, kCheap);
            QCOMPARE(open->users().all().at(0).failedAttempts, std::uint64_t{0});
        }
        QCOMPARE(askSql(test.path, rows), before);
        const auto store = test.open();
        QCOMPARE(store->unlock(kAdministrator, kOther)->cases().all().size(), std::size_t{1});
        GENEX_THROWS(store->unlock(kAdministrator, kPassphrase), ErrorCode::PermissionDenied, "is wrong");
    }

    void guessesAtThePresentPassphraseWaitLikeThoseAtTheDoor()
    {
        const TestStore test;
        TestClock clock;
        const OpenStore open(test.path, clock.options());
        for (const auto pause : {0s, 1s, 2s}) {
            clock.now += pause;
            GENEX_THROWS(open->users().changePassphrase("wrong wrong", kOther, kCheap),
                         ErrorCode::PermissionDenied, "is wrong");
        }
        clock.now += 3s;
        GENEX_THROWS(open->users().changePassphrase(kPassphrase, kOther, kCheap), ErrorCode::PermissionDenied,
                     "in 1 s");
        QCOMPARE(open.store->waitFor(kAdministrator), 1000ms);
        clock.now += 1s;
        open->users().changePassphrase(kPassphrase, kOther, kCheap);
    }

    void theRecoveryKeyOpensUntilItIsReplaced()
    {
        const TestStore test;
        std::string next;
        {
            const auto store = test.open();
            const auto session = store->unlockWithRecoveryKey(test.recoveryKey);
            QVERIFY(session->role() == Role::Administrator);
            session->users().resetPassphrase(kAdministrator, kOther, kCheap);
            next = session->users().replaceRecoveryKey();
        }
        const auto store = test.open();
        QVERIFY(store->unlock(kAdministrator, kOther) != nullptr);
        QVERIFY(store->unlockWithRecoveryKey(next) != nullptr);
        GENEX_THROWS(store->unlockWithRecoveryKey(test.recoveryKey), ErrorCode::PermissionDenied, "old one");
        GENEX_THROWS(store->unlockWithRecoveryKey("hello"), ErrorCode::InvalidInput,
                     "not a valid recovery key");
    }

    void aSlotThatIsPutBackOrAlteredOpensNothing()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->users().add("ben", Role::Clinician, kOther, kCheap);
            runSql(test.path, "CREATE TABLE kept AS SELECT * FROM slots WHERE user_name = 'ben'");
            open->users().remove("ben");
            open->users().add("chris", Role::Clinician, kOther, kCheap);
        }
        runSql(test.path, "INSERT INTO slots SELECT * FROM kept");
        GENEX_THROWS(test.open()->unlock("ben", kOther), ErrorCode::Corrupt, "key slots are 4 instead of 3");
        runSql(test.path, "DELETE FROM slots WHERE user_name = 'ben'");
        runSql(test.path, "UPDATE slots SET user_name = 'Chris' WHERE user_name = 'chris'");
        GENEX_THROWS(test.open()->unlock("Chris", kOther), ErrorCode::Corrupt, "was altered");
        runSql(test.path, "UPDATE slots SET user_name = 'chris' WHERE user_name = 'Chris'");
        // The administrator's sealed role under another user's name.
        runSql(test.path,
               "UPDATE slots SET (change, sealed_identity) = (SELECT change, sealed_identity FROM slots "
               "WHERE id = 1) WHERE user_name = 'chris'");
        GENEX_THROWS(test.open()->unlock("chris", kOther), ErrorCode::Corrupt, "was altered");
    }

    void aStoreOpenToAllTakesNoPassphraseAndSaysSo()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("demo.store")).toStdString();
        NewStore options;
        options.openToAll = true;
        QVERIFY(createStore(path, options).empty());
        const auto store = Store::open(path);
        QVERIFY(store->isOpenToAll());
        const auto session = store->unlockOpen();
        const CaseId id = session->cases().create(Texts{"e"}, "s", kNote);
        QVERIFY(session->cases().read(id).events == Texts{"e"});
        GENEX_THROWS(session->users().add("x", Role::Clinician, kOther, kCheap), ErrorCode::InvalidInput,
                     "no users");
    }

    void whatCannotBeCreatedLeavesNothing()
    {
        const TestStore test;
        const std::string before = readWholeFile(test.path);
        GENEX_THROWS(createStore(test.path, newStore()), ErrorCode::InvalidInput, "already exists");
        QVERIFY(readWholeFile(test.path) == before);
        NewStore weak = newStore();
        weak.passphrase = "short";
        GENEX_THROWS(createStore(test.path.string() + "2", weak), ErrorCode::InvalidInput, "8 to");
        GENEX_THROWS(createStore(test.path / "x", newStore()), ErrorCode::NotFound, "ward.store");
        const auto count = std::distance(std::filesystem::directory_iterator(test.path.parent_path()), {});
        QCOMPARE(count, std::ptrdiff_t{1});
    }

    void whatArgonCostsIsKeptInTheSlot()
    {
        const TestStore test;
        const OpenStore open(test.path);
        open->users().add("ben", Role::Clinician, kOther, {16384, 2});
        QCOMPARE(askSql(test.path, "SELECT memory_bytes || ' ' || passes FROM slots WHERE user_name = 'ben'"),
                 std::string("16384 2"));
        QCOMPARE(KeyCost().memoryBytes, std::uint64_t{64} * 1024 * 1024);
        QCOMPARE(KeyCost().passes, std::uint64_t{3});
    }
};

QTEST_APPLESS_MAIN(TestUnlocking)
#include "tst_unlocking.moc"
