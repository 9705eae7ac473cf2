// SPDX-License-Identifier: GPL-3.0-or-later
// The real engine, as a process, through everything that stands between it and the window.
#include "contract/casemessages.h"
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "common/resources.h"
#include "services/demonstration.h"
#include "services/settings.h"
#include "services/versiontext.h"
#include "support/errorof.h"
#include "support/services/untypedask.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <memory>
#include <vector>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::services;

namespace {

constexpr int kLong = 120'000;
constexpr int kTrainingToo = 5 * kLong; // with other tests beside it

QString enginePath()
{
    return qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-engine");
}

/// A small training: seconds, with a checkpoint every few steps.
Json smallTraining(const UserFolders& folders, const QString& name)
{
    return {{"source", {{"kind", "sample"}, {"rows", 800}, {"seed", 3}}},
            {"settings",
             {{"selection", "bucket"},
              {"seed", 3},
              {"buckets", 2},
              {"hidden", 32},
              {"shared_steps", 300},
              {"bucket_steps", 60},
              {"budget_fraction", 0.05},
              {"device", "cpu"},
              {"checkpoint_file", folders.checkpointFile(name).toStdString()},
              {"checkpoint_every_steps", 20}}},
            {"output", folders.modelFolder(name).toStdString()}};
}

/// An engine service with its own files.
struct EngineFixture
{
    QTemporaryDir folder;
    UserFolders folders = UserFolders::inFolder(folder.path());
    EngineService engine{QStringLiteral("test")};

    explicit EngineFixture(const QStringList& command = {enginePath()})
    {
        if (!folders.create())
            qFatal("no folder for the test");
        engine.configure(command, QStringLiteral("auto"));
        engine.start();
    }
    void killEngine(int signal) const { ::kill(static_cast<pid_t>(engine.processId()), signal); }
};

} // namespace

class TestEngineService : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<EngineFixture> m_shared;

