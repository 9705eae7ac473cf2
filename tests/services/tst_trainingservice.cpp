// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings with the real engine and a real store, from their beginning to every kind of end.
#include "common/atomicfile.h"
#include "common/random.h"
#include "common/sha256.h"
#include "services/trainingrecords.h"
#include "services/trainingservice.h"
#include "support/errorof.h"
#include "support/stores/secrets.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <memory>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::services;

namespace {

constexpr int kLong = 120'000;

QString enginePath()
{
    return qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-engine");
}

/// Patients of three diseases, told by four of twelve findings.
std::string tableText(int rows, std::uint64_t seed)
{
    Random random(seed);
    std::string text;
    for (int f = 0; f < 12; ++f)
        text += "f" + std::to_string(f) + ",";
    text += "disease\n";
    for (int r = 0; r < rows; ++r) {
        const auto disease = random.below(3);
        for (std::uint64_t f = 0; f < 12; ++f)
            text += random.bernoulli(f % 3 == disease ? 0.8 : 0.2) ? "1," : "0,";
        text += std::string(1, static_cast<char>('a' + disease)) + "\n";
    }
    return text;
}

/// The service with everything below it, on a profile of its own.
struct Fixture
{
    CaseStoreController cases;
    EngineService engine{QStringLiteral("test")};
    std::unique_ptr<TrainingService> training;

    explicit Fixture(const UserFolders& folders)
        : cases(folders, cheapKeys())
    {
        engine.configure({enginePath()}, QStringLiteral("cpu"));
        engine.start();
        training = std::make_unique<TrainingService>(cases, engine);
        cases.start();
    }

    /// The store that needs no passphrase.
    void open()
    {
        QTRY_VERIFY_WITH_TIMEOUT(cases.view().state == StoreState::NoStore, kLong);
        QSignalSpy loaded(training.get(), &TrainingService::runsChanged);
        cases.openDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(cases.view().state == StoreState::Unlocked, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!loaded.isEmpty(), kLong);
    }

    void waitForEnd() const { QTRY_VERIFY_WITH_TIMEOUT(!training->isRunning(), kLong); }
    void waitForPicks() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            training->live().lane("bucket-0") && !training->live().lane("bucket-0")->picks.empty(), kLong);
    }
    const TrainingRun& last() const { return training->runs().front(); }

    static CaseBookOptions cheapKeys()
    {
        CaseBookOptions options;
        options.keyCost = testing::kCheap;
        return options;
    }
};

} // namespace

