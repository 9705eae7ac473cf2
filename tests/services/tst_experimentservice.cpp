// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments with an engine in this process, from their beginning to every kind of end; what is kept of
// them, what two of them differ in, and what keeps one from being run.
#include "services/experimentcheck.h"
#include "support/services/experimentfixture.h"

#include <QSignalSpy>

#include <limits>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;

namespace {

/// A budget experiment's table: one figure, one p-value.
domain::ResultTable tableOf(double accuracy, double error, const char* method = "genex")
{
    return {{"budget", "method", "accuracy", "accuracy_standard_error", "p95_orders", "p_against_genex"},
            {{0.2, method, accuracy, error, 12.0, nullptr}}};
}

} // namespace

class TestExperimentService : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString made(const char* name) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
    }

    ExperimentRequest request() const
    {
        ExperimentRequest request;
        request.kind = contract::ExperimentKind::Budget;
        request.source = contract::TableSource::ofFile(made("t.csv").toStdString());
        request.source.label = "disease";
        return request;
    }

    /// What is said of a request, and where.
    static void finds(const ExperimentRequest& request, ExperimentField field, bool isOpen, const char* words)
    {
        const auto problem = problemOf(request);
        QVERIFY(problem.has_value());
        QVERIFY2(problem->text.contains(QString::fromUtf8(words)), qPrintable(problem->text));
        QCOMPARE(problem->field, field);
        QCOMPARE(problem->isOpen, isOpen);
    }

