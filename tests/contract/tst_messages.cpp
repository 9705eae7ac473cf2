// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/casemessages.h"
#include "contract/enginemessages.h"
#include "contract/experimentmessages.h"
#include "contract/manifest.h"
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"
#include "fieldsamples.h"

#include "common/result.h"
#include "domain/casesummary.h"
#include "support/errorof.h"

#include <QTest>

#include <functional>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::contract;

// What SampleFiller cannot make: fields that depend on each other, and types with a JSON form of their own.
namespace genex::contract::test {

template <>
struct OwnSample<Budget>
{
    static constexpr bool kIsThere = true;
    static Budget make() { return {.fraction = 0.5, .count = {}, .cost = {}}; }
};

template <>
struct OwnSample<TableSource>
{
    static constexpr bool kIsThere = true;
    static TableSource make()
    {
        TableSource source = TableSource::ofFile("table.csv");
        source.label = "disease";
        source.kinds = {{"age", "numeric"}};
        source.names = {"age", "disease"};
        source.hasHeader = false;
        source.delimiter = Delimiter::Tab;
        source.missing = {"-"};
        source.idxLabels = "labels";
        return source;
    }
};

template <>
struct OwnSample<SettingChanges>
{
    static constexpr bool kIsThere = true;
    static SettingChanges make()
    {
        return {{"draws", 16}, {"device", "cpu"}, {"required", std::vector<std::string>{"a"}}};
    }
};

template <>
struct OwnSample<TrainingSettings>
{
    static constexpr bool kIsThere = true;
    static TrainingSettings make() { return presetNamed("thorough"); }
};

template <>
struct OwnSample<DecisiveSettings>
{
    static constexpr bool kIsThere = true;
    static DecisiveSettings make() { return {presetNamed("thorough")}; }
};

template <>
struct OwnSample<data::SplitSettings>
{
    static constexpr bool kIsThere = true;
    static data::SplitSettings make() { return data::parseSplitRule("time:seen"); }
};

template <>
struct OwnSample<domain::Prices>
{
    static constexpr bool kIsThere = true;
    static domain::Prices make() { return {{3}, {2}, {0}, {"Blood count"}, "EUR"}; }
};

template <>
struct OwnSample<domain::ResultTable>
{
    static constexpr bool kIsThere = true;
    static domain::ResultTable make() { return {{"budget"}, {{0.5}}}; }
};

/// A test parts two diseases.
template <>
struct OwnSample<domain::OrderItem>
{
    static constexpr bool kIsThere = true;
    static domain::OrderItem make()
    {
        domain::OrderItem item;
        domain::OrderItem::visitFields(item, SampleFiller{});
        item.separates = {"flu", "cold"};
        return item;
    }
};

template <>
struct OwnSample<StepLoss>
{
    static constexpr bool kIsThere = true;
    static StepLoss make() { return {3, 0.5}; }
};

template <>
struct OwnSample<CheckpointStatus>
{
    static constexpr bool kIsThere = true;
    static CheckpointStatus make() { return {Error{ErrorCode::DiskFull, "No space.", "Free some."}}; }
};

/// One way of saying what is known first, and one kind of budget.
template <>
struct OwnSample<TrainTask>
{
    static constexpr bool kIsThere = true;
    static TrainTask make()
    {
        TrainTask task;
        TrainTask::visitFields(task, SampleFiller{});
        task.observedColumn.clear();
        return task;
    }
};

template <>
struct OwnSample<EstimateTask>
{
    static constexpr bool kIsThere = true;
    static EstimateTask make() { return OwnSample<TrainTask>::make(); }
};

template <>
struct OwnSample<ExperimentRun>
{
    static constexpr bool kIsThere = true;
    static ExperimentRun make()
    {
        ExperimentRun run;
        ExperimentRun::visitFields(run, SampleFiller{});
        run.observedColumn.clear();
        return run;
    }
};

template <>
struct OwnSample<EvaluationTask>
{
    static constexpr bool kIsThere = true;
    static EvaluationTask make()
    {
        EvaluationTask task;
        EvaluationTask::visitFields(task, SampleFiller{});
        task.budgetCounts.clear();
        task.budgetCosts.clear();
        return task;
    }
};

} // namespace genex::contract::test

