// SPDX-License-Identifier: GPL-3.0-or-later
#include "migrations.h"
#include "storefile.h"

#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

/// The real steps and three invented ones, so that there is always something to walk.
std::vector<Migration> longerWalk()
{
    std::vector<Migration> steps = allMigrations();
    const int last = steps.back().version;
    steps.push_back(
        {last + 1, 1, "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT; INSERT INTO extra VALUES (1);"});
    steps.push_back({last + 2, 1, "ALTER TABLE extra ADD COLUMN note TEXT;"});
    steps.push_back(
        {last + 3, last + 3, "UPDATE extra SET note = 'x'; CREATE INDEX extra_note ON extra (note);"});
    return steps;
}

std::span<const Migration> upTo(const std::vector<Migration>& steps, std::size_t count)
{
    return std::span(steps).first(count);
}

std::string schemaOf(const std::filesystem::path& path)
{
    return askSql(path, "SELECT group_concat(name || ifnull(sql, ''), ';') FROM "
                        "(SELECT * FROM sqlite_schema ORDER BY name)");
}

void openWith(const std::filesystem::path& path, std::span<const Migration> steps)
{
    const StoreFile file(path, {}, steps);
}

std::size_t copiesBeside(const std::filesystem::path& path)
{
    std::size_t count = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(path.string() + ".backups", ignored))
        count += entry.is_regular_file() ? 1 : 0;
    return count;
}

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVersionIsReachedFromEveryOtherTwice()
    {
        const std::vector<Migration> steps = longerWalk();
        std::string wanted;
        for (std::size_t from = 1; from <= steps.size(); ++from) {
            const TestStore test;
            openWith(test.path, upTo(steps, from));
            for (int round = 0; round < 2; ++round) { // the second finds nothing to do
                openWith(test.path, steps);
                const std::string schema = schemaOf(test.path);
                wanted = wanted.empty() ? schema : wanted;
                QCOMPARE(schema, wanted);
            }
            const Database database(test.path, DatabaseAccess::Read);
            QCOMPARE(schemaVersionOf(database).version, steps.back().version);
            QCOMPARE(database.ask("SELECT count(*) FROM extra"), std::string("1"));
        }
    }

    void aStepThatBreaksLeavesTheVersionBeforeAndACopy()
    {
        std::vector<Migration> steps = longerWalk();
        const TestStore test;
        steps[steps.size() - 2].sql =
            "ALTER TABLE extra ADD COLUMN note TEXT; INSERT INTO missing VALUES (1);";
        GENEX_THROWS(openWith(test.path, steps), ErrorCode::Corrupt, "missing");
        QCOMPARE(schemaVersionOf(Database(test.path, DatabaseAccess::Read)).version,
                 steps[steps.size() - 3].version);
        QCOMPARE(askSql(test.path, "SELECT count(*) FROM pragma_table_info('extra')"), std::string("1"));
        QCOMPARE(copiesBeside(test.path), std::size_t{1});
        openWith(test.path, longerWalk()); // mended, it goes on from there
        QCOMPARE(askSql(test.path, "SELECT note FROM extra"), std::string("x"));
    }

    void theCopyMadeBeforeHoldsTheStoreAsItWas()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->cases().create(Texts{"e"}, "s", kNote);
        }
        QCOMPARE(copiesBeside(test.path), std::size_t{0});
        openWith(test.path, longerWalk());
        QCOMPARE(copiesBeside(test.path), std::size_t{1});
        const auto copy = *std::filesystem::directory_iterator(test.path.string() + ".backups");
        const OpenStore open(copy.path());
        QCOMPARE(open->cases().all().at(0).summary, std::string("s"));
    }

    void aNewerIncompatibleStoreIsRefusedByteForByte()
    {
        const TestStore test;
        openWith(test.path, longerWalk());
        const std::string before = readWholeFile(test.path);
        for (const Access access : {Access::Write, Access::Read}) {
            OpenOptions options;
            options.access = access;
            GENEX_THROWS(Store::open(test.path, options), ErrorCode::VersionMismatch, "newer program");
            QVERIFY(readWholeFile(test.path) == before);
        }
    }

    void aNewerCompatibleStoreIsUsedAsItIs()
    {
        const TestStore test;
        const std::vector<Migration> steps = longerWalk();
        openWith(test.path, upTo(steps, steps.size() - 1));
        const std::string schema = schemaOf(test.path);
        {
            const OpenStore open(test.path);
            open->cases().create(Texts{"e"}, "s", kNote);
        }
        QCOMPARE(schemaOf(test.path), schema);
    }

    void anotherProgramsDatabaseIsRefusedByteForByte()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("other.db")).toStdString();
        writeFileAtomically(path, "");
        runSql(path, "CREATE TABLE notes (text TEXT)");
        const std::string before = readWholeFile(path);
        GENEX_THROWS(Store::open(path), ErrorCode::InvalidInput, "not a store of this program");
        QVERIFY(readWholeFile(path) == before);
    }

    void whatIsNoDatabaseIsRefusedByteForByte()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("letter.txt")).toStdString();
        writeFileAtomically(path, std::string(5000, 'a'));
        GENEX_THROWS(Store::open(path), ErrorCode::Corrupt, "letter.txt");
        QVERIFY(readWholeFile(path) == std::string(5000, 'a'));
        writeFileAtomically(path, "");
        GENEX_THROWS(Store::open(path), ErrorCode::InvalidInput, "is empty");
        GENEX_THROWS(Store::open(folder.path().toStdString()), ErrorCode::NotFound, "no store at");
        GENEX_THROWS(Store::open(path.string() + "x"), ErrorCode::NotFound, "no store at");
    }

    void whatSqliteIsToldIsSet()
    {
        const TestStore test;
        const StoreFile file(test.path, {});
        QCOMPARE(file.database().ask("PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(file.database().ask("PRAGMA synchronous"), std::string("2"));
        QCOMPARE(file.database().ask("PRAGMA foreign_keys"), std::string("1"));
        // Refused by SQLite without a word, so noticed by us.
        GENEX_THROWS(file.database().setAndCheck("synchronous", "1", "2"), ErrorCode::Io,
                     "keeps synchronous at 1");
    }

    void aFileOfStepsMustSayItsNumbers()
    {
        QCOMPARE(parseMigrations({{"0001_a.sql", "-- min_compatible: 1\nSELECT 1;"}}).at(0).minCompatible, 1);
        GENEX_THROWS(parseMigrations({{"0002_a.sql", "-- min_compatible: 1\n"}}), ErrorCode::Internal,
                     "0002");
        GENEX_THROWS(parseMigrations({{"0001_a.sql", "SELECT 1;"}}), ErrorCode::Internal, "0001");
        GENEX_THROWS(parseMigrations({{"0001_a.sql", "-- min_compatible: 2\n"}}), ErrorCode::Internal,
                     "0001");
    }

    void anUncleanExitLooksThroughTheFileAndACleanOneDoesNot()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->cases().create(Texts{"e"}, "s", kNote);
            QCOMPARE(askSql(test.path, "SELECT writer_open FROM store"), std::string("1"));
        }
        QCOMPARE(askSql(test.path, "SELECT writer_open FROM store"), std::string("0"));
        // An index that misses its row: only a look through the whole file sees it.
        const Database database(test.path, DatabaseAccess::Write);
        database.execute(
            "CREATE TABLE spare (a INTEGER, b INTEGER) STRICT; CREATE INDEX spare_a ON spare (a);"
            "INSERT INTO spare VALUES (1, 2); PRAGMA wal_checkpoint(TRUNCATE);");
        const std::string page = database.ask("SELECT rootpage FROM sqlite_schema WHERE name = 'spare_a'");
        const std::string size = database.ask("PRAGMA page_size");
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        std::string bytes = readWholeFile(test.path);
        bytes[(std::stoul(page) - 1) * std::stoul(size) + 4] = 0; // the number of its cells
        writeFileAtomically(test.path, bytes);
        QVERIFY(Store::open(test.path) != nullptr);
        runSql(test.path, "UPDATE store SET writer_open = 1");
        GENEX_THROWS(Store::open(test.path), ErrorCode::Corrupt, "is damaged");
    }
};

QTEST_APPLESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
