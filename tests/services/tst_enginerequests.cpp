// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a request, with an engine in this process: no answer is lost, mistaken or told twice.
#include "contract/casemessages.h"
#include "contract/modelmessages.h"

#include "support/cases/tinymodel.h"
#include "support/engine/fakeengine.h"
#include "support/errorof.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
using contract::DescribeModel;
using contract::EvaluateModel;

namespace {

contract::ModelDescription described(const char* card)
{
    return {tinyManifest(), card, kTinyModel, "/models/one"};
}

/// Asks for a model and collects what is told.
struct Asker
{
    QObject parent;
    QPointer<Job> job;
    std::vector<Result<contract::ModelDescription>> answers;

    explicit Asker(FakeEngine& engine, const char* model = "/models/one")
        : job(engine.service.ask<DescribeModel>({model}, &parent,
                                                [this](const auto& answer) { answers.push_back(answer); }))
    {}
};

} // namespace

class TestEngineRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerIsToldOnceAndTheJobIsGone()
    {
        FakeEngine engine;
        Asker asker(engine);
        QCOMPARE(engine.open<DescribeModel>().params.at("model"), Json("/models/one"));
        QVERIFY(engine.answer<DescribeModel>(described("first")));
        QCOMPARE(asker.answers.size(), std::size_t{1});
        QCOMPARE(asker.answers[0]->card, std::string("first"));
        QTRY_VERIFY(!asker.job);
    }

    void answersOutOfOrderReachTheirAskers()
    {
        FakeEngine engine;
        Asker first(engine, "/models/one");
        Asker second(engine, "/models/two");
        QTRY_COMPARE(engine.countOf<DescribeModel>(), 2);
        QVERIFY(engine.answerTo<DescribeModel>(engine.asked[1].id, described("two")));
        QVERIFY(first.answers.empty());
        QVERIFY(engine.answerTo<DescribeModel>(engine.asked[0].id, described("one")));
        QCOMPARE(first.answers.at(0)->card, std::string("one"));
        QCOMPARE(second.answers.at(0)->card, std::string("two"));
    }

    void progressIsToldToItsOwnJobOnly()
    {
        FakeEngine engine;
        QObject parent;
        Job* measured = engine.service.ask<EvaluateModel>({}, &parent, [](const auto&) {});
        Asker other(engine);
        QSignalSpy progressed(measured, &Job::progressed);
        QSignalSpy othersProgress(other.job, &Job::progressed);
        QVERIFY(engine.report<EvaluateModel>(3, 7));
        QCOMPARE(progressed.size(), 1);
        QCOMPARE(progressed[0][0].value<Progress>().done, std::int64_t{3});
        QVERIFY(othersProgress.isEmpty());
    }

    void pauseAndFinishReachTheEngine()
    {
        FakeEngine engine;
        Asker asker(engine);
        asker.job->setPaused(true);
        QVERIFY(engine.isAsked<DescribeModel>());
        QTRY_VERIFY(engine.open<DescribeModel>().isPaused);
        asker.job->finishEarly();
        QVERIFY(!asker.job->isPaused());
        QTRY_VERIFY(engine.open<DescribeModel>().isToFinish);
        QVERIFY(!engine.open<DescribeModel>().isPaused);
    }

    void aCancelledOneIsAnsweredSo()
    {
        FakeEngine engine;
        Asker asker(engine);
        QVERIFY(engine.isAsked<DescribeModel>());
        asker.job->cancel();
        QTRY_COMPARE(asker.answers.size(), std::size_t{1});
        QCOMPARE(errorOf(asker.answers[0]).code, ErrorCode::Cancelled);
    }

    void whoeverIsGoneIsToldNothing()
    {
        FakeEngine engine;
        engine.ignoresCancel = true;
        bool isTold = false;
        auto parent = std::make_unique<QObject>();
        engine.service.ask<DescribeModel>({"/models/one"}, parent.get(), [&](const auto&) { isTold = true; });
        QVERIFY(engine.isAsked<DescribeModel>());
        parent.reset();
        QTRY_VERIFY(engine.open<DescribeModel>().isCancelled); // nobody needs it any more
        QVERIFY(engine.answer<DescribeModel>(described("late")));
        QVERIFY(!isTold);
    }

    void anEngineThatDiesIsToldAndAskedAgain()
    {
        FakeEngine engine;
        QTRY_COMPARE(engine.service.state(), EngineState::Ready);
        Asker asker(engine);
        QVERIFY(engine.isAsked<DescribeModel>());
        engine.die();
        QCOMPARE(engine.service.state(), EngineState::Restarting);
        QCOMPARE(engine.service.statusLine(), QStringLiteral("The engine ended; restarting."));
        Asker meanwhile(engine, "/models/two");
        QCoreApplication::processEvents(); // whatever would reach a living one
        QVERIFY(engine.countOf<DescribeModel>() == 1 && asker.answers.empty());
        engine.comeBack();
        QCOMPARE(engine.service.state(), EngineState::Ready);
        QTRY_COMPARE(engine.countOf<DescribeModel>(), 3); // the first once more, and the new one
        QVERIFY(engine.asked[1].params == engine.asked[0].params);
        QVERIFY(engine.answer<DescribeModel>(described("one")));
        QVERIFY(engine.answer<DescribeModel>(described("two")));
        QCOMPARE(asker.answers.at(0)->card, std::string("one"));
        QCOMPARE(meanwhile.answers.at(0)->card, std::string("two"));
    }

    void anEngineThatCannotStartFailsEveryRequestInItsWords()
    {
        FakeEngine engine;
        Asker before(engine);
        QVERIFY(engine.isAsked<DescribeModel>());
        engine.giveUp({ErrorCode::EngineUnavailable, "The engine does not start.", "Check the command."});
        QCOMPARE(engine.service.state(), EngineState::Failed);
        Asker after(engine);
        QTRY_COMPARE(after.answers.size(), std::size_t{1});
        for (const auto& asker : {&before, &after}) {
            QCOMPARE(errorOf(asker->answers.at(0)).code, ErrorCode::EngineUnavailable);
            QCOMPARE(errorOf(asker->answers[0]).message.english(), std::string("The engine does not start."));
        }
        engine.service.start(); // tried once more
        QTRY_COMPARE(engine.service.state(), EngineState::Ready);
        Asker again(engine);
        QVERIFY(engine.answer<DescribeModel>(described("one")));
        QVERIFY(again.answers.at(0).has_value());
    }

    void anAnswerThatIsNoneIsAnError()
    {
        FakeEngine engine;
        Asker asker(engine);
        const protocol::RequestId id = engine.open<DescribeModel>().id;
        Q_EMIT engine.answered(id, Json{{"sha256", 5}});
        QCOMPARE(asker.answers.size(), std::size_t{1});
        QVERIFY(!asker.answers[0]);
        const std::string words = describe(errorOf(asker.answers[0]));
        QVERIFY2(words.find("The answer to model.describe") != std::string::npos, words.c_str());
    }

    void theFactsAreOfTheDeviceThatIsWanted()
    {
        FakeEngine engine;
        QTRY_VERIFY(engine.service.facts().has_value());
        QCOMPARE(engine.service.facts()->device, std::string("cpu"));
        engine.service.configure({QStringLiteral("fake")}, QStringLiteral("cuda:1"));
        QTRY_COMPARE(engine.service.facts()->device, std::string("cuda:1"));
    }

    void anotherCommandIsAnotherEngine()
    {
        FakeEngine engine;
        QTRY_COMPARE(engine.service.state(), EngineState::Ready);
        Asker asker(engine);
        QVERIFY(engine.isAsked<DescribeModel>());
        QSignalSpy changed(&engine.service, &EngineService::stateChanged);
        engine.service.configure({QStringLiteral("another")}, QStringLiteral("cpu"));
        QTRY_COMPARE(asker.answers.size(), std::size_t{1});
        QCOMPARE(errorOf(asker.answers[0]).code, ErrorCode::Cancelled);
        QTRY_VERIFY(changed.size() >= 2); // stopped, and ready again
        QCOMPARE(engine.service.state(), EngineState::Ready);
    }

    void weightsGoWithTheQuestionsTheyCountFor()
    {
        FakeEngine engine;
        QSignalSpy weighed(&engine.service, &EngineService::weighedAnew);
        domain::EffortWeights weights;
        weights.price = 7;
        engine.service.weigh(weights);
        engine.service.weigh(weights); // as it was
        QCOMPARE(weighed.size(), 1);
        QObject parent;
        contract::RecommendTask task;
        task.model = "/models/one";
        engine.service.ask<contract::Recommend>(task, &parent, [](const auto&) {});
        QCOMPARE(engine.open<contract::Recommend>().params.at("weights").at("price"), Json(7.0));
        Asker other(engine);
        QVERIFY(!engine.open<DescribeModel>().params.contains("weights"));
    }

    void withoutAWindowTheAnswerIsWaitedFor()
    {
        FakeEngine engine;
        engine.script<DescribeModel>(described("waited for"));
        int watched = 0;
        const auto answer =
            engine.service.askAndWait<DescribeModel>({"/models/one"}, [&](Job&) { ++watched; });
        QVERIFY(answer.has_value());
        QCOMPARE(answer->card, std::string("waited for"));
        QCOMPARE(watched, 1);
    }
};

QTEST_GUILESS_MAIN(TestEngineRequests)
#include "tst_enginerequests.moc"