private Q_SLOTS:
    void cleanupTestCase() { m_shared.reset(); }

    void saysWhatItRunsOn()
    {
        EngineFixture fixture;
        QTRY_VERIFY_WITH_TIMEOUT(fixture.engine.facts().has_value(), kLong);
        const contract::EngineFacts& facts = *fixture.engine.facts();
        QVERIFY2(facts.libtorch.starts_with("2."), facts.libtorch.c_str());
        QVERIFY(facts.threads >= 1);
        QVERIFY(facts.cuda.isAvailable || !facts.cuda.reason.empty());
        QVERIFY(facts.cuda.isAvailable || facts.device == "cpu");
        QVERIFY(facts.deviceProblem.empty());
        const QString text = versionText(QStringLiteral("genex"), fixture.engine);
        for (const char* part : {"genex ", "libtorch 2.", "Qt 6.", "SQLite 3.", "BLAS ", "CUDA ", "Device "})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    }

    void aDeviceThatIsNotThereIsSaidAndTheCpuUsed()
    {
        EngineFixture fixture;
        QTRY_VERIFY_WITH_TIMEOUT(fixture.engine.facts().has_value(), kLong);
        if (fixture.engine.facts()->cuda.isAvailable)
            QSKIP("No hardware: this needs a machine without a GPU.");
        fixture.engine.configure({enginePath()}, QStringLiteral("cuda:0"));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.engine.facts()->deviceProblem.empty(), kLong);
        QCOMPARE(fixture.engine.facts()->device, std::string("cpu"));
    }

    void killedInTrainingGoesOnToTheSameModel()
    {
        EngineFixture fixture;
        const auto straight = answerTo(fixture.engine, contract::TrainModel::kMethod,
                                       smallTraining(fixture.folders, QStringLiteral("a")));
        QVERIFY2(straight.has_value(), errorOf(straight).message.english().c_str());

        int kills = 0;
        std::int64_t lastKill = 0;
        Job* job = UntypedAsk::ask(fixture.engine, contract::TrainModel::kMethod,
                                   smallTraining(fixture.folders, QStringLiteral("b")));
        const auto interrupted = waitFor(job, [&](const Progress& progress) {
            // Each time some way beyond the place of the kill before.
            if (kills < 3 && progress.done > lastKill + progress.total / 6) {
                lastKill = progress.done;
                ++kills;
                fixture.killEngine(SIGKILL);
            }
        });
        QVERIFY2(interrupted.has_value(), errorOf(interrupted).message.english().c_str());
        QVERIFY(kills > 0);
        QCOMPARE(interrupted->at("model_sha256").get<std::string>(),
                 straight->at("model_sha256").get<std::string>());
    }

    void aStoppedEngineIsReplaced()
    {
        EngineFixture fixture;
        QTRY_COMPARE_WITH_TIMEOUT(fixture.engine.state(), EngineState::Ready, kLong);
        const qint64 before = fixture.engine.processId();
        fixture.killEngine(SIGSTOP);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.engine.state(), EngineState::NotAnswering, kLong);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.engine.state(), EngineState::Ready, kLong);
        QVERIFY(fixture.engine.processId() != before);
    }

    void cancelEndsATraining()
    {
        EngineFixture fixture;
        Job* job = UntypedAsk::ask(fixture.engine, contract::TrainModel::kMethod,
                                   smallTraining(fixture.folders, QStringLiteral("c")));
        const auto outcome = waitFor(job, [job](const Progress&) { job->cancel(); });
        QVERIFY(!outcome);
        QCOMPARE(errorOf(outcome).code, ErrorCode::Cancelled);
        QVERIFY(!QFile::exists(fixture.folders.modelFolder(QStringLiteral("c"))));
    }

    void badParamsAreErrorsNotDeaths()
    {
        EngineFixture fixture;
        const qint64 pid = fixture.engine.processId();
        const auto codeOf = [&](const char* method, const Json& params) {
            const auto outcome = answerTo(fixture.engine, method, params);
            return errorOf(outcome).code;
        };
        QCOMPARE(codeOf("no.such", Json::object()), ErrorCode::UnknownMethod);
        QCOMPARE(codeOf(contract::Recommend::kMethod, Json::object()), ErrorCode::InvalidInput);
        QCOMPARE(
            codeOf(contract::Recommend::kMethod, {{"model", "/nonexistent"}, {"findings", Json::array()}}),
            ErrorCode::NotFound);
        QCOMPARE(codeOf(contract::TrainModel::kMethod,
                        {{"source", {{"kind", "sample"}, {"rows", -1}, {"seed", 1}}},
                         {"output", "/nonexistent/x"}}),
                 ErrorCode::InvalidInput);
        QCOMPARE(
            codeOf(contract::TrainModel::kMethod, {{"settings", {{"buckets", "many"}}}, {"output", "x"}}),
            ErrorCode::InvalidInput);
        QCOMPARE(fixture.engine.processId(), pid);
    }

    void hostileParamsAreInvalidInput_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("params");
        const auto add = [](const char* name, const char* method, const char* params) {
            QTest::newRow(name) << QByteArray(method) << QByteArray(params);
        };
        add("no source", contract::TrainModel::kMethod, R"({"output":"x"})");
        add("source is a list", contract::TrainModel::kMethod, R"({"output":"x","source":[1]})");
        add("unknown kind", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"web","url":"x"}})");
        add("unknown field", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"file","path":"x","colour":1}})");
        add("path is a number", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"file","path":7}})");
        add("kind of a column", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"file","path":"x","kinds":{"a":"label"}}})");
        add("delimiter", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"file","path":"x","delimiter":"x"}})");
        add("column of a sample", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"split":"column:a"})");
        add("preset", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"preset":"magic"})");
        add("settings", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"settings":{"magic":1}})");
        add("split", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"split":"magic"})");
        add("misspelt", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"evalaute":true})");
        add("money without prices", contract::TrainModel::kMethod,
            R"({"output":"x","source":{"kind":"sample","rows":9,"seed":1},"settings":{"budget_cost":5}})");
        add("evaluate nothing", contract::EvaluateModel::kMethod, "{}");
        add("threshold of nothing", contract::ChangeThreshold::kMethod, "{}");
        add("threshold is a text", contract::ChangeThreshold::kMethod,
            R"({"model":"x","budget":1,"threshold":"high","output":"y"})");
        add("threshold below nothing", contract::ChangeThreshold::kMethod,
            R"({"model":"x","budget":1,"threshold":-1,"output":"y"})");
        add("describe nothing", contract::DescribeModel::kMethod, "{}");
        add("describe a number", contract::DescribeModel::kMethod, R"({"model":7})");
        add("two budgets", contract::Recommend::kMethod,
            R"({"model":"x","findings":[],"budget":{"count":1,"cost":1}})");
        add("budget below nothing", contract::Recommend::kMethod,
            R"({"model":"x","findings":[],"budget":{"fraction":-1}})");
        add("finding without state", contract::Recommend::kMethod,
            R"({"model":"x","findings":[{"feature":"a"}]})");
        add("explain without findings", contract::Explain::kMethod, R"({"model":"x","order":["a"]})");
        add("order is a text", contract::Explain::kMethod, R"({"model":"x","findings":[],"order":"a"})");
        add("estimate holds a number", contract::Explain::kMethod,
            R"({"model":"x","findings":[],"estimate":[7]})");
        add("also is an object", contract::Explain::kMethod, R"({"model":"x","findings":[],"also":{"a":1}})");
        add("case is a list", contract::Conclude::kMethod, R"({"model":"x","case":[]})");
        add("unavailable is a number", contract::Conclude::kMethod,
            R"({"model":"x","case":{"findings":[],"unavailable":7}})");
    }

    void hostileParamsAreInvalidInput()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, params);
        if (!m_shared)
            m_shared = std::make_unique<EngineFixture>(); // one engine for all of them: none may kill it
        const auto outcome =
            answerTo(m_shared->engine, method.constData(), Json::parse(params.toStdString()));
        QVERIFY(!outcome);
        QVERIFY2(errorOf(outcome).code == ErrorCode::InvalidInput,
                 errorOf(outcome).message.english().c_str());
    }

    void tooLittleMemoryIsSaid()
    {
        // Enough to start, not enough for ten million patients: the engine says so or dies of it; both are
        // told.
        EngineFixture fixture({QStringLiteral("prlimit"), QStringLiteral("--as=6000000000"), enginePath()});
        Json params = smallTraining(fixture.folders, QStringLiteral("d"));
        params["source"]["rows"] = 10'000'000;
        const auto outcome = answerTo(fixture.engine, contract::TrainModel::kMethod, params);
        QVERIFY(!outcome);
        QVERIFY2(errorOf(outcome).code == ErrorCode::OutOfMemory ||
                     errorOf(outcome).code == ErrorCode::EngineUnavailable,
                 errorOf(outcome).message.english().c_str());
    }

    void theCommandMayBeAnyCommandLine()
    {
        EngineFixture fixture(
            {QStringLiteral("sh"), QStringLiteral("-c"), QStringLiteral("exec \"$0\""), enginePath()});
        QTRY_COMPARE_WITH_TIMEOUT(fixture.engine.state(), EngineState::Ready, kLong);
    }

    /// Where effort counts above all, asking and examining come first.
    void whatCountsAgainstATestReachesTheEngine()
    {
        EngineFixture fixture;
        contract::RecommendTask task;
        task.model = (bundledModels() / "embedded" / "1").string();
        task.findings = {domain::Finding::present("fever"), domain::Finding::present("headache")};
        const auto first = [&] {
            const auto answer = fixture.engine.askAndWait<contract::Recommend>(task);
            return answer ? Json(*answer).at("order").at(0) : Json();
        };
        const Json usual = first();
        QCOMPARE(usual.at("stage").get<std::string>(), std::string("laboratory"));
        fixture.engine.weigh({100, 100, 100});
        QCOMPARE(first().at("stage").get<std::string>(), std::string("bedside"));
        fixture.engine.weigh({});
        QVERIFY(first() == usual);
    }

    void theDemonstrationGoesAllTheWay()
    {
        EngineFixture fixture;
        Demonstration demonstration(fixture.engine, fixture.folders);
        std::vector<double> shares;
        connect(&demonstration, &Demonstration::progressed, &demonstration, [&](const Progress& progress) {
            shares.push_back(static_cast<double>(progress.done) / static_cast<double>(progress.total));
        });
        QSignalSpy finished(&demonstration, &Demonstration::finished);
        QSignalSpy failed(&demonstration, &Demonstration::failed);
        demonstration.start(Demonstration::Start::TrainAgain);
        QVERIFY(demonstration.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(finished.count() + failed.count() == 1, kTrainingToo);
        QCOMPARE(failed.count(), 0);
        QVERIFY(shares.size() > 2);
        QVERIFY(std::is_sorted(shares.begin(), shares.end())); // one bar over data, training and evaluation
        QCOMPARE(shares.back(), 1.0);
        const DemonstrationOutcome first = *demonstration.outcome();
        QVERIFY(!first.recommendation.order.empty());
        QVERIFY(first.training.has_value());
        QVERIFY(first.recommendation.confidenceExpected > first.recommendation.confidenceNow);
        QCOMPARE(demonstration.model(), demonstration.ownModel());
        // Again: the model is there, and the same patient gets the same answer.
        demonstration.start();
        QTRY_VERIFY_WITH_TIMEOUT(finished.count() == 2, kLong);
        QVERIFY(!demonstration.outcome()->training);
        QVERIFY(demonstration.outcome()->recommendation == first.recommendation);
    }

    void theModelThatCameWithTheProgramAnswersAtOnce()
    {
        EngineFixture fixture;
        Demonstration demonstration(fixture.engine, fixture.folders);
        QSignalSpy finished(&demonstration, &Demonstration::finished);
        demonstration.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        const DemonstrationOutcome& outcome = *demonstration.outcome();
        QVERIFY(!outcome.training);
        QVERIFY(!QFile::exists(demonstration.ownModel()));
        QVERIFY(!outcome.recommendation.order.empty());
        QVERIFY(outcome.recommendation.concerns.empty());
    }

    /// The tests that a doctor would order are proposed, their results move the differential, and what the
    /// invented patient has is what is concluded.
    void aDemonstrationEndsInTheRightConclusion_data()
    {
        QTest::addColumn<QString>("patient");
        QTest::addColumn<QStringList>("tests");
        QTest::newRow("traveller")
            << QStringLiteral("traveller")
            << QStringLiteral("malaria_film dengue_ns1 platelets blood_culture").split(QLatin1Char(' '));
        QTest::newRow("chest pain")
            << QStringLiteral("chest-pain")
            << QStringLiteral("troponin ecg_local_st_elevation").split(QLatin1Char(' '));
    }
    void aDemonstrationEndsInTheRightConclusion()
    {
        QFETCH(const QString, patient);
        QFETCH(const QStringList, tests);
        EngineFixture fixture;
        Demonstration demonstration(fixture.engine, fixture.folders);
        demonstration.setPatient(*services::demonstrationPatientFromName(patient));
        QSignalSpy finished(&demonstration, &Demonstration::finished);
        demonstration.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        const DemonstrationOutcome& outcome = *demonstration.outcome();
        QStringList ordered;
        for (const domain::OrderItem& item : outcome.recommendation.order)
            ordered << QString::fromStdString(item.feature);
        for (const QString& test : tests)
            QVERIFY2(ordered.contains(test),
                     qPrintable(test + QLatin1String(" is not among ") + ordered.join(QLatin1Char(' '))));
        QVERIFY(ordered.size() <= 20);
        for (const char* known : {"age", "female_sex"})
            QVERIFY2(!ordered.contains(QLatin1String(known)), known);
        QVERIFY(!outcome.document.results().empty());
        const domain::Conclusion* conclusion = outcome.document.conclusion();
        QVERIFY(conclusion);
        QVERIFY(!conclusion->abstains);
        QCOMPARE(conclusion->differential.front().disease, outcome.patient.disease);
        const auto before = std::ranges::find(outcome.recommendation.differential, outcome.patient.disease,
                                              &domain::Likelihood::disease);
        QVERIFY(conclusion->differential.front().probability > before->now + 0.1);
        QVERIFY(conclusion->differential.front().probability > 0.9);
    }

    void everyDemonstrationPatientHasANameAndAFile()
    {
        for (const QString& name : demonstrationPatients()) {
            const auto patient = demonstrationPatientFromName(name);
            QVERIFY(patient.has_value());
            QVERIFY(std::filesystem::exists(demonstrationFile(*patient)));
        }
        QVERIFY(!demonstrationPatientFromName(QStringLiteral("nobody")));
    }

    void theDemonstrationCanBeCancelled()
    {
        EngineFixture fixture;
        Demonstration demonstration(fixture.engine, fixture.folders);
        QSignalSpy failed(&demonstration, &Demonstration::failed);
        connect(&demonstration, &Demonstration::progressed, &demonstration, &Demonstration::cancel);
        demonstration.start(Demonstration::Start::TrainAgain);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kLong);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::Cancelled);
        QVERIFY(!demonstration.isRunning());
        QVERIFY(!QFile::exists(demonstration.ownModel()));
    }
};

QTEST_GUILESS_MAIN(TestEngineService)
#include "tst_engineservice.moc"
