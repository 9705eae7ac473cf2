// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingnews.h"

#include <QTest>

using namespace genex;
using namespace genex::method;
using namespace std::chrono_literals;
using Json = nlohmann::json;

namespace {

/// News with a clock that moves only when told to.
struct TrainingNewsFixture
{
    SteadyClock::time_point now{};
    JobControl job;
    std::vector<Json> heard;
    std::optional<TrainingNews> news;

    TrainingNewsFixture()
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
        TrainingNewsFixture fixture;
        fixture.news->open("shared-expert", 40);
        fixture.news->open("bucket-0", 25);
        fixture.news->tell();
        QCOMPARE(fixture.heard.size(), std::size_t{1});
        const Json& lanes = fixture.heard[0].at("lanes");
        QVERIFY(lanes[0].at("name") == Json("shared-expert"));
        QVERIFY(lanes[1].at("patients") == Json(25));
        QVERIFY(lanes[1].at("phase") == Json("waiting"));
    }

    void atMostFiveTimesASecond()
    {
        TrainingNewsFixture fixture;
        fixture.news->note("a", stateOf("expert"), {}, {});
        QVERIFY(fixture.heard.empty()); // too early
        fixture.now += 199ms;
        fixture.news->note("a", stateOf("expert"), {}, {});
        QVERIFY(fixture.heard.empty());
        fixture.now += 1ms;
        fixture.news->note("a", stateOf("expert"), {}, {});
        QCOMPARE(fixture.heard.size(), std::size_t{1});
        fixture.news->note("a", stateOf("expert"), {}, {});
        QCOMPARE(fixture.heard.size(), std::size_t{1});
    }

    void onlyWhatIsNewIsTold()
    {
        TrainingNewsFixture fixture;
        const std::vector<std::int64_t> one{2};
        const std::vector<std::int64_t> three{2, 0, 1};
        fixture.news->open("b", 5);
        fixture.news->note("a", stateOf("tests"), one, std::vector<LossPoint>{{Network::Expert, 4, 0.5}});
        fixture.news->tell();
        fixture.news->note("a", stateOf("tests"), three,
                           std::vector<LossPoint>{{Network::Generator, 9, 0.25}});
        fixture.news->tell();
        const Json& first = fixture.heard[0].at("lanes")[1];
        QVERIFY(first.at("picks") == Json({"chills"}));
        QVERIFY(first.at("expert_losses") == Json::array({Json::array({4, 0.5})}));
        QCOMPARE(fixture.heard[1].at("lanes").size(), std::size_t{1}); // b has said nothing new
        const Json& second = fixture.heard[1].at("lanes")[0];
        QVERIFY(second.at("picks_from") == Json(1));
        QVERIFY(second.at("picks") == Json({"fever", "cough"}));
        QVERIFY(second.at("expert_losses").empty());
        QVERIFY(second.at("generator_losses") == Json::array({Json::array({9, 0.25})}));
    }

    void throughputIsWhatCameSinceTheLastTime()
    {
        TrainingNewsFixture fixture;
        fixture.now += 2s;
        fixture.news->note("a", stateOf("expert", 3000), {}, {});
        fixture.now += 500ms;
        fixture.news->note("a", stateOf("expert", 4000), {}, {});
        QVERIFY(fixture.heard[0].at("patients_per_second") == Json(1500.0));
        QVERIFY(fixture.heard[1].at("patients_per_second") == Json(2000.0));
        QVERIFY(fixture.heard[0].at("memory_bytes").get<std::uint64_t>() > 1'000'000);
    }

    void checkpointsAreToldOnceWithWhatWentWrong()
    {
        TrainingNewsFixture fixture;
        fixture.news->noteCheckpoint(std::nullopt);
        fixture.news->tell();
        fixture.news->tell();
        fixture.news->noteCheckpoint(Error{ErrorCode::DiskFull, "No space.", "Free some."});
        fixture.news->tell();
        QVERIFY(fixture.heard[0].at("checkpoint") == Json("saved"));
        QVERIFY(!fixture.heard[1].contains("checkpoint"));
        QVERIFY(fixture.heard[2].at("checkpoint").at("code") == Json("disk_full"));
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
