// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cases/casefixture.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
using domain::CaseStage;
using domain::CaseState;
using domain::Finding;

namespace {

using Names = std::vector<std::string>;

const Error kDead{ErrorCode::EngineUnavailable, "The engine ended.", "Ask again."};

std::vector<std::string> kindsIn(const domain::CaseDocument& document)
{
    std::vector<std::string> kinds;
    for (const domain::CaseEvent& event : document.events())
        kinds.emplace_back(domain::kindOf(event.change));
    return kinds;
}

} // namespace

class TestOpenCase : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;

    CaseFixture& fixture() { return *m_fixture; }
    OpenCase& open() { return m_fixture->open(); }
    FakeCaseEngine& engine() { return m_fixture->engine; }
    CaseState state() { return open().document().state(); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CaseFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // --- the way, step by step

    void aNewCaseAsksForFindings()
    {
        QVERIFY(!open().isOpen());
        QVERIFY(fixture().openNew());
        QCOMPARE(open().step(), CaseStep::Findings);
        QVERIFY(!open().recommendation() && !open().conclusion() && !open().isAsking());
        QVERIFY(engine().asked.empty());
    }

    void aFindingAsksForABatch()
    {
        QVERIFY(fixture().getToOrder());
        QCOMPARE(open().step(), CaseStep::Order);
        QCOMPARE(open().batch().order, (Names{"crp", "malaria_film"}));
        QCOMPARE(open().batch().estimate, Names{"d_dimer"});
        QVERIFY(!open().document().recommendation()); // in memory until something rests on it
        const Json question = engine().lastOf<contract::Recommend>();
        QVERIFY(question.at("findings") == Json::parse(R"([{"feature": "fever", "state": "present"}])"));
        QCOMPARE(question.at("model").get<std::string>(),
                 placeOfTinyModel(fixture().folders()).toStdString());
        QCOMPARE(question.at("device").get<std::string>(), std::string("cpu"));
    }

    void anOrderRecordsWhatItRestsOn()
    {
        QVERIFY(fixture().getToResults());
        QCOMPARE(state(), CaseState::Ordered);
        QCOMPARE(open().document().awaited(), (Names{"crp", "malaria_film"}));
        QVERIFY(*open().document().recommendation() == scriptedRecommendation());
        QCOMPARE(kindsIn(open().document()),
                 (Names{"case_opened", "finding_set", "recommendation_made", "order_placed"}));
        QVERIFY(!open().conclusion());
    }

    void resultsLeadToAConclusion()
    {
        QVERIFY(fixture().getToJudgement());
        QCOMPARE(open().step(), CaseStep::Judgement);
        QCOMPARE(state(), CaseState::ResultsIn);
        QCOMPARE(open().conclusion()->confidence, 0.95);
        QVERIFY(!open().document().conclusion()); // nothing is recorded unasked
        QVERIFY(engine().lastOf<contract::Conclude>().at("case").at("placed").at("order") ==
                Json({"crp", "malaria_film"}));
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QCOMPARE(state(), CaseState::Concluded);
        QCOMPARE(open().document().estimates()->values, std::vector{scriptedEstimate()});
    }

    void theFallBackOrdersWhatWasEstimatedAndASecondVisitConcludes()
    {
        engine().concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(fixture().getToJudgement());
        QCOMPARE(open().conclusion()->stage, CaseStage::FallBack);
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QCOMPARE(state(), CaseState::FallBackOrdered);
        QCOMPARE(open().document().awaited(), Names{"d_dimer"});
        engine().concluded = measuredConclusion();
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        QVERIFY(engine().lastOf<contract::Conclude>().at("case").at("placed").at("again") ==
                Json({"d_dimer"}));
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QCOMPARE(kindsIn(open().document()),
                 (Names{"case_opened", "finding_set", "recommendation_made", "order_placed", "result_entered",
                        "result_entered", "estimates_made", "fall_back_ordered", "result_entered",
                        "conclusion_reached"}));
        QVERIFY(!open().document().estimates());
    }

    void theFallBackCanBeDeclined()
    {
        engine().concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(fixture().getToJudgement());
        engine().concluded = scriptedConclusion(CaseStage::Concluded);
        open().setUnavailable({"d_dimer"}, domain::kNotOrdered);
        QVERIFY(comesAbout(
            [&] { return open().conclusion() && open().conclusion()->stage == CaseStage::Concluded; }));
        QVERIFY(engine().lastOf<contract::Conclude>().at("case").at("unavailable") == Json({"d_dimer"}));
    }

    void whatTheModelAsksForBesidesIsOrdered()
    {
        engine().concluded = scriptedConclusion(CaseStage::AwaitingResults);
        QVERIFY(fixture().getToJudgement());
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QCOMPARE(state(), CaseState::Ordered);
        QCOMPARE(open().document().awaited(), Names{"platelets"});
        QCOMPARE(open().document().orders().back().kind, domain::CaseOrder::Kind::Further);
    }

    void aBatchWithNothingToOrderIsJudgedAtOnce()
    {
        engine().recommended->order.clear();
        QVERIFY(fixture().getToOrder());
        QCOMPARE(open().step(), CaseStep::Order);
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Judgement));
        QCOMPARE(state(), CaseState::Draft);
        QVERIFY(open().conclusion());
        // Even then the model may ask for more.
        engine().concluded = scriptedConclusion(CaseStage::AwaitingResults);
        open().askAgain();
        QVERIFY(fixture().isAnswered());
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QCOMPARE(open().document().awaited(), Names{"platelets"});
        QCOMPARE(open().document().orders().back().estimated, Names{"d_dimer"});
    }

    void aConcludedCaseIsAmendedOrGoesOn()
    {
        QVERIFY(fixture().getToConclusion());
        open().setFindings({Finding::present("cough")});
        QVERIFY(fixture().isRefused("is concluded"));
        open().amend("a late finding");
        QVERIFY(fixture().reaches(CaseStep::Judgement));
        QCOMPARE(state(), CaseState::Amended);
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        engine().recommended->order = {{"platelets", 0.5, 1}};
        open().startNextBatch();
        QVERIFY(fixture().reaches(CaseStep::Order));
        QCOMPARE(open().document().round(), 2);
        QCOMPARE(open().batch().order, Names{"platelets"});
        QCOMPARE(engine().lastOf<contract::Recommend>().at("findings").size(),
                 std::size_t{3}); // results, too
    }

    // --- what may not be

    void tooEarlyAndTooLateAreSaid()
    {
        QVERIFY(fixture().openNew());
        open().placeOrder();
        QVERIFY(fixture().isRefused("There is no recommendation"));
        open().confirmJudgement();
        QVERIFY(fixture().isRefused("too early to conclude"));
        QVERIFY(fixture().enter(Finding::present("fever")));
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Results));
        open().placeOrder();
        QVERIFY(fixture().isRefused("has been placed"));
        open().confirmJudgement();
        QVERIFY(fixture().isRefused("Results are pending: crp, malaria_film."));
        open().setFindings({Finding::measured("crp", 3)});
        QVERIFY(comesAbout([&] { return fixture().refused.size() == 5; }));
        QVERIFY(fixture().isRefused("Enter it as a result"));
        open().setResult({Finding::measured("platelets", 3)});
        QVERIFY(comesAbout([&] { return fixture().refused.size() == 6; }));
        QVERIFY(fixture().isRefused("was not ordered"));
        QCOMPARE(fixture().events(), std::size_t{4}); // nothing of all that
    }

    void nothingIsOrderedWhileTheEngineIsAsked()
    {
        QVERIFY(fixture().getToOrder());
        engine().wait();
        open().setFindings({Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().isAsking(); }));
        QVERIFY(open().recommendation()); // the one before, until the new one is there
        open().placeOrder();
        open().keepRecommendation();
        engine().goOn();
        QVERIFY(fixture().isAnswered());
        QCOMPARE(open().step(), CaseStep::Order);
        QVERIFY(!open().document().recommendation());
    }

    // --- the engine

    void aNewerQuestionDropsTheOlderAnswer()
    {
        QVERIFY(fixture().openNew());
        engine().wait();
        engine().recommended->bucket = 1;
        open().setFindings({Finding::present("fever")});
        QVERIFY(comesAbout([&] { return engine().countOf<contract::Recommend>() == 1; }));
        engine().recommended->bucket = 2;
        open().setFindings({Finding::present("cough")});
        QVERIFY(comesAbout([&] { return engine().countOf<contract::Recommend>() == 2; }));
        engine().goOn();
        QVERIFY(fixture().isAnswered());
        QCOMPARE(open().recommendation()->bucket, 2);
    }

    void anEngineThatDiesIsToldAndAskedAgain()
    {
        engine().recommended = fail(kDead);
        QVERIFY(fixture().openNew());
        open().setFindings({Finding::present("fever")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QCOMPARE(open().engineProblem()->code, ErrorCode::EngineUnavailable);
        QVERIFY(!open().recommendation() && open().batch().order.empty()); // no number without an answer
        open().placeOrder();
        QVERIFY(fixture().isRefused("There is no recommendation"));
        engine().recommended = scriptedRecommendation();
        open().askAgain();
        QVERIFY(fixture().isAnswered());
        QVERIFY(!open().engineProblem() && open().recommendation());

        engine().concluded = fail(kDead);
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(fixture().enterResults());
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(!open().conclusion());
        open().confirmJudgement();
        engine().concluded = scriptedConclusion(CaseStage::Concluded);
        open().askAgain();
        QVERIFY(fixture().isAnswered());
        QVERIFY(open().conclusion() && !open().document().conclusion());
    }

    void afterAFailureNoOldNumberIsShown()
    {
        QVERIFY(fixture().getToOrder());
        engine().recommended = fail(kDead);
        open().setFindings({Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(!open().recommendation() && !open().explanation());
    }

    void aCaseThatIsLeftTakesItsQuestionBack()
    {
        QVERIFY(fixture().getToOrder());
        engine().wait();
        open().setFindings({Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().isAsking(); }));
        open().close();
        QVERIFY(!open().isOpen() && !open().isAsking() && !open().recommendation());
        engine().goOn(); // nobody is there to be told
        QVERIFY(fixture().openNew());
        QVERIFY(!open().recommendation());
    }

    void otherWeightsAskAgain()
    {
        QVERIFY(fixture().getToOrder());
        engine().recommended->bucket = 5;
        engine().service.weigh({.price = 2});
        QVERIFY(fixture().isAnswered());
        QCOMPARE(open().recommendation()->bucket, 5);
    }

    void reasonsAreOfTheBatchAsItStands()
    {
        engine().explained->expectedAccuracy = 0.75;
        QVERIFY(fixture().getToOrder());
        QVERIFY(comesAbout([&] { return open().explanation() != nullptr; }));
        QCOMPARE(open().explanation()->expectedAccuracy, 0.75);
        const Json question = engine().lastOf<contract::Explain>();
        QVERIFY(question.at("order") == Json({"crp", "malaria_film"}));
        QVERIFY(question.at("also") == Json({"malaria"})); // must not be missed
        const QSignalSpy tried(&open(), &OpenCase::triedTests);
        open().tryTests({"platelets", "crp", "fever"});
        QVERIFY(comesAbout([&] { return tried.size() == 1; }));
        QVERIFY(engine().lastOf<contract::Explain>().at("estimate") == Json({"d_dimer", "platelets"}));
        QVERIFY(open().trial());
    }

    // --- the doctor's hand

    void anEditIsRecordedAndUndone()
    {
        QVERIFY(fixture().getToOrder());
        open().placeInBatch({"crp"}, domain::BatchPlace::StruckOut);
        QVERIFY(comesAbout([&] { return open().batch().order == Names{"malaria_film"}; }));
        QVERIFY(open().canUndo());
        open().undo();
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 2; }));
        open().redo();
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 1; }));
        QVERIFY(fixture().enter(Finding::absent("cough"))); // another batch, without the edit
        QCOMPARE(open().batch().order.size(), std::size_t{2});
        open().undo();
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 1; }));
    }

    void findingsAreUndoneAndOrdersAreNot()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().enter(Finding::present("cough")));
        open().undo();
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 1; }));
        open().redo();
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 2; }));
        QVERIFY(fixture().isAnswered());
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(!open().canUndo() && !open().canRedo());
        const std::size_t before = fixture().events();
        open().undo();
        open().setResult({Finding::measured("crp", 3)});
        QVERIFY(comesAbout([&] { return fixture().events() == before + 1; }));
        open().undo();
        QVERIFY(comesAbout([&] { return open().document().awaited().size() == 2; }));
    }

    void aBudgetAsksAgain()
    {
        QVERIFY(fixture().getToOrder());
        const int before = engine().countOf<contract::Recommend>();
        open().setBudget({.count = 2});
        QVERIFY(comesAbout([&] { return engine().countOf<contract::Recommend>() == before + 1; }));
        QVERIFY(engine().lastOf<contract::Recommend>().at("budget") == Json({{"count", 2}}));
        open().setBudget({.count = 2}); // the same
        QVERIFY(fixture().isAnswered());
        QCOMPARE(engine().countOf<contract::Recommend>(), before + 1);
    }

    void whatIfSavesNothing()
    {
        QVERIFY(fixture().getToOrder());
        const domain::CaseDocument before = open().document();
        open().startWhatIf();
        QVERIFY(open().isWhatIf());
        QVERIFY(fixture().enter(Finding::present("cough")));
        QCOMPARE(open().document().findings().size(), std::size_t{2});
        open().undo();
        QCOMPARE(open().document().findings().size(), std::size_t{1});
        open().removeFinding("platelets");
        QVERIFY(fixture().isRefused("is not a finding"));
        open().leaveWhatIf();
        QVERIFY(open().document() == before);
        QVERIFY(fixture().isAnswered());
    }

    // --- model and store

    void aDraftFollowsTheModelAndAnOrderKeepsIt()
    {
        QVERIFY(fixture().getToOrder());
        open().placeInBatch({"crp"}, domain::BatchPlace::StruckOut); // recorded, and still a draft
        QVERIFY(comesAbout([&] { return open().document().recommendation() != nullptr; }));
        writeTinyModel(fixture().folders().modelFolder(QStringLiteral("kept")), kTinyModel);
        writeTinyModel(placeOfTinyModel(fixture().folders()), kOtherTinyModel);
        engine().recommended = scriptedRecommendation(kOtherTinyModel);
        fixture().caseStore().useModel();
        QVERIFY(comesAbout([&] {
            return open().recommendation() && open().recommendation()->modelSha256 == kOtherTinyModel;
        }));
        QCOMPARE(open().batch().order.size(), std::size_t{2});
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(!open().keepsItsModel());
        QCOMPARE(open().document().recommendation()->modelSha256, kOtherTinyModel);
        // Back to the first model: the order stays with the second, as long as that is there.
        writeTinyModel(fixture().folders().modelFolder(QStringLiteral("second")), kOtherTinyModel);
        writeTinyModel(placeOfTinyModel(fixture().folders()), kTinyModel);
        fixture().caseStore().useModel();
        QVERIFY(comesAbout([&] { return open().keepsItsModel(); }));
        QCOMPARE(open().model()->name, std::string("second"));
        engine().concluded = scriptedConclusion(CaseStage::Concluded, kOtherTinyModel);
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        QVERIFY(engine().lastOf<contract::Conclude>().at("model").get<std::string>().ends_with("second"));
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QCOMPARE(open().document().content().conclusion->modelName, std::string("second"));
        QCOMPARE(open().otherModel(), std::string("second"));
    }

    void whereTheModelOfAnOrderIsGoneTheOtherAnswers()
    {
        QVERIFY(fixture().getToResults());
        writeTinyModel(placeOfTinyModel(fixture().folders()), kOtherTinyModel);
        fixture().caseStore().useModel();
        QVERIFY(comesAbout([&] { return open().model() && open().model()->sha256 == kOtherTinyModel; }));
        QVERIFY(!open().keepsItsModel());
        QVERIFY(!open().otherModel().empty());
    }

    void lockingClosesAndTheCaseIsRemembered()
    {
        QVERIFY(fixture().getToResults());
        const std::string id = open().id();
        const domain::CaseDocument before = open().document();
        fixture().caseStore().lock();
        fixture().get(StoreState::Locked);
        QVERIFY(!open().isOpen() && open().document().events().empty());
        fixture().unlock();
        open().openRemembered();
        QVERIFY(comesAbout([&] { return open().isOpen(); }));
        QCOMPARE(open().id(), id);
        QVERIFY(open().document() == before);
    }

    void aCaseThatIsNotThereIsRefused()
    {
        open().open("no such case");
        QVERIFY(fixture().isRefused("There is no case"));
        QVERIFY(!open().isOpen());
    }

    void theStepFromOneAnswerToTheNextIsKept()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(open().probabilitiesBefore().empty());
        engine().recommended->differential = {{"malaria", 0.7, 0.7}, {"influenza", 0.3, 0.3}};
        QVERIFY(fixture().enter(Finding::present("cough")));
        QCOMPARE(open().probabilitiesBefore().at("influenza"), 0.6);
        QCOMPARE(open().probabilitiesNow().at("influenza"), 0.3);
    }
};

QTEST_GUILESS_MAIN(TestOpenCase)
#include "tst_opencase.moc"
