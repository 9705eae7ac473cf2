// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/jobcontrol.h"
#include "support/stores/stores.h"

#include <QTest>

using namespace genex;
using namespace genex::testing;
using storage::CaseId;

class TestCaseStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAppendedIsThereAfterReopening()
    {
        const TestStore test;
        std::optional<CaseId> id;
        {
            const OpenStore open(test.path);
            id = open->cases().create(Texts{"first", "second"}, "summary 1", kNote);
            QCOMPARE(open->cases().append(*id, 2, Texts{std::string("third\0x", 7)}, "summary 2", kNote), 3U);
        }
        const OpenStore open(test.path);
        const auto content = open->cases().read(*id);
        QVERIFY((content.events == Texts{"first", "second", std::string("third\0x", 7)}));
        QCOMPARE(content.summary.summary, std::string("summary 2"));
        QCOMPARE(content.summary.eventCount, 3U);
        QVERIFY(content.summary.id == *id);
    }

    void anotherNumberOfEventsIsAConflictAndChangesNothing()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const CaseId id = open->cases().create(Texts{"first"}, "one", kNote);
        const std::uint64_t entries = open->audit().count();
        for (const std::uint64_t expected : {0U, 2U})
            GENEX_THROWS(open->cases().append(id, expected, Texts{"x"}, "x", kNote), ErrorCode::InvalidInput,
                         "has 1 events, not " + std::to_string(expected));
        QVERIFY(open->cases().read(id).events == Texts{"first"});
        QCOMPARE(open->cases().read(id).summary.summary, std::string("one"));
        QCOMPARE(open->audit().count(), entries);
    }

    void aCaseThatIsNotThereIsNamed()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const CaseId id = CaseId::random();
        GENEX_THROWS(open->cases().read(id), ErrorCode::NotFound, id.text());
        GENEX_THROWS(open->cases().append(id, 0, Texts{"x"}, "x", kNote), ErrorCode::NotFound, id.text());
    }

    void summariesAreListedTheLatestChangeFirst()
    {
        const TestStore test;
        const OpenStore open(test.path);
        std::vector<CaseId> ids;
        for (int i = 0; i < 5; ++i)
            ids.push_back(open->cases().create({}, "case " + std::to_string(i), kNote));
        open->cases().append(ids[1], 0, Texts{"e"}, "case 1 again", kNote);
        QCOMPARE(open->cases().count(), 5U);
        QCOMPARE(open->cases().all().size(), std::size_t{5});
        const auto first = open->cases().latest(3);
        QCOMPARE(first.size(), std::size_t{3});
        QCOMPARE(first[0].summary, std::string("case 1 again"));
        QCOMPARE(first[1].summary, std::string("case 4"));
        const auto next = open->cases().latest(3, first.back().change);
        QCOMPARE(next.size(), std::size_t{2});
        QCOMPARE(next[0].summary, std::string("case 2"));
        QCOMPARE(next[1].summary, std::string("case 0"));
    }

    void everyChangeHasItsAuditEntry()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const CaseId id = open->cases().create({}, "s", {"case.created", "by hand"});
        const auto entry = open->audit().page(open->audit().count(), 10).at(0);
        QCOMPARE(entry.action, std::string("case.created"));
        QCOMPARE(entry.detail, std::string("by hand"));
        QCOMPARE(entry.user, std::string(kAdministrator));
        QVERIFY(entry.caseId == id.text());
    }

    void whatIsTooLongIsRefused()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const Texts huge{std::string((std::size_t{16} << 20U) + 1, 'x')};
        GENEX_THROWS(open->cases().create(huge, "s", kNote), ErrorCode::InvalidInput, "longer than");
        GENEX_THROWS(open->cases().create({}, std::string((std::size_t{1} << 20U) + 1, 'x'), kNote),
                     ErrorCode::InvalidInput, "longer than");
        QCOMPARE(open->cases().count(), 0U);
    }

    void aSecondOpeningMayReadAndNotWrite()
    {
        const TestStore test;
        const OpenStore writer(test.path);
        const CaseId id = writer->cases().create(Texts{"e"}, "s", kNote);
        const OpenStore reader(test.path);
        QVERIFY(reader.store->isReadOnly());
        QVERIFY(reader.store->holder().has_value());
        QVERIFY(reader->cases().read(id).events == Texts{"e"});
        GENEX_THROWS(reader->cases().create({}, "s", kNote), ErrorCode::PermissionDenied,
                     std::to_string(QCoreApplication::applicationPid()));
        writer->cases().append(id, 1, Texts{"f"}, "t", kNote);
        QVERIFY((reader->cases().read(id).events == Texts{"e", "f"}));
    }
};

QTEST_APPLESS_MAIN(TestCaseStore)
#include "tst_casestore.moc"
