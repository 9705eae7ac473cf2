// SPDX-License-Identifier: GPL-3.0-or-later
#include "toldcase.h"

#include "domain/caseworkflow.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using namespace genex::support;

namespace {

/// What the answer makes of the case.
CaseDocument judged(const Told& told, const Conclusion& conclusion)
{
    return withChanges(told.document, CaseWorkflow(told.document).judged(conclusion, "sample"));
}

template <typename Work>
std::string refusal(Work&& work)
{
    return describe(errorOf(std::forward<Work>(work)));
}

std::string orderedWith(const Told& told)
{
    return CaseWorkflow(told.document).orderedWith();
}

std::string otherModel(const Told& told, const std::string& sha256)
{
    return CaseWorkflow(told.document).otherModel(sha256);
}

std::vector<CaseChange> orderOf(const Told& told)
{
    return CaseWorkflow(told.document).order();
}

/// Asks for these tests.
Conclusion wanting(CaseStage stage, Features tests)
{
    Conclusion conclusion = conclusionOf();
    conclusion.stage = stage;
    conclusion.order = std::move(tests);
    return conclusion;
}

Told withNothingToOrder()
{
    return opened().then(RecommendationMade{recommendationOf({}, {"ct", "crp"}), "sample"});
}

} // namespace

class TestCaseWorkflow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsStep()
    {
        const auto stepOf = [](const Told& told) { return CaseWorkflow(told.document).step(); };
        QCOMPARE(stepOf(Told()), CaseStep::Findings);
        QCOMPARE(stepOf(Told().then(CaseOpened{{.name = "Ann"}})), CaseStep::Findings);
        QCOMPARE(stepOf(opened()), CaseStep::Order);
        QCOMPARE(stepOf(recommended()), CaseStep::Order);
        QCOMPARE(stepOf(ordered()), CaseStep::Results);
        QCOMPARE(stepOf(reported()), CaseStep::Judgement);
        QCOMPARE(stepOf(concluded()), CaseStep::Conclusion);
        QCOMPARE(stepOf(concluded().then(Amended{"why"})), CaseStep::Judgement);
        QCOMPARE(stepOf(concluded().then(NextBatchStarted{})), CaseStep::Order);
        QCOMPARE(stepOf(withNothingToOrder()), CaseStep::Judgement);
        QCOMPARE(stepOf(reported().then(FallBackOrdered{{"ct"}})), CaseStep::Results);
    }

    void aDraftEndsWithTheOrder()
    {
        const auto isDraft = [](const Told& told) { return CaseWorkflow(told.document).isDraft(); };
        QVERIFY(isDraft(opened()) && isDraft(recommended()) && isDraft(withNothingToOrder()));
        QVERIFY(!isDraft(ordered()) && !isDraft(reported()) && !isDraft(concluded()));
        QVERIFY(isDraft(concluded().then(NextBatchStarted{})));
        QVERIFY(!isDraft(concluded().then(Amended{"why"})));
    }

    void tooEarlyAndTooLateSayWhatToDoFirst()
    {
        const auto toAsk = [](const Told& told) {
            return refusal([&] { CaseWorkflow(told.document).requireDraft(); });
        };
        QCOMPARE(toAsk(opened()), std::string());
        QVERIFY(toAsk(ordered()).starts_with("The order of this round has been placed."));
        QVERIFY(toAsk(concluded()).starts_with("The case is concluded."));
        const auto toConclude = [](const Told& told) {
            return refusal([&] { CaseWorkflow(told.document).requireReadyToConclude(); });
        };
        QVERIFY(toConclude(recommended()).starts_with("No order has been placed"));
        QVERIFY(toConclude(ordered()).starts_with("Results are pending: crp, xray."));
        QVERIFY(toConclude(concluded()).starts_with("The case is concluded."));
        QCOMPARE(toConclude(reported()), std::string());
        QCOMPARE(toConclude(withNothingToOrder()), std::string());
    }

    void theOrderIsTheBatchAsItStands()
    {
        const Told edited = recommended().then(BatchEdited{"xray", BatchPlace::StruckOut});
        const auto changes = orderOf(edited);
        QCOMPARE(changes.size(), std::size_t{1});
        QVERIFY(std::get<OrderPlaced>(changes[0]) == (OrderPlaced{{"crp"}, {"ct"}, 1}));
        QVERIFY(orderOf(withNothingToOrder()).empty());
        QVERIFY(refusal([] { orderOf(opened()); }).starts_with("There is no recomm"));
        QVERIFY(refusal([] { orderOf(ordered()); }).find("placed") != std::string::npos);
    }

    void aConclusionIsRecorded()
    {
        const CaseDocument document = judged(reported(), conclusionOf({{"ct", 0.5, 0, 0, {}}}));
        QCOMPARE(document.state(), CaseState::Concluded);
        QCOMPARE(document.content().conclusion->modelName, std::string("sample"));
        QCOMPARE(document.estimates()->values.size(), std::size_t{1});
    }

    void aFallBackOrdersWhatWasEstimated()
    {
        Conclusion fallBack = wanting(CaseStage::FallBack, {"ct"});
        fallBack.estimates = {{"ct", 0.5, 0, 0, {}}};
        const CaseDocument document = judged(reported(), fallBack);
        QCOMPARE(document.state(), CaseState::FallBackOrdered);
        QCOMPARE(document.awaited(), Features{"ct"});
        QVERIFY(
            std::holds_alternative<EstimatesMade>(document.events()[document.events().size() - 2].change));
    }

    void whatIsAskedForBesidesIsOrdered()
    {
        const CaseDocument document = judged(reported(), wanting(CaseStage::AwaitingResults, {"ecg"}));
        QCOMPARE(document.state(), CaseState::Ordered);
        QCOMPARE(document.awaited(), Features{"ecg"});
        QCOMPARE(document.orders().back().kind, CaseOrder::Kind::Further);
    }

    void askedForBeforeAnythingWasOrderedItIsTheBatch()
    {
        const CaseDocument document =
            judged(withNothingToOrder(), wanting(CaseStage::AwaitingResults, {"crp", "ecg"}));
        QCOMPARE(document.awaited(), (Features{"crp", "ecg"}));
        QCOMPARE(document.batch().estimate, Features{"ct"});
        QCOMPARE(document.orders().back().kind, CaseOrder::Kind::Batch);
    }

    void nothingIsJudgedWhileResultsAreAwaited()
    {
        for (const CaseStage stage : {CaseStage::AwaitingResults, CaseStage::FallBack, CaseStage::Concluded})
            QVERIFY(
                refusal([&] { judged(ordered(), wanting(stage, {"ct"})); }).starts_with("Results are pe"));
    }

    void theModelOfTheOrderIsKept()
    {
        QCOMPARE(orderedWith(recommended()), std::string());
        QCOMPARE(orderedWith(ordered()), kModelA);
        QCOMPARE(orderedWith(concluded()), kModelA);
        QCOMPARE(orderedWith(concluded().then(NextBatchStarted{})), std::string());
        QCOMPARE(otherModel(concluded(), kModelA), std::string());
        QCOMPARE(otherModel(concluded(), kModelB), std::string("sample"));
        QCOMPARE(otherModel(opened(), kModelB), std::string());
    }

    void theModelThatIsNamedAnsweredLast()
    {
        Told told = reported(); // recommended by kModelA
        told.then(ConclusionReached{conclusionOf({}, kModelB), "ward"}).then(NextBatchStarted{});
        QCOMPARE(otherModel(told, kModelA), std::string("ward"));
        told.then(RecommendationMade{recommendationOf({"esr"}, {}, kModelA), "third"});
        QCOMPARE(otherModel(told, kModelB), std::string("third"));
        QCOMPARE(otherModel(told, kModelA), std::string());
    }

    void lookingAheadRecordsNothing()
    {
        const Told told = opened();
        const CaseDocument ahead = withChanges(told.document, {FindingSet{Finding::absent("cough")}});
        QCOMPARE(ahead.findings().size(), std::size_t{2});
        QCOMPARE(told.document.findings().size(), std::size_t{1});
        QVERIFY(!refusal([&] { withChanges(told.document, {FindingRemoved{"rash"}}); }).empty());
    }
};

QTEST_APPLESS_MAIN(TestCaseWorkflow)
#include "tst_caseworkflow.moc"
