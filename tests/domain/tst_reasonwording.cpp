// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/result.h"
#include "domain/jsonform.h"
#include "domain/reasonwording.h"

#include <QTest>

#include <functional>
#include <limits>
#include <optional>

using namespace genex;
using namespace genex::domain;
using nlohmann::json;

namespace {

const PartedDiseases kParted{"Dengue", "Malaria", 0.47, 0.2};

std::string line(const TestOutcome& outcome, const Feature* feature = nullptr)
{
    return outcomeTexts({outcome}, kParted, feature).front().english();
}

Feature platelets()
{
    Feature feature;
    feature.id = "platelets";
    feature.quantity = Quantity{"G/L", 0, 1, 2000};
    return feature;
}

bool isRefused(const std::function<void(json&)>& change)
{
    json item = TestOutcome{"low", 10, 20, 0.5, 0.25, 0.75};
    change(item);
    return !attempt([&] { static_cast<void>(item.get<TestOutcome>()); });
}

} // namespace

/// What a result would do, as JSON and in words.
class TestReasonWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfResultHasItsWords()
    {
        QCOMPARE(
            line({"present", {}, {}, 0.31, 0.81, 0.06}),
            std::string("present (31\u2009%): Dengue 47\u2009% → 81\u2009%, Malaria 20\u2009% → 6\u2009%"));
        const Feature feature = platelets();
        const auto of = [&](std::optional<double> from, std::optional<double> to, const Feature* known) {
            return resultText({"low", from, to, 0.5, 0.5, 0.5}, known).english();
        };
        QCOMPARE(of({}, 119.7, &feature), std::string("below 120\u2009G/L"));
        QCOMPARE(of(119.7, 180, &feature), std::string("120 to 180\u2009G/L"));
        QCOMPARE(of(180, {}, &feature), std::string("180\u2009G/L or more"));
        QCOMPARE(of(1.2345, {}, nullptr), std::string("1.23 or more"));
        QCOMPARE(resultText({"fixed", {}, {}, 0.5, 0.5, 0.5}, nullptr).english(), std::string("fixed"));
        QCOMPARE(resultText({"absent", {}, {}, 0.5, 0.5, 0.5}, nullptr).kind(), Text::Kind::Pattern);
    }

    void namesAndProbabilitiesComeFromWhereTheyAreKnown()
    {
        CatalogueContent content;
        content.diseases = {{"dengue", "Dengue fever", {}, "A90", false}};
        const std::vector<Likelihood> differential{{"dengue", 0.5, 0.6}, {"flu", 0.25, 0.2}};
        const PartedDiseases parted =
            named(partedDiseases("dengue", "flu", differential), Catalogue(content));
        QCOMPARE(parted.disease, std::string("Dengue fever"));
        QCOMPARE(parted.other, std::string("flu"));
        QCOMPARE(parted.diseaseNow, 0.5);
        QCOMPARE(parted.otherNow, 0.25);
    }

    void comesBackAsItWent()
    {
        for (const TestOutcome& outcome :
             {TestOutcome{"present", {}, {}, 0.5, 1, 0}, TestOutcome{"low", {}, 12.5, 0.5, 0.25, 0.75},
              TestOutcome{"middle", 12.5, 20, 0.02, 0.25, 0.75}})
            QVERIFY(json::parse(json(outcome).dump()).get<TestOutcome>() == outcome);
        QCOMPARE(json(TestOutcome{"absent", {}, {}, 0.5, 0.25, 0.75}).dump(),
                 std::string(R"({"disease":0.25,"likelihood":0.5,"other":0.75,"result":"absent"})"));
    }

    void whatNoEngineMaySayIsRefused()
    {
        QVERIFY(!isRefused([](json&) {}));
        for (const char* share : {"likelihood", "disease", "other"}) {
            QVERIFY(isRefused([&](json& item) { item[share] = 1.5; }));
            QVERIFY(isRefused([&](json& item) { item[share] = -0.1; }));
            QVERIFY(isRefused([&](json& item) { item[share] = nullptr; }));
            QVERIFY(isRefused([&](json& item) { item[share] = "all"; }));
            QVERIFY(isRefused([&](json& item) { item.erase(share); }));
        }
        QVERIFY(isRefused([](json& item) { item["result"] = ""; }));
        QVERIFY(isRefused([](json& item) { item["result"] = "low\nhigh"; }));
        QVERIFY(isRefused([](json& item) { item["result"] = std::string(100'000, 'x'); }));
        QVERIFY(isRefused([](json& item) { item["from"] = 30; })); // above its end
        QVERIFY(isRefused([](json& item) { item["to"] = nullptr; }));
        QVERIFY(isRefused([](json& item) { item["to"] = std::numeric_limits<double>::infinity(); }));
    }

    void earlierVersionsHadNoOutcomes()
    {
        const TestOutcome one{"present", {}, {}, 0.5, 1, 0};
        const json good = OrderItem{"crp", 0.1, 1, Stage::Laboratory, 5, {"flu", "cold"}, {one, one}};
        QCOMPARE(good.get<OrderItem>().outcomes.size(), std::size_t{2});
        json item = good;
        item.erase("outcomes");
        QVERIFY(item.get<OrderItem>().outcomes.empty());
        for (const json& bad : {json("present"), json(kMostOutcomes + 1, good["outcomes"][0])}) {
            item["outcomes"] = bad;
            QVERIFY(!attempt([&] { static_cast<void>(item.get<OrderItem>()); }));
        }
    }

    void theFirstVersionsHadNeitherStagesNorReasons()
    {
        const auto item =
            json::parse(R"({"feature": "crp", "expected_gain": 0.5, "price": 2})").get<OrderItem>();
        QVERIFY(item == (OrderItem{"crp", 0.5, 2}));
    }
};

QTEST_APPLESS_MAIN(TestReasonWording)
#include "tst_reasonwording.moc"
