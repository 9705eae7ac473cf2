// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/jobcontrol.h"
#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

/// A store with ten entries that were noted here, and the position of the first of them.
struct LoggedStore : TestStore
{
    LoggedStore()
    {
        const OpenStore open(path);
        first = open->audit().count() + 1;
        for (int i = 0; i < 10; ++i)
            open->audit().note({"test.noted", "entry " + std::to_string(i)});
    }

    std::uint64_t first = 0;
};

std::optional<AuditFinding> verifyAt(const std::filesystem::path& path,
                                     const std::optional<AuditAnchor>& anchor = std::nullopt)
{
    const OpenStore open(path);
    JobControl job;
    return open->audit().verify(job, anchor);
}

struct Tampering
{
    const char* name;
    std::string sql;
    std::uint64_t position;
    AuditDamage damage;
};

} // namespace

class TestAuditLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesShowWhatWasNoted()
    {
        const LoggedStore test;
        const OpenStore open(test.path);
        const auto page = open->audit().page(test.first + 2, 3);
        QCOMPARE(page.size(), std::size_t{3});
        for (std::size_t i = 0; i < page.size(); ++i) {
            QCOMPARE(page[i].detail, "entry " + std::to_string(i + 2));
            QCOMPARE(page[i].position, test.first + 2 + i);
            QVERIFY(page[i].role == Role::Administrator);
        }
        QCOMPARE(open->audit().page(1, 1).at(0).action, std::string("store.created"));
        QVERIFY(open->audit().page(open->audit().count() + 1, 10).empty());
        QCOMPARE(open->audit().page(0, 1000).size(), open->audit().count());
    }

    void theFirstDamagedEntryIsNamed()
    {
        const LoggedStore sample;
        const std::uint64_t at = sample.first + 4;
        const std::string entry = std::to_string(at);
        const std::string next = std::to_string(at + 1);
        const std::string last = std::to_string(sample.first + 9);
        const std::vector<Tampering> tamperings{
            {"altered", "UPDATE audit SET sealed = randomblob(length(sealed)) WHERE position = " + entry, at,
             AuditDamage::Altered},
            {"link altered", "UPDATE audit SET link = randomblob(32) WHERE position = " + entry, at,
             AuditDamage::Altered},
            {"removed", "DELETE FROM audit WHERE position = " + entry, at, AuditDamage::Removed},
            {"closed the gap",
             "DELETE FROM audit WHERE position = " + entry +
                 "; UPDATE audit SET position = -position - 1 WHERE "
                 "position > " +
                 entry + "; UPDATE audit SET position = -position - 2 WHERE position < 0",
             at, AuditDamage::Reordered},
            {"swapped",
             "UPDATE audit SET position = -1 WHERE position = " + entry +
                 "; UPDATE audit SET position = " + entry + " WHERE position = " + next +
                 "; UPDATE audit SET position = " + next + " WHERE position = -1",
             at, AuditDamage::Reordered},
            {"all after removed", "DELETE FROM audit WHERE position >= " + entry, at, AuditDamage::Removed},
            {"copied over",
             "UPDATE audit SET sealed = (SELECT sealed FROM audit WHERE position = 2) WHERE position = " +
                 entry,
             at, AuditDamage::Reordered},
            {"all removed", "DELETE FROM audit", 1, AuditDamage::Removed},
        };
        for (const Tampering& tampering : tamperings) {
            const LoggedStore test;
            const auto store = test.open();
            const auto session = store->unlock(kAdministrator, kPassphrase);
            runSql(test.path, tampering.sql);
            JobControl job;
            const auto found = session->audit().verify(job);
            QVERIFY2(found.has_value(), tampering.name);
            QVERIFY2(found->position == tampering.position, found->message.english().c_str());
            QVERIFY2(found->damage == tampering.damage, found->message.english().c_str());
            QVERIFY(found->message.english().find("entry " + std::to_string(tampering.position)) !=
                    std::string::npos);
            GENEX_THROWS(session->verify(job), ErrorCode::Corrupt, std::to_string(tampering.position));
        }
    }

    void anEntryMoreThanWereWrittenIsNamed()
    {
        const LoggedStore test;
        const auto store = test.open();
        const auto session = store->unlock(kAdministrator, kPassphrase);
        runSql(test.path, "INSERT INTO audit SELECT max(position) + 1, link, sealed FROM audit");
        JobControl job;
        const auto found = session->audit().verify(job);
        QVERIFY(found && found->damage == AuditDamage::Added);
        QCOMPARE(found->position, session->audit().count() + 1);
    }

    void aHeadThatIsPutBackWithItsLogIsNoticedByTheSlotsOrCases()
    {
        const LoggedStore test;
        runSql(test.path, "CREATE TABLE kept AS SELECT * FROM head");
        {
            const OpenStore open(test.path);
            open->cases().create({}, "s", kNote);
        }
        runSql(test.path, "DELETE FROM audit WHERE position > (SELECT count(*) FROM audit) - 2;"
                          "UPDATE head SET (change, sealed) = (SELECT change, sealed FROM kept)");
        const OpenStore open(test.path); // the log itself looks whole
        GENEX_THROWS(open->cases().all(), ErrorCode::Corrupt, "cases are 1 instead of 0");
    }

    void anAnchorShowsAnOlderCopyOfTheWholeFile()
    {
        const LoggedStore test;
        const std::string older = readWholeFile(test.path);
        AuditAnchor anchor;
        {
            const OpenStore open(test.path);
            anchor = open->audit().anchor();
            QCOMPARE(anchor.hash.size(), std::size_t{64});
        }
        QVERIFY(!verifyAt(test.path, anchor).has_value()); // also after further entries
        writeFileAtomically(test.path, older);
        QVERIFY(!verifyAt(test.path).has_value()); // nothing inside tells
        writeFileAtomically(test.path, older);
        const auto found = verifyAt(test.path, anchor); // the unlocking itself made another entry there
        QVERIFY(found && found->damage == AuditDamage::AnchorMissed);
        writeFileAtomically(test.path, older);
        AuditAnchor later = anchor;
        later.count += 5;
        QVERIFY(verifyAt(test.path, later)->message.english().find("older copy") != std::string::npos);
    }

    void aPageNamesTheEntryThatIsMissing()
    {
        const LoggedStore test;
        const OpenStore open(test.path);
        runSql(test.path, "DELETE FROM audit WHERE position = 5");
        GENEX_THROWS(open->audit().page(4, 10), ErrorCode::Corrupt, "entry 5 was removed");
        QCOMPARE(open->audit().page(1, 4).size(), std::size_t{4});
    }

    void verifyingCanBeStopped()
    {
        const TestStore test;
        const OpenStore open(test.path);
        JobControl job;
        job.requestStop();
        GENEX_THROWS(open->verify(job), ErrorCode::Cancelled, "");
    }
};

QTEST_APPLESS_MAIN(TestAuditLog)
#include "tst_auditlog.moc"
