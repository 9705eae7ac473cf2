// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody without a key changes the file. What reads back without an error is what was written.
#include "common/jobcontrol.h"
#include "common/random.h"
#include "support/errorof.h"
#include "support/stores/faultvfs.h"
#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

#include <fstream>
#include <map>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

constexpr int kFlips = 1'000;

/// A store with three cases of a few events, and records.
struct FilledStore : TestStore
{
    FilledStore()
    {
        const OpenStore open(path);
        for (int i = 0; i < 3; ++i) {
            const std::string name = "case " + std::to_string(i);
            Texts events;
            for (int k = 0; k < 4; ++k)
                events.push_back(name + " event " + std::to_string(k) + std::string(400, 'e'));
            ids.push_back(open->cases().create(events, name + " summary", {"case.created", name}));
            contents[ids.back()] = {events, name + " summary"};
        }
        for (const char* name : {"setting/a", "setting/b", "run/1"}) {
            open->records().write(name, std::string("content of ") + name + std::string(2'000, 'r'), kNote);
            records[name] = std::string("content of ") + name + std::string(2'000, 'r');
        }
        entries = open->audit().page(1, 1000);
    }

    std::vector<CaseId> ids;
    std::map<CaseId, std::pair<Texts, std::string>> contents;
    std::map<std::string, std::string> records;
    std::vector<AuditEntry> entries;
};

/// "" when all that is read without an error is what was written; else what was believed.
std::string believedLie(Session& session, const FilledStore& test)
{
    for (const auto& [id, content] : test.contents) {
        const auto read = attempt([&] { return session.cases().read(id); });
        if (read ? read->events != content.first || read->summary.summary != content.second
                 : errorOf(read).code == ErrorCode::NotFound)
            return "case " + id.text();
    }
    if (const auto all = attempt([&] { return session.cases().all(); })) {
        for (const CaseSummary& summary : *all) {
            if (!test.contents.contains(summary.id) || test.contents.at(summary.id).second != summary.summary)
                return "summary";
        }
        if (all->size() != test.contents.size())
            return "number of cases";
    }
    for (const auto& [name, content] : test.records) {
        const auto read = attempt([&, key = name] { return session.records().read(key); });
        if (read && *read != content)
            return "record " + name;
    }
    const auto log = attempt([&] { return session.audit().page(1, test.entries.size()); });
    for (std::size_t i = 0; log && i < test.entries.size(); ++i) {
        if (i >= log->size() || (*log)[i].detail != test.entries[i].detail ||
            (*log)[i].action != test.entries[i].action || (*log)[i].time != test.entries[i].time)
            return "audit entry " + std::to_string(i + 1);
    }
    return {};
}

void overwrite(const std::filesystem::path& path, const std::string& bytes)
{
    for (const char* suffix : {"-wal", "-shm"})
        std::filesystem::remove(path.string() + suffix);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

struct Tally
{
    int detected = 0;
    int harmless = 0;
};

} // namespace

class TestTampering : public QObject
{
    Q_OBJECT

private:
    /// Opens the damaged file as a user would, reads everything and compares.
    void tryDamaged(const FilledStore& test, int round, Tally& tally)
    {
        bool wasDetected = true;
        std::string lie;
        const Error error = errorOf([&] {
            OpenOptions options = later();
            options.fileLayer = faultvfs::kName; // it does not wait for the disk
            const OpenStore open(test.path, options);
            lie = believedLie(*open.session, test);
            JobControl job;
            open->verify(job);
            wasDetected = false;
        });
        QVERIFY2(lie.empty(), qPrintable(QStringLiteral("round %1: a wrong %2 was believed")
                                             .arg(round)
                                             .arg(QString::fromStdString(lie))));
        QVERIFY2(!wasDetected || error.code != ErrorCode::Internal, error.message.english().c_str());
        (wasDetected ? tally.detected : tally.harmless) += 1;
    }

private Q_SLOTS:
    void initTestCase() { faultvfs::install(); }

    void aRemovedEventIsNoticedAlsoTheLast()
    {
        for (const int position : {0, 1, 3}) {
            const FilledStore test;
            runSql(test.path, "DELETE FROM events WHERE position = " + std::to_string(position));
            const OpenStore open(test.path);
            GENEX_THROWS(open->cases().read(test.ids[0]), ErrorCode::Corrupt, test.ids[0].text());
            JobControl job;
            GENEX_THROWS(open->cases().verify(job), ErrorCode::Corrupt, "");
        }
    }

    void eventsThatSwapPlacesOrCasesAreNoticed()
    {
        for (const char* sql :
             {"UPDATE events SET position = 9 - position WHERE position IN (1, 2); "
              "UPDATE events SET position = position - 6 WHERE position > 6",
              "UPDATE events SET sealed = (SELECT sealed FROM events WHERE position = 0 AND "
              "case_id = (SELECT case_id FROM cases WHERE id = 2)) WHERE position = 0 AND case_id = "
              "(SELECT case_id FROM cases WHERE id = 1)",
              "UPDATE events SET sealed = zeroblob(60) WHERE position = 2"}) {
            const FilledStore test;
            runSql(test.path, sql);
            const OpenStore open(test.path);
            GENEX_THROWS(open->cases().read(test.ids[0]), ErrorCode::Corrupt, test.ids[0].text());
        }
    }

    void aRemovedCaseIsNoticed()
    {
        const FilledStore test;
        runSql(test.path, "DELETE FROM events WHERE case_id = (SELECT case_id FROM cases WHERE id = 2); "
                          "DELETE FROM cases WHERE id = 2");
        const OpenStore open(test.path);
        GENEX_THROWS(open->cases().all(), ErrorCode::Corrupt, "cases are 2 instead of 3");
        GENEX_THROWS(open->cases().read(test.ids[1]), ErrorCode::Corrupt, "2 instead of 3");
    }

    void aCaseThatIsPutBackAsItWasIsNoticed()
    {
        const FilledStore test;
        runSql(test.path, "CREATE TABLE kept AS SELECT * FROM cases");
        {
            const OpenStore open(test.path);
            open->cases().append(test.ids[0], 4, Texts{"later"}, "later", kNote);
        }
        runSql(test.path,
               "DELETE FROM events WHERE position = 4; UPDATE cases SET (change, sealed_summary) = "
               "(SELECT change, sealed_summary FROM kept WHERE kept.id = cases.id)");
        const OpenStore open(test.path);
        QCOMPARE(open->cases().read(test.ids[0]).events.size(), std::size_t{4}); // whole in itself
        GENEX_THROWS(open->cases().all(), ErrorCode::Corrupt, "not the ones saved last");
    }

    void aCaseThatTheIndexHasLostIsNotCalledMissing()
    {
        const FilledStore test;
        const Database database(test.path, DatabaseAccess::Write);
        const std::string page = database.ask("SELECT rootpage FROM sqlite_schema WHERE name = "
                                              "'sqlite_autoindex_cases_1'");
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        std::string bytes = readWholeFile(test.path);
        bytes[(std::stoul(page) - 1) * std::stoul(database.ask("PRAGMA page_size")) + 4] = 0; // no cells
        writeFileAtomically(test.path, bytes);
        const OpenStore open(test.path);
        GENEX_THROWS(open->cases().read(test.ids[0]), ErrorCode::Corrupt, "index of the cases has lost");
    }

    void recordsRemovedSwappedOrPutBackAreNoticed()
    {
        for (const char* sql :
             {"DELETE FROM records WHERE id = 1", "UPDATE records SET sealed = zeroblob(60) WHERE id = 1",
              "UPDATE records SET sealed = (SELECT sealed FROM records WHERE id = 2) WHERE id = 1",
              "UPDATE records SET (change, sealed_name, sealed) = (SELECT change, sealed_name, sealed FROM "
              "kept "
              "WHERE id = 1) WHERE id = 1",
              "UPDATE records SET sealed = (SELECT sealed FROM kept WHERE id = 1) WHERE id = 1"}) {
            const FilledStore test;
            runSql(test.path, "CREATE TABLE kept AS SELECT * FROM records");
            {
                const OpenStore open(test.path);
                open->records().write("setting/a", "new", kNote);
            }
            runSql(test.path, sql);
            const OpenStore open(test.path);
            GENEX_THROWS(open->records().read("setting/a"), ErrorCode::Corrupt, "record");
        }
    }

    void aRecordOfAnotherStoreDoesNotOpen()
    {
        const FilledStore test;
        const FilledStore other;
        runSql(test.path, "ATTACH '" + other.path.string() +
                              "' AS other; UPDATE head SET (change, sealed) = "
                              "(SELECT change, sealed FROM other.head)");
        GENEX_THROWS(OpenStore(test.path), ErrorCode::Corrupt, "head record was altered");
    }

    void flippedBytesAreNoticedOrHarmless()
    {
        Random random(77);
        const FilledStore test;
        const std::string whole = readWholeFile(test.path);
        Tally tally;
        for (int i = 0; i < kFlips && !QTest::currentTestFailed(); ++i) {
            std::string broken = whole;
            const std::size_t at = random.below(broken.size());
            broken[at] = static_cast<char>(broken[at] ^ static_cast<char>(1 + random.below(255)));
            overwrite(test.path, broken);
            tryDamaged(test, i, tally);
        }
        qInfo("%d flipped bytes in the file (%zu bytes): %d noticed, %d harmless, none believed", kFlips,
              whole.size(), tally.detected, tally.harmless);
        QCOMPARE(tally.detected + tally.harmless, kFlips);
        QVERIFY(tally.detected > kFlips / 10);
    }

    void flippedBytesOfTheAuditLogAreNoticedOrHarmless()
    {
        Random random(78);
        const FilledStore test;
        const std::string whole = readWholeFile(test.path);
        std::string places = askSql(test.path, "SELECT group_concat(hex(sealed)) FROM audit");
        std::vector<std::size_t> offsets;
        for (const QString& hex : QString::fromStdString(places).split(QLatin1Char(','))) {
            const std::string sealed = QByteArray::fromHex(hex.toLatin1()).toStdString();
            const std::size_t start = whole.find(sealed);
            QVERIFY(start != std::string::npos);
            for (std::size_t i = 0; i < sealed.size(); ++i)
                offsets.push_back(start + i);
        }
        Tally tally;
        for (int i = 0; i < kFlips && !QTest::currentTestFailed(); ++i) {
            std::string broken = whole;
            char& byte = broken[offsets[random.below(offsets.size())]];
            byte = static_cast<char>(byte ^ static_cast<char>(1 + random.below(255)));
            overwrite(test.path, broken);
            tryDamaged(test, i, tally);
        }
        qInfo("%d flipped bytes in audit entries: %d noticed", kFlips, tally.detected);
        QCOMPARE(tally.detected, kFlips);
    }
};

QTEST_APPLESS_MAIN(TestTampering)
#include "tst_tampering.moc"