class TestTrainingService : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    UserFolders m_folders;
    std::filesystem::path m_table;

    TrainingPlan plan(int sharedSteps = 60) const
    {
        TrainingPlan plan;
        plan.name = "three diseases";
        plan.data.key = "dataset/1-three";
        plan.data.name = "three.csv";
        plan.data.source = contract::TableSource::ofFile(m_table.string());
        plan.data.source.label = "disease";
        plan.data.sha256 = Sha256::of(readWholeFile(m_table));
        plan.data.observedSize = 3;
        plan.data.pools = 4;
        plan.data.classes = {"a", "b", "c"};
        plan.settings = {{"seed", 3},
                         {"buckets", 2},
                         {"hidden", 16},
                         {"shared_steps", sharedSteps},
                         {"generator_steps", 40},
                         {"bucket_steps", 20},
                         {"generator_bucket_steps", 10},
                         {"budget_fraction", 0.5},
                         {"draws", 8},
                         {"checkpoint_every_steps", 10}};
        return plan;
    }

    std::size_t checkpoints() const
    {
        std::error_code error;
        std::size_t count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(
                 std::filesystem::path(m_folders.checkpointFile(QString()).toStdString()).parent_path(),
                 error))
            count += entry.is_regular_file() ? 1 : 0;
        return count;
    }

    void changeTable() const { writeFileAtomically(m_table, tableText(300, 8)); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = UserFolders::inFolder(m_folder->path());
        QVERIFY(m_folders.create());
        m_table = m_folder->filePath(QStringLiteral("three.csv")).toStdString();
        writeFileAtomically(m_table, tableText(300, 7));
    }

    void aPlanOfOlderVersionsHasThePresetsNameOfToday()
    {
        Json stored = plan();
        QCOMPARE(stored.get<TrainingPlan>().preset, std::string(contract::kUsualPreset));
        stored["preset"] = "paper";
        QCOMPARE(stored.get<TrainingPlan>().preset, std::string("transformer"));
    }

    void aTrainingIsToldAsItGoesAndKept()
    {
        Fixture fixture(m_folders);
        fixture.open();
        QSignalSpy finished(fixture.training.get(), &TrainingService::finished);
        fixture.training->start(plan());
        QVERIFY(fixture.training->isRunning());
        fixture.waitForEnd();
        QCOMPARE(finished.size(), 1);
        const TrainingRun run = fixture.last();
        QCOMPARE(run.state, RunState::Finished);
        QVERIFY(std::filesystem::exists(std::filesystem::path(run.modelFolder) / "weights.safetensors"));
        QVERIFY(run.evaluation.has_value());
        QCOMPARE(fixture.training->live().lane("bucket-0")->picks, run.summary.value().buckets[0].order);
        QCOMPARE(checkpoints(), std::size_t{0});

        Fixture later(m_folders); // the next start of the program
        later.open();
        QCOMPARE(later.training->runs().size(), std::size_t{1});
        QVERIFY(later.last() == run);
    }

    void repeatedExactlyItIsTheSameModel()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan());
        fixture.waitForEnd();
        const TrainingRun first = fixture.last();
        fixture.training->repeat(first.key);
        fixture.waitForEnd();
        const TrainingRun& second = fixture.last();
        QVERIFY(second.key != first.key);
        QVERIFY(second.modelFolder != first.modelFolder);
        QCOMPARE(second.repeats, first.key);
        QCOMPARE(second.modelSha256, first.modelSha256);
        QVERIFY(differencesOf(first, second).empty());
    }

    void onlyWhatDiffersIsCompared()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan());
        fixture.waitForEnd();
        TrainingPlan other = plan();
        other.settings["hidden"] = 24;
        fixture.training->start(other);
        fixture.waitForEnd();
        const auto differences = differencesOf(fixture.training->runs()[1], fixture.training->runs()[0]);
        QVERIFY(std::ranges::any_of(differences, [](const RunDifference& difference) {
            return difference.what == "settings/hidden" && difference.first == "16" &&
                   difference.second == "24";
        }));
        QVERIFY(std::ranges::none_of(differences, [](const RunDifference& difference) {
            return difference.what.starts_with("data/");
        }));
    }

    void pausedItStandsStill()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan(200'000));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress().has_value(), kLong);
        fixture.training->setPaused(true);
        QVERIFY(fixture.training->isPaused());
        // What was under way is told; then nothing is.
        std::int64_t done = -1;
        QTRY_VERIFY_WITH_TIMEOUT(done == std::exchange(done, fixture.training->progress()->done), kLong);
        fixture.training->setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress()->done > done, kLong);
        fixture.training->cancel();
        fixture.waitForEnd();
        QCOMPARE(fixture.last().state, RunState::Cancelled);
        QVERIFY(!fixture.last().canGoOn());
        QTRY_COMPARE_WITH_TIMEOUT(checkpoints(), std::size_t{0}, kLong);
        QVERIFY(!std::filesystem::exists(fixture.last().modelFolder));
    }

    void stoppedAndKeptThereIsAModel()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan(200'000));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress() && fixture.training->progress()->done > 0,
                                 kLong);
        // A tenth of the steps is the least: with fewer of them to go, it ends soon.
        fixture.training->cancel();
        fixture.waitForEnd();
        fixture.training->start(plan(2'000));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress() && fixture.training->progress()->done > 0,
                                 kLong);
        fixture.training->setPaused(true);
        fixture.training->stopAndKeep();
        QVERIFY(fixture.training->isStopping());
        QVERIFY(!fixture.training->isPaused());
        fixture.waitForEnd();
        QCOMPARE(fixture.last().state, RunState::Finished);
        QVERIFY(fixture.last().summary.value().endedEarly);
        QVERIFY(std::filesystem::exists(fixture.last().modelFolder));
    }

    void leftItGoesOnAndEndsTheSame()
    {
        std::string whole;
        {
            Fixture fixture(m_folders);
            fixture.open();
            fixture.training->start(plan(3'000));
            fixture.waitForEnd();
            whole = fixture.last().modelSha256;
            fixture.training->start(plan(3'000));
            QTRY_VERIFY_WITH_TIMEOUT(fixture.training->live().checkpoints() > 0, kLong);
            fixture.training->leave();
            fixture.waitForEnd();
            QCOMPARE(fixture.last().state, RunState::Interrupted);
            QVERIFY(checkpoints() > 0);
        }
        Fixture later(m_folders);
        later.open();
        QVERIFY(later.last().canGoOn());
        later.training->goOn(later.last().key);
        later.waitForEnd();
        QCOMPARE(later.last().state, RunState::Finished);
        QCOMPARE(later.last().modelSha256, whole);
    }

    void endedWithTheProgramItIsFoundAgain()
    {
        {
            Fixture fixture(m_folders);
            fixture.open();
            fixture.training->start(plan(200'000));
            QTRY_VERIFY_WITH_TIMEOUT(fixture.training->live().checkpoints() > 0, kLong);
        } // as if it were killed: nobody says anything
        Fixture later(m_folders);
        later.open();
        QCOMPARE(later.training->runs().size(), std::size_t{1});
        QCOMPARE(later.last().state, RunState::Running);
        QVERIFY(!later.training->isRunning());
        QVERIFY(later.last().canGoOn());
    }

    void aKilledEngineIsReplacedAndTheModelIsTheSame()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan(3'000));
        fixture.waitForEnd();
        const std::string whole = fixture.last().modelSha256;
        fixture.training->start(plan(3'000));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->live().checkpoints() > 0, kLong);
        ::kill(static_cast<pid_t>(fixture.engine.processId()), SIGKILL);
        fixture.waitForEnd();
        QCOMPARE(fixture.last().state, RunState::Finished);
        QCOMPARE(fixture.last().modelSha256, whole);
    }

    void aTableThatChangedIsSaidAndTheRunIsKept()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan(200'000));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->live().checkpoints() > 0, kLong);
        fixture.training->leave();
        fixture.waitForEnd();
        changeTable();
        QSignalSpy failed(fixture.training.get(), &TrainingService::failed);
        fixture.training->goOn(fixture.last().key);
        fixture.waitForEnd();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(fixture.last().state, RunState::Failed);
        QVERIFY2(fixture.last().error->message.english().find("three.csv") != std::string::npos,
                 fixture.last().error->message.english().c_str());
        QVERIFY(fixture.last().canGoOn());
        QVERIFY(checkpoints() > 0); // with the old table it would go on
        writeFileAtomically(m_table, tableText(300, 7));
        fixture.training->goOn(fixture.last().key);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress() && fixture.training->progress()->done > 0,
                                 kLong);
        fixture.training->cancel();
        fixture.waitForEnd();
    }

    void whatCannotBeTrainedOnIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::newRow("no label") << QStringLiteral("f0,f1\n1,0\n0,1\n1,1\n")
                                  << QStringLiteral("has no column \"disease\"");
        QTest::newRow("one class") << QStringLiteral("f0,f1,disease\n1,0,a\n0,1,a\n1,1,a\n0,0,a\n")
                                   << QStringLiteral("All rows belong to one class");
        QTest::newRow("three rows") << QStringLiteral("f0,f1,disease\n1,0,a\n0,1,b\n1,1,a\n")
                                    << QStringLiteral("The class \"b\" has only one row");
    }
    void whatCannotBeTrainedOnIsSaid()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, word);
        writeFileAtomically(m_table, text.toStdString());
        Fixture fixture(m_folders);
        fixture.open();
        TrainingPlan small = plan();
        small.data.observedSize = 1;
        fixture.training->start(small);
        fixture.waitForEnd();
        QCOMPARE(fixture.last().state, RunState::Failed);
        const std::string message = describe(*fixture.last().error);
        QVERIFY2(QString::fromStdString(message).contains(word), message.c_str());
        QVERIFY(!fixture.last().error->remedy.empty());
    }

    void timesAreAskedBefore()
    {
        Fixture fixture(m_folders);
        fixture.open();
        std::optional<Result<contract::TrainingEstimate>> estimate;
        fixture.training->estimate(plan(), [&](const auto& answer) { estimate = answer; });
        QTRY_VERIFY_WITH_TIMEOUT(estimate.has_value(), kLong);
        QVERIFY(estimate->value().seconds > 0);
        QCOMPARE(estimate->value().bucketsWanted, 2);
    }

    void anotherThresholdIsAnotherModelThatIsMeasured()
    {
        Fixture fixture(m_folders);
        fixture.open();
        TrainingPlan generous = plan();
        generous.settings["accuracy_given_up"] = 0.3; // so that something is estimated
        fixture.training->start(generous);
        fixture.waitForEnd();
        const TrainingRun run = fixture.last();
        const auto chosen = std::ranges::find_if(
            run.thresholds, [](const contract::ThresholdPlan& one) { return one.curve.size() > 1; });
        QVERIFY(chosen != run.thresholds.end());
        const double other = chosen->threshold == chosen->curve.front().tau ? chosen->curve.back().tau
                                                                            : chosen->curve.front().tau;
        QSignalSpy saved(fixture.training.get(), &TrainingService::thresholdSaved);
        QSignalSpy failed(fixture.training.get(), &TrainingService::failed);
        fixture.training->saveWithThreshold(run.key, chosen->budget, other);
        QVERIFY(fixture.training->isSavingThreshold());
        fixture.training->saveWithThreshold(run.key, chosen->budget, other); // while it is: nothing
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.training->isSavingThreshold(), kLong);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(saved.size(), 1);
        const auto model = saved.front().front().value<SavedThreshold>();
        QVERIFY(model.modelSha256 != run.modelSha256);
        QVERIFY(model.evaluation.value().budgets.size() == run.evaluation.value().budgets.size());
        QVERIFY(std::filesystem::exists(run.modelFolder + "-tau"));
        fixture.training->saveWithThreshold(run.key, 1e5, other); // no such budget
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kLong);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!fixture.training->isSavingThreshold());
    }

    void endedWhileLockedItIsKeptLater()
    {
        Fixture fixture(m_folders);
        fixture.open();
        fixture.training->start(plan());
        QTRY_VERIFY_WITH_TIMEOUT(fixture.training->progress().has_value(), kLong);
        fixture.cases.leaveDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.cases.view().state == StoreState::NoStore, kLong);
        fixture.waitForEnd();
        fixture.cases.openDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(
            !fixture.training->runs().empty() && fixture.last().state == RunState::Finished, kLong);
    }

    void aRunIsFoundByKeyOrName()
    {
        std::vector<TrainingRun> runs(3);
        runs[0].key = "training/1-a";
        runs[0].plan.name = "alone";
        runs[1].key = "training/2-b";
        runs[2].key = "training/3-b";
        runs[1].plan.name = runs[2].plan.name = "twice";
        QCOMPARE(trainingRunNamed(runs, "alone").key, runs[0].key);
        QCOMPARE(trainingRunNamed(runs, "3-b").key, runs[2].key);
        QCOMPARE(trainingRunNamed(runs, "training/2-b").key, runs[1].key);
        const auto codeOf = [&](const char* name) {
            return errorOf([&] { return trainingRunNamed(runs, name).key; }).code;
        };
        QCOMPARE(codeOf("twice"), ErrorCode::InvalidInput);
        QCOMPARE(codeOf("nobody"), ErrorCode::NotFound);
    }

    void recordsThatMakeNoSenseAreRefused()
    {
        TrainingRun run;
        run.key = "training/1-x";
        run.plan = plan();
        run.modelFolder = "models/x";
        const Json good = run;
        QVERIFY(good.get<TrainingRun>() == run);
        for (const char* change : {R"({"state": "sleeping"})", R"({"plan": 5})", R"({"started_ms": -1})",
                                   R"({"unknown": 1})", R"({"model_folder": 7})"}) {
            Json bad = good;
            bad.update(Json::parse(change));
            QVERIFY_THROWS_EXCEPTION(std::exception, static_cast<void>(bad.get<TrainingRun>()));
        }
    }
};

QTEST_GUILESS_MAIN(TestTrainingService)
#include "tst_trainingservice.moc"
