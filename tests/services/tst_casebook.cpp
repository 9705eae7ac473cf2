// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "services/casetransfer.h"
#include "storage/caseid.h"
#include "support/books/books.h"

#include <QTest>

using namespace genex;
using namespace genex::testing;
using namespace genex::domain;
using namespace std::chrono_literals;

namespace {

std::vector<std::string> idsOf(const CaseList& list)
{
    std::vector<std::string> ids;
    for (const CaseSummary& summary : list.cases)
        ids.push_back(summary.id);
    return ids;
}

/// A case with a finding whose batch was ordered.
std::string orderedCase(CaseBook& book)
{
    const std::string id = take(book.newCase({.name = "Jane Roe"}));
    take(book.append(id, {FindingSet{Finding::present("fever")}}));
    recommendIn(book, id, recommendation(), "embedded/1");
    orderIn(book, id);
    return id;
}

/// The same with all results in.
std::string reportedCase(CaseBook& book)
{
    const std::string id = orderedCase(book);
    take(book.append(id,
                     {ResultEntered{Finding::measured("crp", 12.5)}, ResultUnavailable{"ct", "declined"}}));
    return id;
}

std::vector<std::string> kindsOf(const CaseDocument& document)
{
    std::vector<std::string> kinds;
    for (const CaseEvent& event : document.events())
        kinds.emplace_back(kindOf(event.change));
    return kinds;
}

std::vector<std::string> actionsIn(CaseBook& book)
{
    std::vector<std::string> actions;
    for (const domain::AuditEntry& entry : take(services::auditPage(book, 1, 1000)).entries)
        actions.push_back(entry.action);
    return actions;
}

} // namespace

class TestCaseBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStoreIsMadeOnceAndOpensWithItsKeys()
    {
        const TestBook test;
        const auto book = test.closed();
        QVERIFY(book->storeExists());
        QVERIFY(!test.recoveryKey.empty());
        GENEX_REFUSED(book->create("ben", Passphrase(kPassphrase)), ErrorCode::InvalidInput, "store.db");
        GENEX_REFUSED(book->unlock(kAdministrator, Passphrase(kPassphrase)), ErrorCode::PermissionDenied,
                      "not open");
        QVERIFY(book->open().has_value());
        QCOMPARE(book->userNames(), std::vector<std::string>{kAdministrator});
        GENEX_REFUSED(book->unlock(kAdministrator, Passphrase("wrong wrong")), ErrorCode::PermissionDenied,
                      "is wrong");
        QVERIFY(!book->isUnlocked());
        QVERIFY(book->unlockWithRecoveryKey(test.recoveryKey).has_value());
        QCOMPARE(book->who(), std::string("recovery key"));
        GENEX_REFUSED(book->unlockOpen(), ErrorCode::InvalidInput, "protected by a passphrase");
    }

    void aShortPassphraseIsRefusedByItsCharacters()
    {
        const QTemporaryDir folder;
        const auto file = std::filesystem::path(folder.path().toStdString()) / "store.db";
        CaseBook book(file, {});
        for (const char* passphrase : {"1234567", "ääääääb"}) // the second has 13 bytes
            GENEX_REFUSED(book.create("anna", Passphrase(passphrase)), ErrorCode::InvalidInput,
                          "fewer than 8 characters");
        QVERIFY(!book.storeExists());
    }

    void aStoreOpenToAllNeedsNoPassphrase()
    {
        const TestBook test(true);
        const auto book = test.closed();
        take(book->open());
        QVERIFY(book->isOpenToAll());
        take(book->unlockOpen());
        const std::string id = take(book->newCase({.name = "Demo"}));
        QCOMPARE(take(book->document(id)).events().front().who, std::string("everybody"));
    }

    void whatIsLockedShowsNothing()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "Jane Roe"}));
        QCOMPARE(take(book->list({}, 10)).total, std::size_t{1});
        book->lock();
        GENEX_REFUSED(book->list({}, 10), ErrorCode::PermissionDenied, "locked");
        GENEX_REFUSED(book->document(id), ErrorCode::PermissionDenied, "locked");
        GENEX_REFUSED(book->append(id, {NoteAdded{"x"}}), ErrorCode::PermissionDenied, "locked");
        take(book->unlock(kAdministrator, Passphrase(kPassphrase)));
        QCOMPARE(take(book->list({}, 10)).total, std::size_t{1});
    }

    void aCaseIsThereForTheNextProgram()
    {
        TestBook test;
        std::string id;
        {
            const auto book = test.open();
            id = take(book->newCase({.name = "Jane Roe", .ageYears = 54, .sex = Sex::Female}));
            test.now += 1s;
            take(book->append(id, {FindingSet{Finding::present("fever")}, NoteAdded{"Sleeps badly."}}));
        }
        const auto book = test.open();
        const CaseDocument document = take(book->document(id));
        QCOMPARE(document.patient().ageYears, std::optional(54));
        QCOMPARE(document.findings().size(), std::size_t{1});
        QCOMPARE(document.notes().front().who, std::string(kAdministrator));
        QCOMPARE(document.notes().front().atMs, std::int64_t{1'772'352'931'000});
        QCOMPARE(idsOf(take(book->search("sleep jane", {}, 10))), std::vector<std::string>{id});
        QCOMPARE(take(book->search("john", {}, 10)).total, std::size_t{0});
    }

    void somebodyWithoutANameIsStillToldApart()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({}));
        QCOMPARE(take(book->document(id)).patient().name, "Patient " + id.substr(0, 6));
    }

    void severalChangesAreAllOrNothing()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "Jane Roe"}));
        GENEX_REFUSED(book->append(id, {FindingSet{Finding::present("fever")},
                                        ResultEntered{Finding::present("cough")}}),
                      ErrorCode::InvalidInput, "cough was not ordered");
        QCOMPARE(take(book->document(id)).events().size(), std::size_t{1});
    }

    void unknownIdsAreNotFound()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string missing = storage::CaseId::random().text();
        for (const std::string& id : {missing, std::string("nonsense"), std::string()}) {
            GENEX_REFUSED(book->document(id), ErrorCode::NotFound, "no case " + id);
            GENEX_REFUSED(book->append(id, {NoteAdded{"x"}}), ErrorCode::NotFound, "no case");
        }
    }

    void entriesAreUndoneRedoneAndConclusionsAmended()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = reportedCase(*book);
        QVERIFY(take(book->undo(id)).unavailable().empty());
        QCOMPARE(take(book->redo(id)).unavailable().size(), std::size_t{1});
        GENEX_REFUSED(book->redo(id), ErrorCode::InvalidInput, "nothing to redo");
        GENEX_REFUSED(book->amend(id, "too early"), ErrorCode::InvalidInput, "not concluded");
        judgeIn(*book, id, conclusion(CaseStage::Concluded), "embedded/1");
        GENEX_REFUSED(book->undo(id), ErrorCode::InvalidInput, "nothing to undo");
        QCOMPARE(take(book->amend(id, "wrong patient")).state(), CaseState::Amended);
    }

    void anAnswerMakesTheEventsThatFollowFromIt()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = reportedCase(*book);
        const CaseDocument fallenBack = judgeIn(*book, id, conclusion(CaseStage::FallBack), "embedded/1");
        QCOMPARE(fallenBack.state(), CaseState::FallBackOrdered);
        QCOMPARE(fallenBack.awaited(), std::vector<std::string>{"ddimer"});
        take(book->append(id, {ResultEntered{Finding::measured("ddimer", 0.3)}}));
        Conclusion last = conclusion(CaseStage::Concluded);
        last.estimates.clear();
        const CaseDocument document = judgeIn(*book, id, last, "embedded/1");
        QCOMPARE(document.state(), CaseState::Concluded);
        const std::vector<std::string> expected{
            "case_opened",    "finding_set",        "recommendation_made", "order_placed",
            "result_entered", "result_unavailable", "estimates_made",      "fall_back_ordered",
            "result_entered", "conclusion_reached"};
        QCOMPARE(kindsOf(document), expected);
    }

    void whileResultsAreAwaitedNothingIsRecorded()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = orderedCase(*book);
        const std::size_t before = take(book->document(id)).events().size();
        GENEX_REFUSED(book->append(id, {NoteAdded{"x"},
                                        ConclusionReached{conclusion(CaseStage::Concluded), "embedded/1"}}),
                      ErrorCode::InvalidInput, "pending");
        QCOMPARE(take(book->document(id)).events().size(), before); // the note neither
    }

    void aBatchWithNothingToOrderIsConcludedWithoutAnOrder()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "Jane Roe"}));
        Recommendation nothing = recommendation();
        nothing.order.clear();
        recommendIn(*book, id, nothing, "embedded/1");
        const std::size_t entries = actionsIn(*book).size();
        QCOMPARE(orderIn(*book, id).state(), CaseState::Draft);
        QCOMPARE(actionsIn(*book).size(), entries); // nothing changed: nothing written
        QVERIFY(judgeIn(*book, id, conclusion(CaseStage::Concluded), "embedded/1").isClosed());
    }

    void aListFollowsEveryChangeAlsoOfAnotherProcess()
    {
        TestBook test;
        const auto writer = test.open();
        const auto reader = test.open();
        QVERIFY(writer->readOnlyReason().empty());
        QVERIFY(reader->readOnlyReason().english().find("being written by") != std::string::npos);
        Random random(5);
        std::vector<std::string> ids;
        for (int i = 0; i < 60; ++i) {
            test.now += 1s;
            if (ids.empty() || random.bernoulli(0.6))
                ids.push_back(take(writer->newCase({.name = "P" + std::to_string(i)})));
            else
                take(writer->append(ids[random.below(ids.size())], {NoteAdded{"n" + std::to_string(i)}}));
            if (random.bernoulli(0.3)) {
                QCOMPARE(idsOf(take(reader->list({}, 100))), idsOf(take(writer->list({}, 100))));
                QCOMPARE(take(reader->search("n" + std::to_string(i), {}, 9)).total,
                         take(writer->search("n" + std::to_string(i), {}, 9)).total);
            }
        }
        const CaseList all = take(reader->list({}, 100));
        QCOMPARE(all.total, ids.size());
        const auto fresh = test.open(); // reads all of it at once
        QVERIFY(take(fresh->list({}, 100)).cases == all.cases);
        QCOMPARE(take(fresh->latest(3)).front().id, all.cases.front().id);
        GENEX_REFUSED(reader->append(ids.front(), {NoteAdded{"x"}}), ErrorCode::PermissionDenied,
                      "being written by");
    }

    void casesAreCountedByState()
    {
        const TestBook test;
        const auto book = test.open();
        orderedCase(*book);
        orderedCase(*book);
        take(book->newCase({.name = "Jane Roe"}));
        const services::CaseCounts counts = take(book->counts());
        QCOMPARE(counts.total, std::size_t{3});
        QCOMPARE(counts.ofState.at(CaseState::Ordered), std::size_t{2});
        QCOMPARE(counts.ofState.at(CaseState::Draft), std::size_t{1});
        QCOMPARE(counts.ofState.at(CaseState::Concluded), std::size_t{0});
    }

    void aClockSetBackLosesNothing()
    {
        TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "Jane Roe"}));
        const auto opened = take(book->document(id)).openedAtMs();
        test.now -= std::chrono::hours(48);
        take(book->append(id, {FindingSet{Finding::present("fever")}}));
        take(book->append(id, {NoteAdded{"Two days before."}}));
        const std::string other = take(book->newCase({.name = "John Doe"}));
        const auto document = take(test.open()->document(id));
        QCOMPARE(document.findings().size(), std::size_t{1});
        QCOMPARE(document.notes().size(), std::size_t{1});
        QCOMPARE(document.openedAtMs(), opened);
        QCOMPARE(take(book->list({}, 10)).total, std::size_t{2});
        QCOMPARE(take(book->latest(1)).at(0).id, other); // the store counts, and asks no clock
        take(book->undo(id));
        QVERIFY(take(book->document(id)).notes().empty());
        JobControl job;
        QVERIFY(services::check(*book, job));
        QVERIFY(services::verifyAudit(*book, std::nullopt, job));
    }

    void theCaseLastOpenIsRemembered()
    {
        const TestBook test;
        std::string id;
        {
            const auto book = test.open();
            QCOMPARE(take(book->rememberedCase()), std::string());
            id = take(book->newCase({.name = "Jane Roe"}));
            take(book->rememberCase(id));
            const std::size_t before = actionsIn(*book).size();
            take(book->rememberCase(id)); // nothing new: nothing written
            QCOMPARE(actionsIn(*book).size(), before);
        }
        const auto book = test.open();
        QCOMPARE(take(book->rememberedCase()), id);
        take(services::addUser(*book, "eva", domain::Role::Clinician, Passphrase(kPassphrase)));
        take(book->unlock("eva", Passphrase(kPassphrase)));
        QCOMPARE(take(book->rememberedCase()), std::string()); // each has a place of their own
    }

    void everythingLeavesAnAuditEntry()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "Jane Roe"}));
        take(book->append(id, {NoteAdded{"x"}, NoteAdded{"y"}}));
        take(book->document(id));
        take(services::exportCase(*book, id));
        take(services::exportDeidentified(*book, id));
        JobControl job;
        take(services::exportAllDeidentified(*book, job));
        take(services::backUp(*book, {}, job));
        const std::vector<std::string> expected{"store.created",
                                                "store.unlocked",
                                                "case.opened",
                                                "case.changed",
                                                "case.read",
                                                "case.exported",
                                                "case.exported_deidentified",
                                                "cases.exported_deidentified",
                                                "store.backed_up"};
        QCOMPARE(actionsIn(*book), expected);
        const auto entry = take(services::auditPage(*book, 4, 1)).entries.at(0);
        QCOMPARE(entry.detail, std::string("note_added ×2"));
        QCOMPARE(entry.user, std::string(kAdministrator));
        QCOMPARE(entry.caseId, id);
    }
};

QTEST_GUILESS_MAIN(TestCaseBook)
#include "tst_casebook.moc"
