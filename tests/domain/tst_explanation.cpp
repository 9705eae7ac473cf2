// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/result.h"
#include "domain/explanation.h"
#include "domain/jsonform.h"
#include "support/errorof.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using nlohmann::json;

namespace {

Explanation example()
{
    Explanation explanation;
    explanation.modelSha256 = "ab12";
    explanation.differential = {{"dengue", 0.6, {{"fever", 1.5}, {"cough", -0.25}}}, {"typhoid", 0.4, {}}};
    explanation.reasons = {{"crp", "dengue", "typhoid", 2.5, {{"high", 40, {}, 0.25, 0.75, 0.125}}},
                           {"mri", "", "", 0}};
    explanation.expectedAccuracy = 0.75;
    explanation.expectedConfidence = 0.7;
    explanation.expectedDifferential = {{"dengue", 0.6, 0.625}, {"typhoid", 0.4, 0.375}};
    explanation.effects = {{"crp", 0.75, 0.5, 0.5}, {"mri", 1, std::nullopt, 0.75}};
    explanation.accuracyIfAllOrdered = 1;
    return explanation;
}

std::string complaintAbout(const std::function<void(json&)>& change)
{
    json document = example();
    change(document);
    const Result<void> result = attempt([&] { static_cast<void>(document.get<Explanation>()); });
    if (result)
        return "nothing was refused";
    return errorOf(result).remedy.empty() ? "no remedy" : errorOf(result).message.english();
}

} // namespace

/// What is said beside a batch, as JSON.
class TestExplanation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWent() { QVERIFY(json::parse(json(example()).dump()).get<Explanation>() == example()); }

    void isWrittenInSnakeCase()
    {
        json document = example();
        document["reasons"][0]["outcomes"].clear();
        QCOMPARE(document.at("effects")[0].dump(),
                 std::string(R"({"estimated":0.5,"feature":"crp","ordered":0.75,"struck_out":0.5})"));
        QVERIFY(document.at("effects")[1].at("estimated").is_null());
        QCOMPARE(
            document.at("reasons")[0].dump(),
            std::string(
                R"({"disease":"dengue","feature":"crp","other":"typhoid","outcomes":[],"separation":2.5})"));
        QCOMPARE(document.at("accuracy_if_all_ordered").dump(), std::string("1.0"));
        QCOMPARE(document.at("evidence_method").dump(), std::string("\"leave-one-out\""));
    }

    void whatNoEngineMaySayIsRefused_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* place, const char* value, const char* word) {
            QTest::addRow("%s %s", place, value)
                << QByteArray(place) << QByteArray(value) << QByteArray(word);
        };
        row("/expected_accuracy", "1.01", "expected_accuracy");
        row("/expected_accuracy", "-0.01", "expected_accuracy");
        row("/expected_accuracy", "null", "expected_accuracy");
        row("/expected_confidence", "2", "expected_confidence");
        row("/accuracy_if_all_ordered", "\"all\"", "accuracy_if_all_ordered");
        row("/differential/1/probability", "1.5", "probability");
        row("/outlook/0/now", "-1", "now");
        row("/outlook/0/expected", "7", "expected");
        row("/reasons/0/separation", "-0.5", "separation");
        row("/reasons/0/other", "\"\"", "one disease of two");
        row("/reasons/1/disease", "\"dengue\"", "one disease of two");
        row("/reasons/0/outcomes/0/likelihood", "1.5", "likelihood");
        row("/reasons/0/outcomes/0/from", "null", "from");
        row("/reasons/1/outcomes", R"([{"result":"present","likelihood":1,"disease":1,"other":0}])",
            "no disease");
        row("/effects/0/ordered", "1.5", "ordered");
        row("/effects/0/estimated", "-1", "estimated");
        row("/effects/1/struck_out", "3", "struck_out");
        row("/effects/1/feature", "\"ct\"", "different tests");
    }
    void whatNoEngineMaySayIsRefused()
    {
        QFETCH(const QByteArray, place);
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArray, word);
        const std::string complaint = complaintAbout([&](json& document) {
            document[json::json_pointer(place.toStdString())] = json::parse(value.toStdString());
        });
        QVERIFY2(complaint.find(word.toStdString()) != std::string::npos, complaint.c_str());
    }

    void aMissingEffectIsRefused()
    {
        const std::string complaint = complaintAbout([](json& document) { document["effects"].erase(1); });
        QVERIFY2(complaint.find("different tests") != std::string::npos, complaint.c_str());
    }

    void everyFieldIsNeeded()
    {
        const json document = example();
        for (const auto& [name, value] : document.items()) {
            if (name == "evidence_method")
                continue;
            json less = document;
            less.erase(name);
            QVERIFY2(!attempt([&] { static_cast<void>(less.get<Explanation>()); }), name.c_str());
        }
    }

    void aNumberThatIsNotFiniteIsRefused()
    {
        const double notANumber = std::numeric_limits<double>::quiet_NaN();
        Explanation bad = example();
        bad.effects[0].ordered = notANumber;
        QVERIFY(!attempt([&] { static_cast<void>(json(bad).get<Explanation>()); }));
        bad = example();
        bad.differential[0].evidence[1].support = notANumber;
        QVERIFY(!attempt([&] { static_cast<void>(json(bad).get<Explanation>()); }));
        bad = example();
        bad.reasons[0].separation = notANumber;
        QVERIFY(!attempt([&] { static_cast<void>(json(bad).get<Explanation>()); }));
    }
};

QTEST_APPLESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
