// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "common/result.h"
#include "common/utctime.h"
#include "domain/caseevent.h"
#include "domain/jsonform.h"
#include "support/errorof.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using nlohmann::json;

namespace {

Error readingError(const json& event)
{
    return errorOf([&] { return caseEventFrom(event, "case 1, event 2"); });
}

const json kFinding = json::parse(R"({
    "v": 1, "who": "dr_b", "at": "2026-03-01T08:15:30.250Z", "kind": "finding_set",
    "data": {"finding": {"feature": "crp", "state": "measured", "value": 12.5}}
})");

CaseEvent of(CaseChange change)
{
    return {"dr_b", 0, std::move(change)};
}

} // namespace

class TestCaseEvent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesAreIso8601InUtc()
    {
        QCOMPARE(utcTimeText(0), std::string("1970-01-01T00:00:00.000Z"));
        QCOMPARE(utcTimeText(951'782'400'001), std::string("2000-02-29T00:00:00.001Z"));
        QCOMPARE(utcTimeText(kEndOfTimeMs - 1), std::string("9999-12-31T23:59:59.999Z"));
        QVERIFY(utcTimeFrom("2000-02-29T00:00:00.001Z") == 951'782'400'001);
        Random random(3);
        for (int i = 0; i < 2'000; ++i) {
            const auto ms = static_cast<std::int64_t>(random.below(kEndOfTimeMs));
            QVERIFY(utcTimeFrom(utcTimeText(ms)) == ms);
        }
    }

    void whatIsNoTimeIsNone()
    {
        for (const char* text :
             {"", "2026-03-01", "2026-03-01T08:15:30Z", "2026-02-29T00:00:00.000Z",
              "2026-13-01T00:00:00.000Z", "2026-03-01T24:00:00.000Z", "2026-03-01T08:60:00.000Z",
              "2026-03-01T08:15:60.000Z", "2026-03-01T08:15:30.250+", "1969-12-31T23:59:59.999Z",
              "2026-03-01T08:15:30.250Z ", "-026-03-01T08:15:30.250Z"})
            QVERIFY2(!utcTimeFrom(text), text);
    }

    void readsWhatIsWritten()
    {
        const CaseEvent event = caseEventFrom(kFinding, "x");
        QCOMPARE(event.who, std::string("dr_b"));
        QCOMPARE(event.atMs, std::int64_t{1'772'352'930'250});
        QVERIFY(event.change == CaseChange(FindingSet{Finding::measured("crp", 12.5)}));
        QVERIFY(json(event) == kFinding);
    }

    void patientsKeepEveryField()
    {
        const CaseEvent event = of(CaseOpened{{.name = "Ann Ö.",
                                               .ageYears = 0,
                                               .sex = Sex::Female,
                                               .reference = "7/12",
                                               .remarks = "a\n\nb "}});
        QVERIFY(caseEventFrom(json(event), "x") == event);
        QCOMPARE(json(event)["data"]["patient"]["remarks"].dump(), std::string(R"(["a","","b "])"));
    }

    void generatedValuesSayThatTheyAre()
    {
        const CaseEvent event =
            of(EstimatesMade{{{"crp", 0, 12, 3, {}, EstimatedRange{11, 8, 17}}}, support::kModelA, 4});
        const json written(event);
        QVERIFY(written["data"]["estimates"][0]["generated"] == json(true));
        QVERIFY(!written["data"].contains("result"));
        QVERIFY(caseEventFrom(written, "x") == event);
    }

    void newerEventsAreRefusedAsSuch()
    {
        json newer = kFinding;
        newer["v"] = 2;
        QCOMPARE(readingError(newer).code, ErrorCode::VersionMismatch);
        QCOMPARE(readingError(newer).message.english(),
                 std::string("case 1, event 2, field \"v\": form 2 is not known to this program."));
        json unknown = kFinding;
        unknown["kind"] = "finding_rated";
        QCOMPARE(readingError(unknown).code, ErrorCode::VersionMismatch);
        QCOMPARE(readingError(unknown).message.english(),
                 std::string("case 1, event 2, field \"kind\": the kind "
                             "\"finding_rated\" is not known to this program."));
    }

    void brokenEventsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("patch");
        const auto row = [](const char* name, const char* patch) {
            QTest::newRow(name) << QByteArray(patch);
        };
        row("no who", R"({"who": null})");
        row("empty who", R"({"who": ""})");
        row("no data", R"({"data": null})");
        row("text as data", R"({"data": "x"})");
        row("date only", R"({"at": "2026-03-01"})");
        row("time as number", R"({"at": 5})");
        row("unknown field", R"({"why": "x"})");
        row("unknown field in data", R"({"data": {"why": "x"}})");
        row("version as text", R"({"v": "1"})");
        row("version 0", R"({"v": 0})");
        row("value as text", R"({"data": {"finding": {"value": "12"}}})");
        row("no feature", R"({"data": {"finding": {"feature": null}}})");
        row("empty feature", R"({"data": {"finding": {"feature": ""}}})");
        row("line break in feature", R"({"data": {"finding": {"feature": "a\nb"}}})");
        row("unknown state", R"({"data": {"finding": {"state": "maybe"}}})");
        row("finding as list", R"({"data": {"finding": null}, "kind": "result_entered"})");
        row("other kind's data", R"({"kind": "note_added"})");
        row("undo of nothing", R"({"kind": "undone", "data": {"finding": null, "event": -1}})");
    }

    void brokenEventsAreRefused()
    {
        QFETCH(QByteArray, patch);
        json event = kFinding;
        event.merge_patch(json::parse(patch.toStdString()));
        const Error error = readingError(event);
        QVERIFY2(error.code == ErrorCode::InvalidInput, error.message.english().c_str());
        QVERIFY2(error.message.english().starts_with("case 1, event 2"), error.message.english().c_str());
        QVERIFY(!error.remedy.empty());
    }

    void seedsAndBucketsAreNotBent()
    {
        const json good(of(RecommendationMade{support::recommendationOf({"crp"}, {}), "sample"}));
        QVERIFY(readingError(good).message.empty());
        for (const char* field : {"seed", "bucket"}) {
            for (const json& bad : {json(-1), json(0.5), json(1e30), json("7")}) {
                json event = good;
                event["data"]["recommendation"][field] = bad;
                QCOMPARE(readingError(event).code, ErrorCode::InvalidInput);
            }
        }
    }

    void reasonsComeBackAsTheyWent()
    {
        Recommendation made = support::recommendationOf({"crp", "film"}, {});
        made.order[0].separates = {"flu", "cold"};
        made.order[0].outcomes = {{"high", 40, {}, 0.25, 0.75, 0.25}, {"low", {}, 40, 0.75, 0.5, 0.5}};
        json event(of(RecommendationMade{made, "m"}));
        const auto back = [&] {
            return std::get<RecommendationMade>(caseEventFrom(event, "case 1").change).recommendation;
        };
        QVERIFY(back() == made);
        // As earlier versions wrote them.
        for (json& item : event["data"]["recommendation"]["order"])
            item.erase("outcomes");
        QVERIFY(back().order[0].outcomes.empty());
        QCOMPARE(back().order[0].separates.size(), std::size_t{2});
    }

    /// A number has its range, also one that is 0; earlier versions had mean and deviation alone.
    void estimatesComeBackAsTheyWent()
    {
        const EstimatedValue zero{"a", 0, 0, 0, {}, EstimatedRange{0, 0, 0}};
        const EstimatedValue skewed{"b", 0, 370, 526, {}, EstimatedRange{190, 60, 820}};
        const EstimatedValue sign{"c", 0.25, 0, 0, {}};
        json event(of(EstimatesMade{{zero, skewed, sign}, support::kModelA, 1}));
        const auto back = [&] {
            return std::get<EstimatesMade>(caseEventFrom(event, "case 1").change).values;
        };
        QVERIFY(back() == (std::vector{zero, skewed, sign}));
        for (json& value : event["data"]["estimates"]) {
            for (const char* added : {"median", "low", "high"})
                value.erase(added);
        }
        QVERIFY(!back()[0].range && !back()[2].range);
        QCOMPARE(back()[1].range.value().median, 370.0);
        QVERIFY(std::abs(back()[1].range->high - (370 + 1.2816 * 526)) < 1e-9);
        QVERIFY(std::abs(back()[1].range->low - (370 - 1.2816 * 526)) < 1e-9);
    }

    /// What a program hands over is checked as what a file holds: else it could be written and never read.
    void eventsFromInsideAreCheckedToo()
    {
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        Conclusion bad = support::conclusionOf();
        bad.differential[0].probability = 1.5;
        Conclusion unsure = support::conclusionOf();
        unsure.confidence = kNan;
        const TestOutcome present{"present", {}, {}, 0.5, 0.75, 0.25};
        Recommendation endless = support::recommendationOf({"a"}, {});
        endless.order[0].separates = {"flu", std::string(1000, 'x')};
        Recommendation impossible = support::recommendationOf({"a"}, {});
        impossible.order[0].separates = {"flu", "cold"};
        impossible.order[0].outcomes = {{"present", {}, {}, 1.5, 0.75, 0.25}};
        Recommendation halved = support::recommendationOf({"a"}, {});
        halved.order[0].outcomes = {present}; // of no diseases
        Recommendation crowded = support::recommendationOf({"a"}, {});
        crowded.order[0].separates = {"flu", "cold"};
        crowded.order[0].outcomes.assign(kMostOutcomes + 1, present);
        Finding both = Finding::measured("crp", 1);
        both.category = "x";
        const std::vector<CaseEvent> events{
            {"", 0, NoteAdded{"x"}},
            {"a\tb", 0, NoteAdded{"x"}},
            {"dr_b", -1, NoteAdded{"x"}},
            {"dr_b", kEndOfTimeMs, NoteAdded{"x"}},
            of(NoteAdded{""}),
            of(NoteAdded{"\xff"}),
            of(NoteAdded{std::string(20'001, 'x')}),
            of(FindingSet{Finding::measured("crp", kNan)}),
            of(FindingSet{Finding::ofCategory("crp", "")}),
            of(FindingSet{both}),
            of(CaseOpened{{.name = " "}}),
            of(CaseOpened{{.name = "x", .ageYears = 131}}),
            of(BudgetChosen{{.fraction = 1.5}}),
            of(BudgetChosen{{.count = -1}}),
            of(BudgetChosen{{.fraction = 0.5, .count = 1}}),
            of(BudgetChosen{{.cost = kNan}}),
            of(OrderPlaced{{"a", "a"}, {}, 1}),
            of(OrderPlaced{{"a"}, {"a"}, 1}),
            of(ResultEntered{Finding::present("a"), "x\n", {}}),
            of(ResultEntered{Finding::present("a"), "", -5}),
            of(ResultUnavailable{"a", ""}),
            of(EstimatesMade{{{"a", 0, kNan, 0, {}}}, support::kModelA, 1}),
            of(EstimatesMade{{{"a", 0, 1, 0, {}, EstimatedRange{1, 0, kNan}}}, support::kModelA, 1}),
            of(EstimatesMade{{{"a", 0, 1, 0, {}, EstimatedRange{1, 2, 3}}}, support::kModelA, 1}),
            of(EstimatesMade{{{"a", 0, 1, 0, {}, EstimatedRange{1, 0, 0.5}}}, support::kModelA, 1}),
            of(EstimatesMade{{}, "abc", 1}),
            of(RecommendationMade{support::recommendationOf({"a"}, {"a"}), "m"}),
            of(RecommendationMade{support::recommendationOf({"a"}, {}, "A" + std::string(63, 'a')), "m"}),
            of(RecommendationMade{endless, "m"}),
            of(RecommendationMade{impossible, "m"}),
            of(RecommendationMade{halved, "m"}),
            of(RecommendationMade{crowded, "m"}),
            of(ConclusionReached{bad, "m"}),
            of(ConclusionReached{unsure, "m"}),
            of(ReportMade{"pdf", ""}),
        };
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto checked = attempt([&] { checkCaseEvent(events[i]); });
            QVERIFY2(!checked, qPrintable(QString::number(i)));
            QCOMPARE(errorOf(checked).code, ErrorCode::InvalidInput);
            QVERIFY(!errorOf(checked).remedy.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestCaseEvent)
#include "tst_caseevent.moc"
