// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/jobcontrol.h"
#include "common/random.h"
#include "storage/backup.h"
#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

/// A store with a case, and a backup of it made before a second case.
struct BackedUpStore : TestStore
{
    BackedUpStore()
        : backup(path.parent_path() / "ward.genexbackup")
    {
        const OpenStore open(path);
        id = open->cases().create(Texts{"event"}, "summary", kNote);
        open->records().write("setting/x", std::string(200'000, 'r'),
                              kNote); // more than one piece of the stream
        JobControl job;
        writeBackup(*open.session, backup, job);
        open->cases().create({}, "second", kNote);
    }

    std::filesystem::path beside(const char* name) const { return path.parent_path() / name; }

    std::filesystem::path backup;
    std::optional<CaseId> id;
};

std::optional<std::filesystem::path> restore(const std::filesystem::path& backup,
                                             const std::filesystem::path& to,
                                             const BackupSecret& secret = {kPassphrase, {}})
{
    JobControl job;
    return restoreBackup(backup, to, secret, job);
}

std::ptrdiff_t filesBeside(const std::filesystem::path& path)
{
    return std::distance(std::filesystem::directory_iterator(path.parent_path()), {});
}

} // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRestoredStoreHoldsWhatWasBackedUp()
    {
        const BackedUpStore test;
        const std::filesystem::path to = test.beside("restored.store");
        QVERIFY(!restore(test.backup, to).has_value());
        const OpenStore open(to);
        QVERIFY(open->cases().read(*test.id).events == Texts{"event"});
        QCOMPARE(open->cases().count(), 1U);
        QCOMPARE(open->records().read("setting/x")->size(), std::size_t{200'000});
        JobControl job;
        open->verify(job);
        const auto entries = open->audit().page(1, 100);
        QVERIFY(std::any_of(entries.begin(), entries.end(),
                            [](const AuditEntry& entry) { return entry.action == "store.restored"; }));
    }

    void theRecoveryKeyOpensABackupToo()
    {
        const BackedUpStore test;
        restore(test.backup, test.beside("restored.store"), {{}, test.recoveryKey});
        QCOMPARE(OpenStore(test.beside("restored.store"))->cases().count(), 1U);
    }

    void withoutTheSecretNothingIsRestored()
    {
        const BackedUpStore test;
        const auto before = filesBeside(test.path);
        GENEX_THROWS(restore(test.backup, test.beside("r.store"), {"wrong wrong", {}}),
                     ErrorCode::PermissionDenied, "opens this backup");
        GENEX_THROWS(restore(test.backup, test.beside("r.store"), {{}, TestStore().recoveryKey}),
                     ErrorCode::PermissionDenied, "opens this backup");
        QCOMPARE(filesBeside(test.path), before);
    }

    void whatStoodThereIsSetAsideAndKept()
    {
        const BackedUpStore test;
        const auto aside = restore(test.backup, test.path);
        QVERIFY(aside.has_value());
        QCOMPARE(OpenStore(test.path)->cases().count(), 1U);
        QCOMPARE(OpenStore(*aside)->cases().count(), 2U);
        const auto again = restore(test.backup, test.path); // the second in the same second has its own name
        QVERIFY(again.has_value() && *again != *aside);
    }

    void aDamagedStoreIsReplacedAndKept()
    {
        const BackedUpStore test;
        writeFileAtomically(test.path, std::string(10'000, 'x'));
        GENEX_THROWS(Store::open(test.path), ErrorCode::Corrupt, "Restore the store");
        const auto aside = restore(test.backup, test.path);
        QCOMPARE(readWholeFile(aside.value()), std::string(10'000, 'x'));
        QCOMPARE(OpenStore(test.path)->cases().count(), 1U);
    }

    void aStoreInUseIsNotReplaced()
    {
        const BackedUpStore test;
        const OpenStore open(test.path);
        GENEX_THROWS(restore(test.backup, test.path), ErrorCode::PermissionDenied, "in use by");
        QCOMPARE(open->cases().count(), 2U);
        QVERIFY(!std::filesystem::exists(test.path.string() + ".restoring"));
    }

    void everyDamageOfABackupIsNoticedBeforeAnythingIsReplaced()
    {
        Random random(3);
        const BackedUpStore test;
        const std::string whole = readWholeFile(test.backup);
        const std::filesystem::path broken = test.beside("broken.genexbackup");
        const std::string storeBefore = readWholeFile(test.path);
        for (int i = 0; i < 200; ++i) {
            std::string bytes = whole;
            // Half of them where the keys are.
            const std::size_t at = random.below(random.bernoulli(0.5) ? 400 : bytes.size());
            bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1 + random.below(255)));
            writeFileAtomically(broken, bytes);
            QVERIFY2(!errorOf([&] { restore(broken, test.path); }).message.empty(),
                     qPrintable(QString::number(at)));
        }
        for (const std::size_t length : {std::size_t{0}, std::size_t{5}, std::size_t{30}, std::size_t{400},
                                         std::size_t{65'000}, whole.size() - 70'000, whole.size() - 1}) {
            writeFileAtomically(broken, whole.substr(0, length));
            QVERIFY(!errorOf([&] { restore(broken, test.path); }).message.empty());
        }
        writeFileAtomically(broken, whole + "x");
        GENEX_THROWS(restore(broken, test.path), ErrorCode::Corrupt, "damaged or truncated");
        QVERIFY(readWholeFile(test.path) == storeBefore);
    }

    void aBackupShowsNeitherNamesNorTables()
    {
        const BackedUpStore test;
        const std::string bytes = readWholeFile(test.backup);
        for (const char* text : {"anna", "SQLite format", "slots", "summary", "event"})
            QVERIFY2(bytes.find(text) == std::string::npos, text);
    }

    void aBackupDoesNotReplaceAFile()
    {
        const BackedUpStore test;
        const std::string before = readWholeFile(test.backup);
        const OpenStore open(test.path);
        JobControl job;
        GENEX_THROWS(writeBackup(*open.session, test.backup, job), ErrorCode::InvalidInput, "already exists");
        QVERIFY(readWholeFile(test.backup) == before);
        JobControl stopped;
        stopped.requestStop();
        GENEX_THROWS(writeBackup(*open.session, test.beside("b2"), stopped), ErrorCode::Cancelled, "");
        GENEX_THROWS(writeBackup(*open.session, test.path.parent_path() / "no" / "b", job),
                     ErrorCode::NotFound, "no");
        for (const char* name : {"b2", "b2.part", "b2.copy"})
            QVERIFY(!std::filesystem::exists(test.beside(name)));
    }

    void backupsAreListedTheLatestFirst()
    {
        const BackedUpStore test;
        const std::filesystem::path folder = test.path.string() + ".backups";
        QVERIFY(listBackups(test.path).empty());
        std::filesystem::create_directory(folder);
        std::filesystem::copy_file(test.backup, folder / "old.genexbackup");
        writeFileAtomically(folder / "notes.txt", "something else");
        {
            const OpenStore open(test.path, later());
            JobControl job;
            writeBackup(*open.session, folder / "new.genexbackup", job);
        }
        const auto backups = listBackups(test.path);
        QCOMPARE(backups.size(), std::size_t{2});
        QCOMPARE(backups[0].file.filename().string(), std::string("new.genexbackup"));
        QVERIFY(backups[0].made > backups[1].made && backups[0].bytes > 10'000);
        QCOMPARE(backups[0].storeId, OpenStore(test.path, later())->storeId());
    }

    void aCopyMadeBeforeAnUpgradeIsRestoredToo()
    {
        const BackedUpStore test;
        const std::filesystem::path folder = test.path.string() + ".backups";
        std::filesystem::create_directory(folder);
        std::filesystem::copy_file(test.path, folder / "before-version-2.store");
        const auto backups = listBackups(test.path);
        QVERIFY(backups.size() == 1 && backups[0].isUpgradeCopy);
        GENEX_THROWS(restore(backups[0].file, test.path, {"wrong wrong", {}}), ErrorCode::PermissionDenied,
                     "opens");
        QVERIFY(restore(backups[0].file, test.path).has_value());
        QCOMPARE(OpenStore(test.path)->cases().count(), 2U);
    }

    void aStoreOpenToAllIsBackedUpWithoutASecret()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("demo.store")).toStdString();
        NewStore options;
        options.openToAll = true;
        createStore(path, options);
        {
            const auto store = Store::open(path);
            const auto session = store->unlockOpen();
            session->cases().create({}, "s", kNote);
            JobControl job;
            writeBackup(*session, path.string() + ".genexbackup", job);
        }
        restore(path.string() + ".genexbackup", path, {});
        QCOMPARE(Store::open(path)->unlockOpen()->cases().count(), 1U);
    }
};

QTEST_APPLESS_MAIN(TestBackup)
#include "tst_backup.moc"
