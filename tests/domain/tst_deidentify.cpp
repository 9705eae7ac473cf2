// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "domain/deidentify.h"
#include "domain/jsonform.h"

#include <QTest>

#include <set>

using namespace genex;
using namespace genex::domain;
using nlohmann::json;

namespace {

constexpr std::int64_t kDay = 86'400'000;
constexpr std::int64_t kOpened = 1'772'352'930'250; // 2026-03-01T08:15:30.250Z

Catalogue catalogue()
{
    CatalogueContent content;
    content.features = {support::featureCalled("crp", "C-reactive protein", Quantity{"mg/L", 1, 0, 500})};
    return Catalogue(content);
}

/// Every text that a person typed or that names one holds SECRET.
CaseDocument secretCase(const std::string& unit = "mg/L")
{
    CaseDocument document;
    std::int64_t day = 0;
    const auto then = [&](CaseChange change) {
        document.apply({"SECRET user", kOpened + kDay * day++ / 2, std::move(change)});
    };
    Recommendation made = support::recommendationOf({"crp", "xray"}, {"ct"});
    made.concerns = {{"too_few_findings", "SECRET sentence"}};
    Conclusion reached = support::conclusionOf({{"ct", 0.5, 0, 0, {}}});
    reached.concerns = {{"below_floor", "SECRET sentence"}};
    then(CaseOpened{{.name = "SECRET name",
                     .ageYears = 47,
                     .sex = Sex::Male,
                     .reference = "SECRET number",
                     .remarks = "SECRET remarks"}});
    then(FindingSet{Finding::present("fever")});
    then(NoteAdded{"SECRET note"});
    then(RecommendationMade{made, "SECRET model"});
    then(OrderPlaced{{"crp", "xray"}, {"ct"}, 1});
    then(ResultEntered{Finding::measured("crp", 12.5), unit, kOpened - 1});
    then(ResultUnavailable{"xray", "SECRET reason"});
    then(ReportMade{"SECRET report", support::kModelB});
    then(ConclusionReached{reached, "SECRET model"});
    then(Amended{"SECRET amendment"});
    then(ConclusionReached{reached, "SECRET model"});
    return document;
}

} // namespace

class TestDeidentify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatNamesSomebodyLeaves()
    {
        const std::string text = deidentified(secretCase(), catalogue()).dump();
        QVERIFY2(text.find("SECRET") == std::string::npos, text.c_str());
        for (const char* trace : {"2026", "T08", "47", "1772"})
            QVERIFY2(text.find(trace) == std::string::npos, trace);
    }

    void unitsThatTheCatalogueDoesNotKnowStay()
    {
        QVERIFY(deidentified(secretCase("mg/L"), catalogue())["results"][0]["unit"] == "mg/L");
        for (const char* unit : {"SECRET unit", "mg/dL", ""})
            QVERIFY(!deidentified(secretCase(unit), catalogue())["results"][0].contains("unit"));
        QVERIFY(!deidentified(secretCase("mg/L"), {})["results"][0].contains("unit"));
    }

    void daysStandForDates()
    {
        const json made = deidentified(secretCase(), catalogue());
        QVERIFY(made["orders"][0]["day"] == 2);
        QVERIFY(made["results"][0]["entered_day"] == 2);
        QVERIFY2(made["results"][0]["taken_day"] == -1, "a millisecond before the case was opened");
        QVERIFY(made["conclusion"]["day"] == 5);
    }

    void agesStandInBands()
    {
        QCOMPARE(ageBand(0), std::string("0–9"));
        QCOMPARE(ageBand(9), std::string("0–9"));
        QCOMPARE(ageBand(10), std::string("10–19"));
        QCOMPARE(ageBand(89), std::string("80–89"));
        QCOMPARE(ageBand(90), std::string("90+"));
        QCOMPARE(ageBand(130), std::string("90+"));
        QVERIFY(deidentified(secretCase(), catalogue())["age_band"] == "40–49");
    }

    void generatedValuesStandApart()
    {
        const json made = deidentified(secretCase(), catalogue());
        QCOMPARE(made["results"].size(), std::size_t{1});
        QVERIFY(made["results"][0]["feature"] == "crp");
        QVERIFY(made["estimates"]["values"][0]["feature"] == "ct");
        QVERIFY(made["estimates"]["values"][0]["generated"] == true);
        QVERIFY(!made["conclusion"].contains("estimates"));
    }

    void medicineIsKept()
    {
        const json made = deidentified(secretCase(), catalogue());
        QVERIFY(made["sex"] == "male");
        QVERIFY(made["state"] == "amended");
        QVERIFY(made["findings"] == json::parse(R"([{"feature": "fever", "state": "present"}])"));
        QVERIFY(made["results"][0]["value"] == 12.5);
        QVERIFY(made["unavailable"] == json::parse(R"(["xray"])"));
        QVERIFY(made["recommendation"]["concerns"] == json::parse(R"(["too_few_findings"])"));
        QVERIFY(made["conclusion"]["differential"][0]["disease"] == "flu");
        QVERIFY(made["conclusion"]["model_sha256"] == support::kModelA);
    }

    /// What the preview shows is what leaves: no value more, no value less, on any case.
    void thePreviewIsExact()
    {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            support::CaseWalk walk(seed);
            for (int i = 0; i < 100; ++i)
                walk.step();
            const json flat = deidentified(walk.document(), {}).flatten();
            std::size_t leaving = 0;
            for (const ExportPart& part : identifiedParts(walk.document(), {})) {
                QCOMPARE(part.value.empty(), part.isWithheld);
                if (part.isWithheld)
                    continue;
                ++leaving;
                const json& leaf = flat.at("/" + part.field.english());
                const std::string text = leaf.is_string() ? leaf.get<std::string>() : leaf.dump();
                QCOMPARE(part.value, leaf.is_null() || text.empty() ? "none" : text);
            }
            QCOMPARE(leaving, flat.size());
        }
    }

    void thePreviewNamesWhatStays()
    {
        std::set<std::string> withheld;
        for (const ExportPart& part : identifiedParts(secretCase(), catalogue())) {
            if (part.isWithheld)
                withheld.insert(part.field.english());
        }
        const std::set<std::string> expected{"number of the case",
                                             "name of the patient",
                                             "number of the patient",
                                             "remarks on the patient",
                                             "exact age",
                                             "notes (1)",
                                             "why tests are unavailable",
                                             "previous conclusions (1)",
                                             "reports (1)",
                                             "name of the model",
                                             "history, with users and times (11)"};
        QVERIFY(withheld == expected);
    }
};

QTEST_APPLESS_MAIN(TestDeidentify)
#include "tst_deidentify.moc"