private Q_SLOTS:
    void anExperimentIsRunToldAndKept()
    {
        ExperimentFixture fixture;
        ExperimentService& experiments = *fixture.experiments;
        QSignalSpy finished(&experiments, &ExperimentService::finished);
        QSignalSpy progressed(&experiments, &ExperimentService::progressed);
        QVERIFY(fixture.start());
        QVERIFY(experiments.isRunning() && !progressed.isEmpty());
        QCOMPARE(experiments.progress()->total, 4);
        // It stands in the store before it has ended.
        const std::string key = experiments.runningKey();
        QVERIFY(experiments.find(key) && experiments.find(key)->state == RunState::Running);
        const Json asked = fixture.engine.lastOf<contract::RunExperiment>();
        QCOMPARE(asked.at("experiment").get<std::string>(), std::string("budget"));
        QCOMPARE(asked.at("settings").at("device").get<std::string>(), std::string("cpu"));
        QCOMPARE(asked.at("settings").at("seed").get<int>(), 9);

        QVERIFY(fixture.finish(0.75));
        QVERIFY(comesAbout([&] { return !finished.isEmpty(); }));
        QCOMPARE(finished.front().front().toString().toStdString(), key);
        QVERIFY(!experiments.isRunning() && !experiments.progress() && fixture.failures.empty());
        QVERIFY(experiments.find(key)->isFinished());
        for (const char* ending : {"csv", "json"})
            QVERIFY(QFile::exists(experiments.folderFor("budget") + QStringLiteral("/budget.") +
                                  QLatin1String(ending)));
        std::optional<Result<ExperimentReport>> report;
        experiments.load(key, &experiments, [&](const Result<ExperimentReport>& loaded) { report = loaded; });
        QVERIFY(comesAbout([&] { return report.has_value(); }));
        QVERIFY(report->has_value());
        QCOMPARE((*report)->table.rows.at(0).at(2), Json(0.75));
        const auto seed = std::ranges::find((*report)->conditions, "seed", &RunCondition::what);
        QVERIFY(seed != (*report)->conditions.end() && seed->value == "9");
    }

    void oneRunsAtATime()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        const std::string key = fixture.experiments->runningKey();
        ExperimentRequest other = fixture.request();
        other.repeats = 3;
        fixture.experiments->start(other);
        QCOMPARE(fixture.experiments->runningKey(), key);
        QVERIFY(fixture.finish(0.5));
        QVERIFY(fixture.isKept(RunState::Finished));
        QCOMPARE(fixture.experiments->runs().size(), std::size_t{1});
    }

    void aStoppedOneGoesOnAsTheSameRun()
    {
        ExperimentFixture fixture;
        ExperimentService& experiments = *fixture.experiments;
        QVERIFY(fixture.start());
        const std::string key = experiments.runningKey();
        experiments.cancel();
        QVERIFY(fixture.hasEnded() && fixture.isKept(RunState::Interrupted));
        QCOMPARE(fixture.failures.size(), std::size_t{1});
        QCOMPARE(fixture.failures.front().code, ErrorCode::Cancelled);
        QVERIFY(!experiments.runs().front().error); // it is no failure

        experiments.goOn(key);
        QVERIFY(fixture.isUnderWay());
        QCOMPARE(experiments.runningKey(), key);
        experiments.cancel();
        QVERIFY(fixture.hasEnded() && fixture.isKept(RunState::Interrupted));
        QVERIFY(fixture.start()); // asked for once more in the same way, it is that run, too
        QCOMPARE(experiments.runningKey(), key);
        QVERIFY(fixture.finish(0.5));
        QVERIFY(fixture.isKept(RunState::Finished));
        QCOMPARE(experiments.runs().size(), std::size_t{1});
        experiments.goOn(key); // there is nothing left of it
        QVERIFY(!experiments.isRunning());
    }

    void oneThatIsStoppedBeforeTheEngineIsAskedEndsToo()
    {
        ExperimentFixture fixture;
        fixture.experiments->start(fixture.request());
        fixture.experiments->cancel();
        QVERIFY(fixture.hasEnded() && fixture.isKept(RunState::Interrupted));
        QCOMPARE(fixture.failures.front().code, ErrorCode::Cancelled);
        QVERIFY(fixture.engine.asked.empty());
    }

    void aPausedOneWaits()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        QSignalSpy changed(fixture.experiments.get(), &ExperimentService::stateChanged);
        fixture.experiments->setPaused(true);
        QVERIFY(fixture.experiments->isPaused());
        QVERIFY(comesAbout([&] { return fixture.engine.open<contract::RunExperiment>().isPaused; }));
        fixture.experiments->setPaused(false);
        QVERIFY(!fixture.experiments->isPaused());
        QVERIFY(comesAbout([&] { return !fixture.engine.open<contract::RunExperiment>().isPaused; }));
        QCOMPARE(changed.size(), 2);
        QVERIFY(fixture.finish(0.5));
        QVERIFY(fixture.isKept(RunState::Finished));
    }

    void aFailureIsToldAndKept()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        QVERIFY(fixture.refuse("The table has no label."));
        QVERIFY(fixture.hasEnded() && fixture.isKept(RunState::Failed));
        QCOMPARE(fixture.failures.size(), std::size_t{1});
        QCOMPARE(fixture.failures.front().message.english(), std::string("The table has no label."));
        QVERIFY(fixture.experiments->runs().front().error == fixture.failures.front());
        QVERIFY(fixture.experiments->runs().front().canGoOn());
    }

    void anEngineThatDiesIsAskedAgain()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        const std::string key = fixture.experiments->runningKey();
        fixture.engine.die();
        QVERIFY(fixture.experiments->isRunning());
        fixture.engine.comeBack();
        QCOMPARE(fixture.engine.countOf<contract::RunExperiment>(), 2);
        QVERIFY(fixture.engine.asked[0].params == fixture.engine.asked[1].params); // its cells, too
        QVERIFY(fixture.finish(0.5) && fixture.isKept(RunState::Finished));
        QCOMPARE(fixture.experiments->runs().front().key, key);
        QVERIFY(fixture.failures.empty());
    }

    void anEngineThatDoesNotComeBackIsAFailureToGoOnFrom()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        fixture.engine.die();
        fixture.engine.giveUp({ErrorCode::EngineUnavailable, "The engine does not start.", {}});
        QVERIFY(fixture.hasEnded() && fixture.isKept(RunState::Failed));
        QCOMPARE(fixture.failures.size(), std::size_t{1});
        QCOMPARE(fixture.failures.front().message.english(), std::string("The engine does not start."));
        QVERIFY(fixture.experiments->runs().front().canGoOn());
    }

    /// Its cells are complete then.
    void anAnswerThatCrossesTheStopCounts()
    {
        ExperimentFixture fixture;
        fixture.engine.ignoresCancel = true;
        QVERIFY(fixture.start());
        fixture.experiments->cancel();
        QVERIFY(comesAbout([&] { return fixture.engine.open<contract::RunExperiment>().isCancelled; }));
        QVERIFY(fixture.finish(0.5) && fixture.isKept(RunState::Finished));
        QVERIFY(fixture.failures.empty());
    }

    void theNextStartFindsOneThatTheProgramLeft()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        const std::string key = fixture.experiments->runningKey();
        fixture.startAnew();
        QVERIFY(comesAbout([&] { return fixture.experiments->find(key) != nullptr; }));
        QVERIFY(!fixture.experiments->isRunning());
        fixture.experiments->goOn(key);
        QVERIFY(fixture.isUnderWay());
        QCOMPARE(fixture.experiments->runningKey(), key);
        QVERIFY(fixture.finish(0.5));
        QVERIFY(fixture.isKept(RunState::Finished));
    }

    void whatEndsBehindTheLockIsKeptWhenItIsOpened()
    {
        ExperimentFixture fixture;
        QVERIFY(fixture.start());
        const std::string key = fixture.experiments->runningKey();
        fixture.store.lock();
        QVERIFY(fixture.experiments->isRunning());
        QVERIFY(fixture.experiments->runs().empty()); // nobody sees what was run
        QVERIFY(fixture.finish(0.5));
        QVERIFY(fixture.hasEnded());
        QVERIFY(fixture.experiments->runs().empty());
        fixture.store.unlock();
        QVERIFY(comesAbout([&] {
            const ExperimentRecord* run = fixture.experiments->find(key);
            return run && run->isFinished();
        }));
        QVERIFY(fixture.failures.empty());
    }

    void nothingRunsThatTheStoreCannotKeep()
    {
        ExperimentFixture fixture;
        const auto reader = fixture.store.reader();
        ExperimentService experiments(*reader, fixture.engine.service);
        QSignalSpy failed(&experiments, &ExperimentService::failed);
        experiments.start(fixture.request());
        QVERIFY(comesAbout([&] { return !failed.isEmpty(); }));
        QVERIFY(!experiments.isRunning() && experiments.runs().empty());
        QVERIFY(fixture.engine.asked.empty());
    }

    void onlyWhatDiffersIsTold()
    {
        const Json first{
            {"seed", 1}, {"split", {{"rule", "group"}}}, {"settings", {{"buckets", 8}, {"hidden", 64}}}};
        Json second = first;
        QVERIFY(differencesOf(first, second).empty());
        second["settings"]["buckets"] = 4;
        second["split"]["rule"] = "rows";
        const std::vector<RunDifference> expected{{"settings/buckets", "8", "4"},
                                                  {"split/rule", "group", "rows"}};
        QVERIFY(differencesOf(first, second) == expected);
    }

    void listsAreToldAsOneThing()
    {
        const std::vector<RunDifference> expected{{"budgets", "0.1, 0.2", "0.1"}};
        QVERIFY(differencesOf(Json{{"budgets", {0.1, 0.2}}}, Json{{"budgets", {0.1}}}) == expected);
    }

    void whatIsMissingOnOneSideIsEmptyThere()
    {
        const std::vector<RunDifference> expected{{"costs", "", "heart"}};
        QVERIFY(differencesOf(Json{{"seed", 1}}, Json{{"seed", 1}, {"costs", "heart"}}) == expected);
    }

    void cellsAndMachineDoNotCount()
    {
        const Json first{
            {"seed", 1}, {"cells", {1, 2}}, {"machine", {{"cores", 2}}}, {"table", {{"rows", {1}}}}};
        const Json second{
            {"seed", 1}, {"cells", {3}}, {"machine", {{"cores", 64}}}, {"table", {{"rows", {2}}}}};
        QVERIFY(differencesOf(first, second).empty());
    }

    void figuresThatDifferStandSideBySide()
    {
        const domain::ResultTable first = tableOf(0.9, 0.01);
        QVERIFY(differencesOf(first, first).empty());
        const std::vector<RunDifference> expected{
            {"budget 0.2, genex: accuracy", "0.900 ± 0.010", "0.800 ± 0.020"}};
        QVERIFY(differencesOf(first, tableOf(0.8, 0.02)) == expected);
        const std::vector<RunDifference> oneSided{{"budget 0.2, genex: accuracy", "0.900 ± 0.010", ""},
                                                  {"budget 0.2, random: accuracy", "", "0.900 ± 0.010"}};
        QVERIFY(differencesOf(first, tableOf(0.9, 0.01, "random")) == oneSided);
    }

    void aRecordTellsWhatWasChosenFirst()
    {
        const Json record{{"classes", 3},           {"cells", {1}},        {"seed", 7},
                          {"experiment", "budget"}, {"table", {{"a", 1}}}, {"split", {{"rule", "rows"}}}};
        const std::vector<RunCondition> expected{
            {"experiment", "budget"}, {"seed", "7"}, {"split/rule", "rows"}, {"classes", "3"}};
        QVERIFY(conditionsOf(record) == expected);
    }

    /// Their figures have a table and a file of their own.
    void groupsHeldOutAreNoCondition()
    {
        const QTemporaryDir folder;
        ExperimentResult result;
        result.figure = {"Budget", {{"tests", "accuracy", {}}}};
        result.table = {{"method"}, {{"genex"}}};
        result.record = {{"experiment", "budget"}, {"held_out", {"basel", "va"}}};
        result.record["by_group"] = domain::ResultTable{{"group", "accuracy"}, {{"va", 0.5}}};
        const std::vector<RunCondition> expected{{"experiment", "budget"}, {"held_out", "basel, va"}};
        QVERIFY(conditionsOf(result.record) == expected);
        QCOMPARE(byGroupIn(result.record).rows.size(), std::size_t{1});
        QVERIFY(byGroupIn({{"experiment", "budget"}}).rows.empty());
        ExperimentRequest asked = request();
        asked.folder = folder.path();
        QVERIFY(writeExperiment(asked, result)
                    .value()
                    .contains(folder.filePath(QStringLiteral("budget.groups.csv"))));
        QFile file(folder.filePath(QStringLiteral("budget.groups.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("group,accuracy\r\nva,0.5\r\n"));
    }

    void aRunIsReadAsItWasWritten()
    {
        ExperimentRequest asked = request();
        asked.methods = {"genex", "random"};
        asked.split = "column:part";
        asked.costs = "heart-disease";
        asked.observedColumn = "known";
        asked.visits = 3;
        asked.settings = {{"seed", 9}, {"draws", 16}};
        asked.folder = QStringLiteral("/somewhere");
        ExperimentRecord run = begunRun(asked, 1234);
        QCOMPARE(run.key, std::string("experiment/1234-budget"));
        QVERIFY(run.canGoOn());
        QVERIFY(experimentRecordFrom(run.key, bytesOf(run)) == run);
        asked.folder.clear();
        QVERIFY(*run.request == asked);
        run.state = RunState::Failed;
        run.error = Error{ErrorCode::NotFound, "There is no file.", "Look."};
        QVERIFY(experimentRecordFrom(run.key, bytesOf(run)) == run);
        QVERIFY_THROWS_EXCEPTION(Failure, recordFrom(run.key, bytesOf(run)));
        run.state = RunState::Finished;
        const Json record{{"seed", 9}};
        QVERIFY(recordFrom(run.key, bytesOf(run, record)) == record);
        QVERIFY(!experimentRecordFrom(run.key, bytesOf(run, record)).canGoOn());
    }

    /// It knew neither choices nor unfinished runs.
    void whatAnEarlierVersionKeptIsFinished()
    {
        const std::string bytes =
            R"({"name":"budget","at_ms":5,"data":"t.csv","repeats":2,"record":{"seed":1}})";
        const ExperimentRecord run = experimentRecordFrom("experiment/5-budget", bytes);
        QVERIFY(run.isFinished() && !run.canGoOn() && !run.request);
        QVERIFY_THROWS_EXCEPTION(Failure, experimentRecordFrom("x", R"({"name":"budget"})"));
        QVERIFY_THROWS_EXCEPTION(
            Failure,
            experimentRecordFrom("x", R"({"name":"b","at_ms":5,"data":"t","repeats":2,"state":"odd"})"));
    }

    void whatIsNotChosenYetIsNoMistake()
    {
        ExperimentRequest asked = request();
        QVERIFY(!problemOf(asked));
        asked.source.label = "";
        finds(asked, ExperimentField::Label, true, "diagnosis");
        asked.source.path = "";
        finds(asked, ExperimentField::Table, true, "Choose a table");
        asked = request();
        asked.split = "column:";
        finds(asked, ExperimentField::Split, true, "column");
    }

    void mistakesAreNamedWithTheirField()
    {
        ExperimentRequest asked = request();
        asked.source.path = "/nowhere/t.csv";
        finds(asked, ExperimentField::Table, false, "/nowhere/t.csv");
        asked = request();
        asked.methods = {"genex", "jafa"};
        finds(asked, ExperimentField::Methods, false, "jafa");
        asked.methods = {"genex", "genex"};
        finds(asked, ExperimentField::Methods, false, "twice");
        asked = request();
        asked.split = "time:disease";
        finds(asked, ExperimentField::Split, false, "label");
        asked = request();
        asked.observedColumn = "disease";
        finds(asked, ExperimentField::Observed, false, "initial finding");
        asked = request();
        asked.costs = "/nowhere/heart";
        finds(asked, ExperimentField::Costs, false, "/nowhere/heart");
        asked.costs = made("heart.cost").chopped(5).toStdString(); // the stem of Turney's files
        QVERIFY(!problemOf(asked));
    }

    void budgetsMustAscendWithinTheFeatures()
    {
        ExperimentRequest asked = request();
        const double none = std::numeric_limits<double>::quiet_NaN();
        for (const std::vector<double>& budgets : {std::vector<double>{},
                                                   {0.0, 0.1},
                                                   {0.2, 0.1},
                                                   {0.1, 0.1},
                                                   {0.5, 1.1},
                                                   {none},
                                                   {0.1, none, 0.2}}) {
            asked.budgets = budgets;
            finds(asked, ExperimentField::Budgets, false, "ascending");
        }
        asked.budgets = {0.01, 1};
        QVERIFY(!problemOf(asked));
    }

    void settingsAreTakenAsTheyAreTyped()
    {
        contract::SettingChanges settings;
        contract::putSetting("draws=16", settings);
        contract::putSetting("partition=k-means", settings);
        contract::putSetting("required=[\"a\",\"b\"]", settings);
        const contract::SettingChanges expected{
            {"draws", 16}, {"partition", "k-means"}, {"required", std::vector<std::string>{"a", "b"}}};
        QVERIFY(settings == expected);
        QVERIFY_THROWS_EXCEPTION(Failure, contract::putSetting("draws", settings));
        QVERIFY_THROWS_EXCEPTION(Failure, contract::putSetting("=3", settings));
    }
};

QTEST_GUILESS_MAIN(TestExperimentService)
#include "tst_experimentservice.moc"
