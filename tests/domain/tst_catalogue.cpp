// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/result.h"
#include "domain/cantmiss.h"
#include "domain/catalogue.h"
#include "domain/jsonfields.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using domain::Catalogue;
using genex::testing::errorOf;
using Json = nlohmann::json;

namespace {

/// A small catalogue that is right in every field.
Json goodCatalogue()
{
    return Json::parse(R"({
        "schema_version": 1, "id": "tiny", "title": "Tiny", "version": "1", "language": "en-GB",
        "currency": "EUR", "notice": "Invented.",
        "code_systems": [{"id": "hpo", "name": "HPO", "uri": "http://human-phenotype-ontology.org", "source": "hpo.jax.org"}],
        "panels": [{"id": "blood_count", "name": "Full blood count"}],
        "features": [
            {"id": "fever", "name": "Fever", "synonyms": ["pyrexia"], "act": "ask", "value": {"kind": "binary"},
             "cost": 1, "cost_in_panel": 1, "turnaround_minutes": 1, "invasiveness": 0, "sensitive": false,
             "codes": {"hpo": "HP:0001945"}},
            {"id": "platelets", "name": "Platelets", "synonyms": [], "act": "lab",
             "value": {"kind": "numeric", "unit": "10⁹/L", "decimals": 0, "range": [3, 1500]}, "panel": "blood_count",
             "cost": 8, "cost_in_panel": 0.5, "turnaround_minutes": 30, "invasiveness": 1, "sensitive": false,
             "codes": {}}
        ],
        "diseases": [
            {"id": "dengue", "name": "Dengue", "synonyms": ["breakbone fever"], "icd10": "A97.9", "cant_miss": false},
            {"id": "malaria", "name": "Malaria", "synonyms": [], "cant_miss": true}
        ]
    })");
}

