// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/result.h"
#include "data/knowledge.h"
#include "data/tinypopulation.h"
#include "support/errorof.h"

#include <QTest>

#include <cmath>

using namespace genex;
using genex::testing::errorOf;
using test::Json;

namespace {

Result<data::Knowledge> parsed(const Json& json)
{
    return attempt([&] { return data::parseKnowledge(json.dump(), "k.json", test::tinyCatalogue()); });
}

/// One thing that is wrong: the JSON pointer to a field, what to put there ("" removes it), and what is said
/// of it.
struct Broken
{
    const char* name;
    const char* pointer;
    const char* value;
    const char* message;
    const char* remedy;
};

constexpr const char* kConditionRemedy =
    "Name a present-or-absent finding that stands earlier in the catalogue and depends on no other.";

const Broken kBroken[] = {
    {"newer format", "/schema_version", "2",
     "k.json, field \"schema_version\": is 2, but this program reads versions up to 1.",
     "Update the program, or save the file in the older format."},
    {"another catalogue", "/catalogue", "\"other\"",
     "k.json, field \"catalogue\": is \"other\", but the catalogue here is \"tiny\".",
     "Put the two matching files in one folder."},
    {"factor twice", "/factors/1/id", "\"febrile\"",
     "k.json, factor 2, field \"id\": \"febrile\" stands in an earlier entry too.",
     "Rename or remove one of them."},
    {"finding left out", "/findings/8", "",
     "k.json, field \"findings\": lacks \"ast\", which is in the catalogue.", "Add an entry for it."},
    {"finding not in the catalogue", "/findings/8/id", "\"rash\"",
     "k.json, field \"findings\": holds \"rash\", which is not in the catalogue.",
     "Add it there, or remove it."},
    {"finding twice", "/findings/8/id", "\"alt\"", "k.json, field \"findings\": holds \"alt\" twice.",
     "Remove one of the two."},
    {"rate above 1", "/findings/2/usual", "1.5", "k.json, finding \"fever\", field \"usual\": is 1.5.",
     "Use a number from 0 to 1."},
    {"level for a rate", "/findings/2/usual", "[1, 2]",
     "k.json, finding \"fever\", field \"usual\": is [1,2].", "Use a number from 0 to 1."},
    {"rate for a level", "/findings/0/usual", "0.5", "k.json, finding \"age\", field \"usual\": is 0.5.",
     "Use two numbers from -1000000000 to 1000000000, such as [1, 2]."},
    {"no spread", "/findings/0/usual", "[50, 0]",
     "k.json, finding \"age\", field \"usual\": has a standard deviation of 0 or less.",
     "Give [mean, standard deviation]."},
    {"factor of 1", "/findings/7/usual", "[30, 1]",
     "k.json, finding \"alt\", field \"usual\": is not a median above 0 with a factor above 1.",
     "Give [median, factor], as in [5, 2]."},
    {"shape unknown", "/findings/0/shape", "\"flat\"",
     "k.json, finding \"age\", field \"shape\": is \"flat\".", "Give normal or log_normal."},
    {"shape for a rate", "/findings/2/shape", "\"normal\"",
     "k.json, finding \"fever\", field \"shape\": is not known.", "Check its spelling, or remove it."},
    {"incidental share", "/findings/7/incidental/share", "0.6",
     "k.json, finding \"alt\", field \"incidental\", field \"share\": is 0.6.",
     "Use a number from 0 to 0.5."},
    {"depends on a later one", "/findings/4/only_if", "\"pregnant\"",
     "k.json, finding \"rigors\", field \"only_if\": is \"pregnant\".", kConditionRemedy},
    {"depends on a measured one", "/findings/4/only_if", "\"age\"",
     "k.json, finding \"rigors\", field \"only_if\": is \"age\".", kConditionRemedy},
    {"depends on one that depends", "/findings/5/applies_to", "\"rigors\"",
     "k.json, finding \"pregnant\", field \"applies_to\": is \"rigors\".", kConditionRemedy},
    {"depends and has loadings", "/findings/4/loadings", "{\"febrile\": 0.1}",
     "k.json, finding \"rigors\", field \"only_if\": stands beside a measured value or loadings.",
     "Only a finding that is present or absent, without loadings, can depend on another."},
    {"limit on a binary finding", "/findings/5/applies_up_to/finding", "\"female\"",
     "k.json, finding \"pregnant\", field \"applies_up_to\", field \"finding\": is \"female\".",
     "Name a measured finding that stands earlier in the catalogue."},
    {"factor unknown", "/findings/2/loadings/septic", "0.1",
     "k.json, finding \"fever\", field \"loadings\": names the factor \"septic\", which is not described.",
     "Add it to factors."},
    {"loadings too large", "/findings/2/loadings/febrile", "0.99",
     "k.json, finding \"fever\", field \"loadings\": have squares that sum to 0.980100.",
     "Keep the sum below 0.95."},
    {"disease left out", "/diseases/1", "",
     "k.json, field \"diseases\": lacks \"hepatitis\", which is in the catalogue.", "Add an entry for it."},
    {"prevalence 0", "/diseases/0/prevalence", "0", "k.json, disease \"flu\", field \"prevalence\": is 0.",
     "Use a number from 1e-06 to 1000000."},
    {"exception unknown", "/diseases/0/present/rash", "0.5",
     "k.json, disease \"flu\", field \"present\": names \"rash\", which is not in the catalogue.",
     "Add it there, or remove it."},
    {"measured among present", "/diseases/0/present/age", "0.5",
     "k.json, disease \"flu\", field \"present\": names \"age\", which is of the other kind.",
     "Move it to \"measured\"."},
    {"present among measured", "/diseases/0/measured/fever", "[1, 1]",
     "k.json, disease \"flu\", field \"measured\": names \"fever\", which is of the other kind.",
     "Move it to \"present\"."},
    {"exception out of bounds", "/diseases/0/present/fever", "-0.1",
     "k.json, disease \"flu\", field \"present\", field \"fever\": is -0.1.", "Use a number from 0 to 1."},
    {"gap of 1", "/gaps/by_act/lab", "1", "k.json, field \"gaps\", field \"by_act\", field \"lab\": is 1.",
     "Use a number from 0 to 0.99."},
    {"gap of no panel", "/gaps/by_panel/urine", "0.5",
     "k.json, field \"gaps\", field \"by_panel\", field \"urine\": is not known.",
     "Check its spelling, or remove it."},
};

Json broken(const Broken& how)
{
    Json json = test::tinyKnowledge();
    const Json::json_pointer pointer(how.pointer);
    Json& parent = json.at(pointer.parent_pointer());
    if (*how.value != '\0')
        json[pointer] = Json::parse(how.value);
    else if (parent.is_array())
        parent.erase(std::stoul(pointer.back()));
    else
        parent.erase(pointer.back());
    return json;
}

} // namespace

class TestKnowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exceptionsStandBesideTheUsual()
    {
        const data::Knowledge knowledge = parsed(test::tinyKnowledge()).value();
        QCOMPARE(knowledge.prevalence, (std::vector<double>{3, 1}));
        QCOMPARE(knowledge.rates[0][2], 0.9);
        QCOMPARE(knowledge.rates[1][2], 0.5);
        QVERIFY(std::isnan(knowledge.rates[0][0]));
        QVERIFY((knowledge.levels[0][6] == data::Level{39, 0.5}));
        QVERIFY((knowledge.levels[1][6] == data::Level{37, 0.5}));
        QCOMPARE(knowledge.findings[4].onlyIf.value(), std::size_t{3});
        QCOMPARE(knowledge.findings[5].appliesTo.value(), std::size_t{1});
        QCOMPARE(knowledge.findings[5].appliesUpTo->value, 50.0);
        QVERIFY((knowledge.findings[7].loadings == std::vector<std::pair<std::size_t, double>>{{1, 0.9}}));
        QCOMPARE(knowledge.findings[0].incidentalShare, 0.0);
    }

    void orderOfTheFileDoesNotMatter()
    {
        Json turned = test::tinyKnowledge();
        std::ranges::reverse(turned["findings"]);
        std::ranges::reverse(turned["diseases"]);
        QCOMPARE(parsed(turned).value().rates[0][2], 0.9);
        QCOMPARE(parsed(turned).value().prevalence, (std::vector<double>{3, 1}));
    }

    void aPanelsGapGoesBeforeItsActs()
    {
        Json json = test::tinyKnowledge();
        json["gaps"]["by_act"]["lab"] = 0.2;
        json["gaps"]["by_panel"]["liver"] = 0.7;
        const data::Knowledge knowledge = parsed(json).value();
        QCOMPARE(knowledge.gaps, (std::vector<double>{0, 0, 0, 0, 0, 0.2, 0, 0.7, 0.7}));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kBroken)); ++i)
            QTest::newRow(kBroken[i].name) << i;
    }

    void saysWhatIsWrong()
    {
        QFETCH(int, index);
        const Broken& how = kBroken[index];
        const Result<data::Knowledge> result = parsed(broken(how));
        QVERIFY(!result);
        QCOMPARE(errorOf(result).message.english(), std::string(how.message));
        QCOMPARE(errorOf(result).remedy.english(), std::string(how.remedy));
    }

    void needsFeaturesAndDiseases()
    {
        const auto result = attempt([] { return data::parseKnowledge("{}", "k.json", domain::Catalogue()); });
        QCOMPARE(errorOf(result).message.english(),
                 std::string("The catalogue beside k.json has no features or no diseases."));
    }
};

QTEST_APPLESS_MAIN(TestKnowledge)
#include "tst_knowledge.moc"
