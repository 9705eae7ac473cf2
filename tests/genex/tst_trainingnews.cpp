// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingnews.h"

#include <QTest>

using namespace genex;
using namespace genex::method;
using namespace std::chrono_literals;
using Json = nlohmann::json;

namespace {

/// News with a clock that moves only when told to.
struct Bench
{
    SteadyClock::time_point now{};
    JobControl job;
    std::vector<Json> heard;
    std::optional<TrainingNews> news;

    Bench()
    {
        job.setNewsListener([this](const std::string& text) { heard.push_back(Json::parse(text)); });
        news.emplace(job, std::vector<std::string>{"fever", "cough", "chills"}, [this] { return now; });
    }
};

LaneState stateOf(const char* phase, std::int64_t patientsSeen = 0)
{
    LaneState state;
    state.phase = phase;
    state.patientsSeen = patientsSeen;
    return state;
}

} // namespace

class TestTrainingNews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lanesThatWaitAreToldInTheirOrder()
    {
        Bench bench;
        bench.news->open("shared-expert", 40);
        bench.news->open("bucket-0", 25);
        bench.news->tell();
        QCOMPARE(bench.heard.size(), std::size_t{1});
        const Json& lanes = bench.heard[0].at("lanes");
        QVERIFY(lanes[0].at("name") == Json("shared-expert"));
        QVERIFY(lanes[1].at("patients") == Json(25));
        QVERIFY(lanes[1].at("phase") == Json("waiting"));
    }

    void atMostFiveTimesASecond()
    {
        Bench bench;
        bench.news->note("a", stateOf("expert"), {}, {});
        QVERIFY(bench.heard.empty()); // too early
        bench.now += 199ms;
        bench.news->note("a", stateOf("expert"), {}, {});
        QVERIFY(bench.heard.empty());
        bench.now += 1ms;
        bench.news->note("a", stateOf("expert"), {}, {});
        QCOMPARE(bench.heard.size(), std::size_t{1});
        bench.news->note("a", stateOf("expert"), {}, {});
        QCOMPARE(bench.heard.size(), std::size_t{1});
    }

    void onlyWhatIsNewIsTold()
    {
        Bench bench;
        const std::vector<std::int64_t> one{2};
        const std::vector<std::int64_t> three{2, 0, 1};
        bench.news->open("b", 5);
        bench.news->note("a", stateOf("tests"), one, std::vector<LossPoint>{{Network::Expert, 4, 0.5}});
        bench.news->tell();
        bench.news->note("a", stateOf("tests"), three, std::vector<LossPoint>{{Network::Generator, 9, 0.25}});
        bench.news->tell();
        const Json& first = bench.heard[0].at("lanes")[1];
        QVERIFY(first.at("picks") == Json({"chills"}));
        QVERIFY(first.at("expert_losses") == Json::array({Json::array({4, 0.5})}));
        QCOMPARE(bench.heard[1].at("lanes").size(), std::size_t{1}); // b has said nothing new
        const Json& second = bench.heard[1].at("lanes")[0];
        QVERIFY(second.at("picks_from") == Json(1));
        QVERIFY(second.at("picks") == Json({"fever", "cough"}));
        QVERIFY(second.at("expert_losses").empty());
        QVERIFY(second.at("generator_losses") == Json::array({Json::array({9, 0.25})}));
    }

    void throughputIsWhatCameSinceTheLastTime()
    {
        Bench bench;
        bench.now += 2s;
        bench.news->note("a", stateOf("expert", 3000), {}, {});
        bench.now += 500ms;
        bench.news->note("a", stateOf("expert", 4000), {}, {});
        QVERIFY(bench.heard[0].at("patients_per_second") == Json(1500.0));
        QVERIFY(bench.heard[1].at("patients_per_second") == Json(2000.0));
        QVERIFY(bench.heard[0].at("memory_bytes").get<std::uint64_t>() > 1'000'000);
    }

    void checkpointsAreToldOnceWithWhatWentWrong()
    {
        Bench bench;
        bench.news->noteCheckpoint(std::nullopt);
        bench.news->tell();
        bench.news->tell();
        bench.news->noteCheckpoint(Error{ErrorCode::DiskFull, "No space.", "Free some."});
        bench.news->tell();
        QVERIFY(bench.heard[0].at("checkpoint") == Json("saved"));
        QVERIFY(!bench.heard[1].contains("checkpoint"));
        QVERIFY(bench.heard[2].at("checkpoint").at("code") == Json("disk_full"));
    }

    void nobodyListensNothingIsKept()
    {
        JobControl job;
        TrainingNews news(job, {"fever"});
        QVERIFY(!news.isWanted());
        news.note("a", stateOf("expert"), {}, {});
        news.tell();
    }
};

QTEST_APPLESS_MAIN(TestTrainingNews)
#include "tst_trainingnews.moc"
