// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/result.h"
#include "data/demonstration.h"
#include "data/tinypopulation.h"
#include "support/errorof.h"

#include <QTest>

#include <filesystem>
#include <set>

using namespace genex;
using data::Demonstration;
using domain::Finding;
using genex::testing::errorOf;
using test::Json;

namespace {

Json goodPatient()
{
    return Json::parse(R"({
        "schema_version": 1, "title": "Hot", "story": "Hot since yesterday.",
        "findings": [{"feature": "fever", "state": "present"}, {"feature": "chills", "state": "absent"},
                     {"feature": "temperature", "state": "measured", "value": 39.3}]
    })");
}

Result<Demonstration> parsed(const Json& json)
{
    return attempt([&] { return data::parseDemonstration(json.dump(), "d.json", test::tinyCatalogue()); });
}

Error errorWith(const char* pointer, Json value)
{
    Json json = goodPatient();
    json[Json::json_pointer(pointer)] = std::move(value);
    const Result<Demonstration> result = parsed(json);
    return errorOf(result);
}

} // namespace

class TestDemonstration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPresentAbsentAndMeasured()
    {
        const Demonstration patient = parsed(goodPatient()).value();
        QCOMPARE(patient.title, std::string("Hot"));
        QVERIFY(
            (patient.findings == std::vector<Finding>{Finding::present("fever"), Finding::absent("chills"),
                                                      Finding::measured("temperature", 39.3)}));
    }

    void saysWhatIsWrong()
    {
        QCOMPARE(errorWith("/findings/0/feature", "rash").message.english(),
                 std::string(
                     "d.json, finding 1, field \"feature\": names \"rash\", which is not in the catalogue."));
        QCOMPARE(
            errorWith("/findings/1/feature", "fever").message.english(),
            std::string("d.json, finding 2, field \"feature\": \"fever\" stands in an earlier finding too."));
        QCOMPARE(errorWith("/findings/0/state", "maybe").remedy.english(),
                 std::string("Give present, absent or measured."));
        QCOMPARE(
            errorWith("/findings/0/state", "measured").message.english(),
            std::string(
                "d.json, finding 1, field \"state\": is \"measured\", but \"fever\" is present or absent."));
        QCOMPARE(errorWith("/findings/0/feature", "age").message.english(),
                 std::string("d.json, finding 1, field \"state\": is \"present\", but \"age\" is measured."));
        QCOMPARE(errorWith("/findings/2/value", 393).remedy.english(),
                 std::string("Use a number from 34 to 42."));
        QCOMPARE(errorWith("/findings/0/value", 1).message.english(),
                 std::string("d.json, finding 1, field \"value\": is not known."));
        QCOMPARE(errorWith("/findings", Json::array()).message.english(),
                 std::string("d.json, field \"findings\": has 0 entries."));
        QCOMPARE(errorWith("/schema_version", 2).code, ErrorCode::VersionMismatch);
    }

    void whatTestsWillShowMayStandThereToo()
    {
        Json json = goodPatient();
        json["results"] = Json::parse(R"([{"feature": "rigors", "state": "present"},
                                          {"feature": "alt", "state": "measured", "value": 40}])");
        json["disease"] = "flu";
        const Demonstration patient = parsed(json).value();
        QCOMPARE(patient.disease, std::string("flu"));
        const domain::Catalogue catalogue = test::tinyCatalogue();
        QVERIFY(patient.resultOf("rigors", catalogue) == Finding::present("rigors"));
        QVERIFY(patient.resultOf("alt", catalogue) == Finding::measured("alt", 40));
        QVERIFY(patient.resultOf("pregnant", catalogue) == Finding::absent("pregnant")); // not said: absent
        QVERIFY(!patient.resultOf("ast", catalogue));                                    // not measured
        QVERIFY(!patient.resultOf("nobody_knows", catalogue));

        json["results"][0]["feature"] = "fever";
        QCOMPARE(errorOf(parsed(json)).message.english(),
                 std::string("d.json, result 1, field \"feature\": \"fever\" "
                             "stands in an earlier finding or result too."));
        json.erase("results");
        json["disease"] = "gout";
        QCOMPARE(errorOf(parsed(json)).message.english(),
                 std::string("d.json, field \"disease\": names \"gout\", which is not in the catalogue."));
    }

    void theShippedPatientIsOneADoctorKnows()
    {
        const std::filesystem::path source = qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString();
        const std::filesystem::path folder = source / "resources" / "sample";
        const domain::Catalogue catalogue = domain::loadCatalogue(folder / "catalogue.json");
        const Demonstration patient = data::loadDemonstration(folder / "demonstration.json", catalogue);
        QVERIFY(!patient.title.empty() && !patient.story.empty());
        QVERIFY(patient.findings.size() >= 8 && patient.findings.size() <= 9);
        std::set<domain::FindingState> states;
        for (const Finding& finding : patient.findings)
            states.insert(finding.state);
        QCOMPARE(states.size(), std::size_t{3});
        QCOMPARE(patient.disease, std::string("dengue"));
        QCOMPARE(data::loadDemonstration(folder / "demonstration-chest-pain.json", catalogue).disease,
                 std::string("myocardial_infarction"));
    }

    /// Or the first thing the program asks for is how old the patient is.
    void ageAndSexOfTheShippedPatientsAreKnown()
    {
        const std::filesystem::path source = qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString();
        const std::filesystem::path folder = source / "resources" / "sample";
        const domain::Catalogue catalogue = domain::loadCatalogue(folder / "catalogue.json");
        for (const char* file : {"demonstration.json", "demonstration-chest-pain.json"}) {
            const domain::PatientDetails details =
                data::loadDemonstration(folder / file, catalogue).details();
            QVERIFY2(details.ageYears && details.sex != domain::Sex::Unknown, file);
        }
    }

    void whoThePatientIsFollowsFromTheFindings()
    {
        Json json = goodPatient();
        QVERIFY(parsed(json).value().details() == (domain::PatientDetails{.name = "Hot"}));
        json["findings"].push_back({{"feature", "age"}, {"state", "measured"}, {"value", 61}});
        const Demonstration patient = parsed(json).value();
        QCOMPARE(patient.details().ageYears.value_or(0), 61);
        Demonstration woman = patient;
        woman.findings.push_back(Finding::present("female_sex"));
        QVERIFY(woman.details().sex == domain::Sex::Female);
        Demonstration man = patient;
        man.findings.push_back(Finding::absent("female_sex"));
        QVERIFY(man.details().sex == domain::Sex::Male);
    }
};

QTEST_APPLESS_MAIN(TestDemonstration)
#include "tst_demonstration.moc"