namespace {

/// What is said in one direction, with its type forgotten.
struct Side
{
    QByteArray name;
    std::function<void()> roundTrip;
    std::function<void()> hostile;
};

template <HasFields Struct>
void checkRoundTrip()
{
    const auto sample = test::sampleOf<Struct>();
    const Json written = toJson(sample);
    const Json parsed = Json::parse(written.dump());
    QCOMPARE(QByteArray::fromStdString(toJson(fromJson<Struct>(parsed, "It")).dump()),
             QByteArray::fromStdString(written.dump()));
}

template <HasFields Struct>
void checkHostile()
{
    QVERIFY(!attempt([] { return fromJson<Struct>(Json::array(), "It"); }));
    for (const test::Spoilt& spoilt : test::spoiltFrom(test::sampleOf<Struct>())) {
        const auto read = attempt([&] { return fromJson<Struct>(spoilt.json, "It"); });
        QVERIFY2(!read, (spoilt.field + " in " + spoilt.json.dump()).c_str());
        QCOMPARE(errorOf(read).code, ErrorCode::InvalidInput);
        const std::string message = errorOf(read).message.english();
        QVERIFY2(message.find('"' + spoilt.field + '"') != std::string::npos, message.c_str());
    }
}

template <HasFields Struct>
Side sideOf(const char* method, const char* which)
{
    return {QByteArray(method) + which, &checkRoundTrip<Struct>, &checkHostile<Struct>};
}

template <Message Asked>
void add(std::vector<Side>& sides)
{
    sides.push_back(sideOf<typename Asked::Params>(Asked::kMethod, " asks"));
    sides.push_back(sideOf<typename Asked::Result>(Asked::kMethod, " answers"));
}

template <Notice NoticeType>
void add(std::vector<Side>& sides)
{
    sides.push_back(sideOf<typename NoticeType::Params>(NoticeType::kMethod, " says"));
}

/// Every change that a case may hold.
template <std::size_t... Kinds>
void addChanges(std::vector<Side>& sides, std::index_sequence<Kinds...> /*kinds*/)
{
    (sides.push_back(sideOf<std::variant_alternative_t<Kinds, domain::CaseChange>>(
         ("change " + std::to_string(Kinds)).c_str(), "")),
     ...);
}

/// Every message there is, and what is read from files besides.
std::vector<Side> allSides()
{
    std::vector<Side> sides;
    add<Initialize>(sides);
    add<Ping>(sides);
    add<EngineInfo>(sides);
    add<Cancel>(sides);
    add<Pause>(sides);
    add<Resume>(sides);
    add<Finish>(sides);
    add<Progressed>(sides);
    add<StatusTold>(sides);
    add<EstimateTraining>(sides);
    add<TrainModel>(sides);
    add<CheckSettings>(sides);
    add<EvaluateModel>(sides);
    add<ChangeThreshold>(sides);
    add<DescribeModel>(sides);
    add<RunExperiment>(sides);
    add<Recommend>(sides);
    add<Conclude>(sides);
    add<Explain>(sides);
    sides.push_back(sideOf<ModelManifest>("manifest", ""));
    sides.push_back(sideOf<ThresholdPlan>("thresholds", ""));
    sides.push_back(sideOf<domain::CaseSummary>("case summary", ""));
    addChanges(sides, std::make_index_sequence<std::variant_size_v<domain::CaseChange>>());
    return sides;
}

} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAsItWas_data() { addRows(); }
    void whatIsWrittenIsReadAsItWas()
    {
        QFETCH(const int, index);
        allSides().at(static_cast<std::size_t>(index)).roundTrip();
    }

    void whatIsWrongIsRefusedByName_data() { addRows(); }
    void whatIsWrongIsRefusedByName()
    {
        QFETCH(const int, index);
        allSides().at(static_cast<std::size_t>(index)).hostile();
    }

    void aNumberThatIsNotFiniteDoesNotArrive()
    {
        // JSON has none: it is sent as null, and null is no number.
        const ProgressNote note{5, {"Training", 3, 10, std::numeric_limits<double>::quiet_NaN(), {}}};
        const Json sent = Json::parse(toJson(note).dump());
        QVERIFY(!attempt([&] { return paramsFrom<Progressed>(sent); }));
    }

    void aNewerPeerMaySayMoreInTheHandshake()
    {
        Json hello = toJson(Hello{99, {"genex", "9.9"}});
        hello["mood"] = "good";
        QCOMPARE(paramsFrom<Initialize>(hello).protocolVersion, 99);
    }

    void theStatusOfATrainingKeepsItsForm()
    {
        TrainingStatus status;
        LaneStatus& lane = status.lanes.emplace_back();
        lane.name = "bucket-3";
        lane.patients = 498;
        lane.progress = {LanePhase::Tests, 23, 66, 0.5, 1.5, 0};
        lane.picksFrom = 22;
        lane.picks = {"chills"};
        lane.expertLosses = {{120, 0.25}};
        status.memoryBytes = 5;
        status.patientsPerSecond = 41200;
        status.checkpoint = CheckpointStatus{};
        status.gpu = {50, 6, 7};
        QVERIFY(toJson(StatusNote{9, status}) == Json::parse(R"({"id": 9, "news": {
            "lanes": [{"name": "bucket-3", "patients": 498, "phase": "tests", "done": 23, "total": 66,
                       "share": 0.5, "seconds": 1.5, "picks_from": 22, "picks": ["chills"], "estimated": 0,
                       "expert_losses": [[120, 0.25]], "generator_losses": []}],
            "memory_bytes": 5, "patients_per_second": 41200.0, "checkpoint": "saved",
            "gpu": {"busy_percent": 50, "memory_bytes": 6, "total_bytes": 7}}})"));
    }

    void aStatusWithAnOddCheckpointOrCurveIsRefused()
    {
        for (const char* odd : {R"({"checkpoint": 5})", R"({"checkpoint": "lost"})"}) {
            Json status = toJson(TrainingStatus());
            status.update(Json::parse(odd));
            QVERIFY2(!attempt([&] { return fromJson<TrainingStatus>(status, "It"); }), odd);
        }
        for (const char* odd : {"[[1]]", "[5]", R"([[1, "low"]])", "[[1, null]]"}) {
            Json lane = toJson(test::sampleOf<LaneStatus>());
            lane["expert_losses"] = Json::parse(odd);
            QVERIFY2(!attempt([&] { return fromJson<LaneStatus>(lane, "It"); }), odd);
        }
    }

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Side& side : allSides())
            QTest::newRow(side.name.constData()) << index++;
    }
};

QTEST_APPLESS_MAIN(TestMessages)
#include "tst_messages.moc"