Result<Catalogue> parsed(const Json& json)
{
    return attempt([&] { return domain::parseCatalogue(json.dump(), "c.json"); });
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

constexpr const char* kTextRemedy =
    "Use a text of 1 to 200 bytes without control characters or leading or trailing spaces.";
constexpr const char* kIdRemedy =
    "Use at most 64 lower-case letters, digits and single underscores, starting with a letter.";
constexpr const char* kMissingRemedy = "Add it; resources/schemas describes every field.";

const Broken kBroken[] = {
    {"no format", "/schema_version", "", "c.json, field \"schema_version\": is missing.", kMissingRemedy},
    {"format 0", "/schema_version", "0", "c.json, field \"schema_version\": is 0.",
     "Use a whole number from 1 to 1000000."},
    {"newer format", "/schema_version", "7",
     "c.json, field \"schema_version\": is 7, but this program reads versions up to 1.",
     "Update the program, or save the file in the older format."},
    {"no title", "/title", "", "c.json, field \"title\": is missing.", kMissingRemedy},
    {"features no list", "/features", "{}", "c.json, field \"features\": is {}.",
     "Use a list, such as [ … ]."},
    {"unknown field", "/colour", "1", "c.json, field \"colour\": is not known.",
     "Check its spelling, or remove it."},
    {"feature no object", "/features/0", "3", "c.json, feature 1 is 3.",
     "It must be an object with named fields."},
    {"id missing", "/features/1/id", "", "c.json, feature 2, field \"id\": is missing.", kMissingRemedy},
    {"id not snake case", "/features/1/id", "\"Platelet Count\"",
     "c.json, feature 2, field \"id\": is \"Platelet Count\".", kIdRemedy},
    {"id twice", "/features/1/id", "\"fever\"",
     "c.json, feature \"fever\", field \"id\": \"fever\" stands in an earlier entry too.",
     "Rename or remove one of them."},
    {"name twice but for case", "/features/1/name", "\"FEVER\"",
     "c.json, feature \"platelets\", field \"name\": \"FEVER\" stands in an earlier entry too.",
     "Rename or remove one of them."},
    {"name empty", "/features/0/name", "\"\"", "c.json, feature \"fever\", field \"name\": is \"\".",
     kTextRemedy},
    {"name with a line break", "/features/0/name", "\"a\\nb\"",
     "c.json, feature \"fever\", field \"name\": is \"a\\nb\".", kTextRemedy},
    {"synonym twice", "/features/0/synonyms", "[\"a\", \"a\"]",
     "c.json, feature \"fever\", field \"synonyms\": contains \"a\" twice.", "Remove one of the two."},
    {"synonym a number", "/features/0/synonyms", "[4]",
     "c.json, feature \"fever\", field \"synonyms\", field \"1\": is 4.", kTextRemedy},
    {"act unknown", "/features/0/act", "\"guess\"", "c.json, feature \"fever\", field \"act\": is \"guess\".",
     "It must be ask, examine, lab or imaging."},
    {"value kind", "/features/0/value/kind", "\"colour\"",
     "c.json, feature \"fever\", field \"value\", field \"kind\": is \"colour\".",
     "It must be binary or numeric."},
    {"unit on a binary value", "/features/0/value/unit", "\"mg\"",
     "c.json, feature \"fever\", field \"value\", field \"unit\": is not known.",
     "Check its spelling, or remove it."},
    {"unit missing", "/features/1/value/unit", "",
     "c.json, feature \"platelets\", field \"value\", field \"unit\": is missing.", kMissingRemedy},
    {"decimals", "/features/1/value/decimals", "7",
     "c.json, feature \"platelets\", field \"value\", field \"decimals\": is 7.",
     "Use a whole number from 0 to 6."},
    {"range turned round", "/features/1/value/range", "[10, 3]",
     "c.json, feature \"platelets\", field \"value\", field \"range\": does not go from low to high.",
     "Give [lowest, highest]."},
    {"range of one", "/features/1/value/range", "[10]",
     "c.json, feature \"platelets\", field \"value\", field \"range\" is [10].",
     "It must be a list of 2 values."},
    {"panel unknown", "/features/1/panel", "\"urine\"",
     "c.json, feature \"platelets\", field \"panel\": names \"urine\", which is not described.",
     "Add it to panels."},
    {"cost negative", "/features/1/cost", "-3", "c.json, feature \"platelets\", field \"cost\": is -3.",
     "Use a number from 0 to 100000."},
    {"cost a text", "/features/1/cost", "\"8\"", "c.json, feature \"platelets\", field \"cost\": is \"8\".",
     "Use a number from 0 to 100000."},
    {"dearer in the panel", "/features/1/cost_in_panel", "9",
     "c.json, feature \"platelets\", field \"cost_in_panel\": is more than \"cost\".",
     "Give what it costs once the panel is ordered."},
    {"turnaround", "/features/1/turnaround_minutes", "0.5",
     "c.json, feature \"platelets\", field \"turnaround_minutes\": is 0.5.",
     "Use a whole number from 0 to 129600."},
    {"invasiveness", "/features/1/invasiveness", "4",
     "c.json, feature \"platelets\", field \"invasiveness\": is 4.", "Use a whole number from 0 to 3."},
    {"sensitive", "/features/1/sensitive", "\"no\"",
     "c.json, feature \"platelets\", field \"sensitive\": is \"no\".", "Use true or false."},
    {"code system unknown", "/features/0/codes/icpc", "\"A03\"",
     "c.json, feature \"fever\", field \"codes\": names the code system \"icpc\", which is not described.",
     "Add it to code_systems, with its source."},
    {"code empty", "/features/0/codes/hpo", "\"\"",
     "c.json, feature \"fever\", field \"codes\", field \"hpo\": is \"\".",
     "Use a text of 1 to 40 bytes without control characters or leading or trailing spaces."},
    {"feature field misspelt", "/features/0/turnarround", "5",
     "c.json, feature \"fever\", field \"turnarround\": is not known.", "Check its spelling, or remove it."},
    {"disease twice", "/diseases/1/id", "\"dengue\"",
     "c.json, disease \"dengue\", field \"id\": \"dengue\" stands in an earlier entry too.",
     "Rename or remove one of them."},
    {"cant_miss missing", "/diseases/1/cant_miss", "",
     "c.json, disease \"malaria\", field \"cant_miss\": is missing.", kMissingRemedy},
    {"threshold above 1", "/diseases/1/cant_miss_threshold", "2",
     "c.json, disease \"malaria\", field \"cant_miss_threshold\": is 2.", "Use a number from 0 to 1."},
    {"threshold a text", "/diseases/1/cant_miss_threshold", "\"2 %\"",
     "c.json, disease \"malaria\", field \"cant_miss_threshold\": is \"2 %\".", "Use a number from 0 to 1."},
    {"threshold of what may be missed", "/diseases/0/cant_miss_threshold", "0.1",
     "c.json, disease \"dengue\", field \"cant_miss_threshold\": is of a disease without cant_miss.",
     "Set cant_miss to true, or leave it out."},
    {"icd10", "/diseases/0/icd10", "\"dengue\"",
     "c.json, disease \"dengue\", field \"icd10\": is \"dengue\".",
     "Give a code such as A01.0, or leave it out."},
    {"icd10 with a bare point", "/diseases/0/icd10", "\"A97.\"",
     "c.json, disease \"dengue\", field \"icd10\": is \"A97.\".",
     "Give a code such as A01.0, or leave it out."},
};

Json broken(const Broken& how)
{
    Json json = goodCatalogue();
    const Json::json_pointer pointer(how.pointer);
    if (*how.value == '\0')
        json.at(pointer.parent_pointer()).erase(pointer.back());
    else
        json[pointer] = Json::parse(how.value);
    return json;
}

Json schema()
{
    const std::string folder = qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString() + "/resources/schemas/";
    return Json::parse(domain::readTextFile(folder + "catalogue.schema.json", 1'000'000));
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryField()
    {
        const Catalogue catalogue = parsed(goodCatalogue()).value();
        const domain::Feature& platelets = catalogue.features().at(1);
        QCOMPARE(platelets.name, std::string("Platelets"));
        QVERIFY(platelets.act == domain::Act::Lab);
        QVERIFY((platelets.quantity == domain::Quantity{"10⁹/L", 0, 3, 1500}));
        QCOMPARE(platelets.panel, std::string("blood_count"));
        QCOMPARE(platelets.cost, 8.0);
        QCOMPARE(platelets.costInPanel, 0.5);
        QCOMPARE(platelets.turnaroundMinutes, 30);
        QCOMPARE(platelets.invasiveness, 1);
        QVERIFY(!catalogue.features()[0].quantity);
        QCOMPARE(catalogue.features()[0].codes.at("hpo"), std::string("HP:0001945"));
        QCOMPARE(catalogue.diseases()[0].icd10, std::string("A97.9"));
        QVERIFY(catalogue.diseases()[1].cantMiss);
        QCOMPARE(catalogue.diseases()[1].cantMissFrom, domain::kUsualCantMissFrom);
        QCOMPARE(catalogue.content().currency, std::string("EUR"));
    }

    void aCantMissDiseaseHasItsOwnThreshold()
    {
        Json json = goodCatalogue();
        json["diseases"][1]["cant_miss_threshold"] = 0.005;
        const Catalogue catalogue = parsed(json).value();
        QVERIFY(Json(catalogue) == json);
        QCOMPARE(domain::cantMissThreshold(catalogue, "malaria"), 0.005);
        QCOMPARE(domain::cantMissThreshold(catalogue, "dengue"), domain::kMayBeMissed);
    }

    void findsById()
    {
        const Catalogue catalogue = parsed(goodCatalogue()).value();
        QCOMPARE(catalogue.featureIndex("platelets").value(), std::size_t{1});
        QCOMPARE(catalogue.feature("platelets"), &catalogue.features()[1]);
        QCOMPARE(catalogue.disease("malaria"), &catalogue.diseases()[1]);
        QCOMPARE(catalogue.panel("blood_count")->name, std::string("Full blood count"));
        QVERIFY(catalogue.feature("a_column_of_the_hospital") == nullptr);
        QVERIFY(catalogue.disease("fever") == nullptr);
        QVERIFY(!catalogue.diseaseIndex(""));
    }

    void findsInACopy()
    {
        const Catalogue copy = Catalogue(parsed(goodCatalogue()).value());
        QCOMPARE(copy.feature("fever"), &copy.features()[0]);
    }

    void writesWhatItRead()
    {
        const Catalogue catalogue = parsed(goodCatalogue()).value();
        QVERIFY(Json(catalogue) == goodCatalogue());
        QVERIFY(parsed(Json(catalogue)).value() == catalogue);
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
        const Result<Catalogue> result = parsed(broken(how));
        QVERIFY(!result);
        QCOMPARE(errorOf(result).message.english(), std::string(how.message));
        QCOMPARE(errorOf(result).remedy.english(), std::string(how.remedy));
        QVERIFY(errorOf(result).code == ErrorCode::InvalidInput ||
                errorOf(result).code == ErrorCode::VersionMismatch);
    }

    void countsAreBounded()
    {
        Json json = goodCatalogue();
        for (int i = 0; i < 41; ++i)
            json["features"][0]["synonyms"].push_back("word " + std::to_string(i));
        QCOMPARE(errorOf(parsed(json)).message.english(),
                 std::string("c.json, feature \"fever\", field \"synonyms\": has 42 entries."));
        json = goodCatalogue();
        json["features"] = Json::array();
        for (int i = 0; i < 20'001; ++i)
            json["features"].push_back(0);
        QCOMPARE(errorOf(parsed(json)).message.english(),
                 std::string("c.json, field \"features\": has 20001 entries."));
    }

    /// The published schema and the reader must ask for the same fields.
    void agreesWithTheSchema_data()
    {
        QTest::addColumn<QString>("definition");
        QTest::addColumn<QString>("entry");
        QTest::newRow("file") << QString() << QString();
        QTest::newRow("code system") << QStringLiteral("/$defs/code_system")
                                     << QStringLiteral("/code_systems/0");
        QTest::newRow("panel") << QStringLiteral("/$defs/panel") << QStringLiteral("/panels/0");
        QTest::newRow("feature") << QStringLiteral("/$defs/feature") << QStringLiteral("/features/1");
        QTest::newRow("disease") << QStringLiteral("/$defs/disease") << QStringLiteral("/diseases/0");
    }

    void agreesWithTheSchema()
    {
        QFETCH(QString, definition);
        QFETCH(QString, entry);
        const Json rules = schema().at(Json::json_pointer(definition.toStdString()));
        const Json::json_pointer where(entry.toStdString());
        for (const auto& [name, rule] : rules.at("properties").items()) {
            Json json = goodCatalogue();
            json.at(where).erase(name);
            const bool isRequired =
                std::ranges::find(rules.at("required"), Json(name)) != rules.at("required").end();
            QCOMPARE(parsed(json).has_value(), !isRequired);
        }
        const Json good = goodCatalogue().at(where);
        for (const auto& [name, value] : good.items())
            QVERIFY(rules.at("properties").contains(name));
    }
};

QTEST_APPLESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
