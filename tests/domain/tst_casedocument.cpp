// SPDX-License-Identifier: GPL-3.0-or-later
#include "toldcase.h"

#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using namespace genex::support;

class TestCaseDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesHaveTheirNames()
    {
        const Features names{"draft", "ordered", "results_in", "fallback_ordered", "concluded", "amended"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(std::string(nameOf(static_cast<CaseState>(i))), names[i]);
            QVERIFY(valueNamed<CaseState>(names[i]) == static_cast<CaseState>(i));
        }
        QVERIFY(!valueNamed<CaseState>("Draft"));
    }

    void twoVisitsAndAConclusion()
    {
        Told told = recommended();
        QCOMPARE(told.document.state(), CaseState::Draft);
        told.then(OrderPlaced{{"crp", "xray"}, {"ct"}, 1});
        QCOMPARE(told.document.state(), CaseState::Ordered);
        QCOMPARE(told.document.awaited(), (Features{"crp", "xray"}));
        told.then(ResultEntered{Finding::measured("crp", 12), "mg/L", 5});
        QCOMPARE(told.document.awaited(), Features{"xray"});
        QCOMPARE(told.document.state(), CaseState::Ordered);
        told.then(ResultUnavailable{"xray", "machine down"});
        QCOMPARE(told.document.state(), CaseState::ResultsIn);
        told.then(EstimatesMade{{{"ct", 0.5, 0, 0, {}}}, kModelA, 7});
        QCOMPARE(told.document.estimates()->values.front().feature, std::string("ct"));
        told.then(FallBackOrdered{{"ct"}});
        QCOMPARE(told.document.state(), CaseState::FallBackOrdered);
        QVERIFY(!told.document.estimates());
        told.then(ResultEntered{Finding::absent("ct")});
        QCOMPARE(told.document.state(), CaseState::ResultsIn);
        told.then(ConclusionReached{conclusionOf(), "sample"});
        QCOMPARE(told.document.state(), CaseState::Concluded);
        QCOMPARE(told.document.conclusion()->differential.front().disease, std::string("flu"));
        QVERIFY(told.document.recommendation());
    }

    void resultsKeepUnitAndTimes()
    {
        const CaseResult result = reported().document.results().front();
        QVERIFY((result == CaseResult{Finding::measured("crp", 12), "mg/L", 5, 300'000, 1}));
        const UnavailableTest test = reported().document.unavailable().front();
        QVERIFY((test == UnavailableTest{"xray", "machine down", 1}));
    }

    void theEngineIsAskedWithWhatIsKnown()
    {
        const CaseInput input = reported().document.input();
        QCOMPARE(featuresOf(input.findings), Features{"fever"});
        QCOMPARE(featuresOf(input.results), Features{"crp"});
        QCOMPARE(input.unavailable, Features{"xray"});
    }

    /// The batch was chosen without it: among the findings it would make the engine choose another one.
    void aLateFindingIsKnownButNotWhatTheBatchWasChosenFrom()
    {
        const Told told = ordered().then(FindingSet{Finding::present("rash")});
        QCOMPARE(featuresOf(told.document.input().findings), Features{"fever"});
        QCOMPARE(featuresOf(told.document.input().results), Features{"rash"});
        QCOMPARE(told.document.findings().back().lateInRound, 1);
        QVERIFY(told.document.recommendation());
    }

    void aFindingThatTheOrderRestsOnCanBeCorrected()
    {
        const Told told = ordered().then(FindingSet{Finding::absent("fever")});
        QVERIFY(told.document.input().findings == std::vector{Finding::absent("fever")});
        QVERIFY(told.document.input().results.empty());
    }

    void whatWasStruckOutIsNotWaitedFor()
    {
        const Told told = recommended()
                              .then(BatchEdited{"xray", BatchPlace::StruckOut})
                              .then(BatchEdited{"ecg", BatchPlace::Order})
                              .then(OrderPlaced{{"crp", "ecg"}, {"ct"}, 1});
        QCOMPARE(told.document.awaited(), (Features{"crp", "ecg"}));
        QCOMPARE(told.document.input().unavailable, Features{"xray"});
    }

    void afterAFallBackWhatIsNotOrderedIsNotWaitedFor()
    {
        const Told told = opened()
                              .then(RecommendationMade{recommendationOf({"crp"}, {"ct", "mri"}), "sample"})
                              .then(OrderPlaced{{"crp"}, {"ct", "mri"}, 1})
                              .then(ResultEntered{Finding::present("crp")});
        QVERIFY(told.document.input().unavailable.empty());
        QCOMPARE(Told(told).then(FallBackOrdered{{"ct"}}).document.input().unavailable, Features{"mri"});
    }

    void movedBetweenOrderAndEstimate()
    {
        Told told = recommended().then(BatchEdited{"ct", BatchPlace::Order});
        QCOMPARE(told.document.batch().order, (Features{"crp", "xray", "ct"}));
        QVERIFY(told.document.batch().estimate.empty());
        told.then(BatchEdited{"ct", BatchPlace::Estimate});
        QVERIFY((told.document.batch() == CaseBatch{{"crp", "xray"}, {"ct"}}));
    }

    void aChangedFindingDropsTheRecommendationUntilUndone()
    {
        Told told = recommended().then(FindingSet{Finding::present("rash")});
        QVERIFY(!told.document.recommendation());
        QVERIFY(told.document.batch().order.empty());
        told.undo();
        QVERIFY(told.document.recommendation());
        QCOMPARE(told.document.batch().order, (Features{"crp", "xray"}));
        QVERIFY(!recommended().then(BudgetChosen{{.count = 3}}).document.recommendation());
    }

    void anAnswerGoesAndComesWithTheEntryBeforeIt()
    {
        Told told = recommended().undo();
        QVERIFY(told.document.findings().empty());
        QVERIFY(!told.document.recommendation());
        QVERIFY(!told.document.isInEffect(2) && !told.document.isInEffect(3));
        told.redo();
        QVERIFY(told.document.content() == recommended().document.content());
        QVERIFY(told.document.isInEffect(2) && told.document.isInEffect(3));
    }

    void ordersAndConclusionsCannotBeUndone()
    {
        QVERIFY(!ordered().document.canUndo());
        QVERIFY(reported().document.canUndo());
        QVERIFY(!concluded().document.canUndo());
        const auto undone = attempt([] { return concluded().document.undo("dr_a", 0); });
        QCOMPARE(errorOf(undone).message.english(), std::string("There is nothing to undo."));
        QCOMPARE(errorOf(undone).remedy.english(), std::string("Amend the case, with a reason."));
        QVERIFY(Told(reported()).undo().undo().document.awaited() == ordered().document.awaited());
    }

    void undoGoesOneEntryAtATime()
    {
        const Told told = reported();
        QCOMPARE(std::get<Undone>(told.document.undo("x", 0).change).event, 6U);
        QCOMPARE(told.refusal(Undone{5}).message.english(),
                 std::string("Entry 5 is not next in line to undo."));
        QCOMPARE(told.refusal(Redone{6}).message.english(),
                 std::string("Entry 6 is not next in line to redo."));
        QCOMPARE(told.refusal(Undone{4'000'000'000U}).code, ErrorCode::InvalidInput);
    }

    void aConcludedCaseIsAmendedAndNeverOverwritten()
    {
        Told told = concluded();
        for (const CaseChange& change : std::vector<CaseChange>{
                 FindingSet{Finding::present("rash")}, FindingRemoved{"fever"}, NoteAdded{"x"},
                 PatientChanged{{.name = "Bea"}}, ResultEntered{Finding::present("crp")},
                 ResultRemoved{"crp"}, ResultUnavailable{"mri", "x"}, FallBackOrdered{{"ct"}},
                 OrderPlaced{{"mri"}, {}, 1}, EstimatesMade{{}, kModelA, 1},
                 ConclusionReached{conclusionOf(), "sample"}, BudgetChosen{},
                 RecommendationMade{recommendationOf({"mri"}, {}), "sample"},
                 BatchEdited{"mri", BatchPlace::Order}}) {
            QCOMPARE(told.refusal(change).message.english(), std::string("The case is concluded."));
            QCOMPARE(told.refusal(change).remedy.english(), std::string("Amend it, with a reason."));
        }
        told.then(Amended{"late result"});
        QCOMPARE(told.document.state(), CaseState::Amended);
        QVERIFY(!told.document.conclusion());
        told.then(ResultEntered{Finding::present("xray")}).then(ConclusionReached{conclusionOf(), "sample"});
        QCOMPARE(told.document.state(), CaseState::Amended);
        QVERIFY(told.document.isClosed());
        QCOMPARE(told.document.content().formerConclusions.size(), std::size_t{1});
        QVERIFY(told.document.content().formerConclusions.front().conclusion.usesEstimates);
        QCOMPARE(told.refusal(NoteAdded{"x"}).message.english(), std::string("The case is concluded."));
    }

    void anotherBatchStartsFromAllThatIsKnown()
    {
        Told told = Told(ordered())
                        .then(FindingSet{Finding::present("rash")})
                        .then(ResultEntered{Finding::measured("crp", 12), "mg/L", 5})
                        .then(ResultUnavailable{"xray", "machine down"})
                        .then(ConclusionReached{conclusionOf(), "sample"})
                        .then(NextBatchStarted{});
        QCOMPARE(told.document.state(), CaseState::Draft);
        QCOMPARE(told.document.round(), 2);
        QCOMPARE(featuresOf(told.document.input().findings), (Features{"fever", "rash", "crp"}));
        QVERIFY(told.document.input().results.empty());
        QVERIFY(told.document.input().unavailable.empty());
        QCOMPARE(told.document.results().size(), std::size_t{1});
        told.then(RecommendationMade{recommendationOf({"xray"}, {}), "sample"})
            .then(OrderPlaced{{"xray"}, {}, 2})
            .then(ResultEntered{Finding::present("xray")});
        QCOMPARE(featuresOf(told.document.input().findings), (Features{"fever", "rash", "crp"}));
        QCOMPARE(featuresOf(told.document.input().results), Features{"xray"});
    }

    /// A result that comes when the next batch is being drafted is known before that batch is chosen.
    void aResultOfTheRoundBeforeIsAFindingOfTheNext()
    {
        const Told told = concluded().then(NextBatchStarted{}).then(ResultEntered{Finding::present("xray")});
        QCOMPARE(featuresOf(told.document.input().findings), (Features{"fever", "crp", "xray"}));
    }

    void aBatchWithNothingToOrderIsConcludedAtOnce()
    {
        Told told = opened().then(RecommendationMade{recommendationOf({}, {"ct"}), "sample"});
        QCOMPARE(told.refusal(OrderPlaced{{}, {"ct"}, 1}).message.english(),
                 std::string("The order is empty."));
        told.then(ConclusionReached{conclusionOf({{"ct", 0.5, 0, 0, {}}}), "sample"});
        QCOMPARE(told.document.state(), CaseState::Concluded);
    }

    void furtherTestsCanBeOrderedMeanwhile()
    {
        Told told = reported().then(OrderPlaced{{"xray", "ecg"}, {}, 1});
        QCOMPARE(told.document.awaited(), (Features{"xray", "ecg"}));
        QVERIFY(told.document.unavailable().empty());
        QCOMPARE(told.document.orders().back().kind, CaseOrder::Kind::Further);
    }

    void anotherModelIsSaid()
    {
        QVERIFY(!opened().document.isFromOtherModel(kModelA));
        QCOMPARE(opened().document.modelSha256(), std::string());
        QVERIFY(!recommended().document.isFromOtherModel(kModelA));
        QVERIFY(recommended().document.isFromOtherModel(kModelB));
        const Told mixed = reported().then(ConclusionReached{conclusionOf({}, kModelB), "other"});
        QCOMPARE(mixed.document.modelSha256(), kModelB);
        QVERIFY(mixed.document.isFromOtherModel(kModelA));
        QVERIFY2(mixed.document.isFromOtherModel(kModelB), "the batch was recommended by the other one");
        QCOMPARE(concluded().then(NextBatchStarted{}).document.modelSha256(), kModelA);
    }

    void reportsStayWhenEntriesAreUndone()
    {
        const Told told = reported().then(ReportMade{"pdf", kModelB}).undo().undo();
        QCOMPARE(told.document.reports().size(), std::size_t{1});
        QCOMPARE(told.document.reports().front().kind, std::string("pdf"));
        QCOMPARE(told.document.awaited().size(), std::size_t{2});
    }

    void aHistoryThatDoesNotFitNamesTheEvent()
    {
        std::vector<CaseEvent> events = concluded().document.events();
        events.push_back({"dr_a", 1, NoteAdded{"x"}});
        const auto read = attempt([&] { return CaseDocument::from(events); });
        QCOMPARE(errorOf(read).message.english(),
                 std::string("Event 8 (note_added): The case is concluded."));
    }

    void undoHasADepth()
    {
        Told told = opened();
        for (std::size_t i = 0; i < CaseDocument::kMostActive + 50; ++i)
            told.then(NoteAdded{std::to_string(i)});
        const CaseContent before = told.document.content();
        std::size_t depth = 0;
        for (; told.document.canUndo(); ++depth)
            told.undo();
        QCOMPARE(depth, CaseDocument::kMostActive);
        QCOMPARE(told.document.notes().size(), std::size_t{50});
        while (told.document.canRedo())
            told.redo();
        QVERIFY(told.document.content() == before);
    }

    void aCaseHasAnEnd()
    {
        Told told = opened();
        while (told.document.events().size() < CaseDocument::kMostEvents)
            told.then(NoteAdded{"x"});
        QVERIFY(told.refusal(NoteAdded{"x"}).message.english().starts_with("The case has 10000 events"));
    }
};

QTEST_APPLESS_MAIN(TestCaseDocument)
#include "tst_casedocument.moc"
