// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/cataloguesearch.h"

#include "common/error.h"
#include "common/resources.h"
#include "common/result.h"
#include "domain/cataloguenames.h"
#include "support/errorof.h"

#include <QTest>

#include <set>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using namespace genex::search;

class TestCatalogueNames : public QObject
{
    Q_OBJECT

private:
    static Catalogue small()
    {
        CatalogueContent content;
        content.id = "small";
        content.language = "en";
        content.panels = {{"blood", "Blood"}};
        Feature fever;
        fever.id = "fever";
        fever.name = "Fever";
        fever.synonyms = {"pyrexia"};
        Feature cough = fever;
        cough.id = "cough";
        cough.name = "Cough";
        cough.synonyms = {};
        content.features = {fever, cough};
        content.diseases = {{"flu", "Influenza", {}, "", false}};
        return Catalogue(content);
    }

    static std::string json(const char* rest)
    {
        return std::string(R"({"schema_version": 1, "catalogue": "small", "language": "de-DE")") + rest + "}";
    }

    static std::string problemWith(const std::string& text)
    {
        const auto read = attempt([&] { return renamed(small(), parseCatalogueNames(text, "names.json")); });
        return describe(errorOf(read));
    }

private Q_SLOTS:
    void theNameIsTheFirstAndTheOldOneASynonym()
    {
        const Catalogue german = renamed(small(), parseCatalogueNames(json(R"(, "panels": {"blood": ["Blut"]},
                "features": {"fever": ["Fieber", "erhöhte Temperatur", "pyrexia"]}, "diseases": {"flu": ["Influenza", "Grippe"]})"),
                                                                      "names.json"));
        QCOMPARE(german.content().language, std::string("de-DE"));
        QCOMPARE(german.panel("blood")->name, std::string("Blut"));
        QCOMPARE(german.feature("fever")->name, std::string("Fieber"));
        QCOMPARE(german.feature("fever")->synonyms,
                 (std::vector<std::string>{"pyrexia", "Fever", "erhöhte Temperatur"}));
        QCOMPARE(german.feature("cough")->name, std::string("Cough")); // no other name
        QCOMPARE(german.disease("flu")->synonyms, std::vector<std::string>{"Grippe"});
    }

    void whatDoesNotFitIsNamed_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* rest, const char* told) {
            QTest::newRow(told) << QByteArray(rest) << QByteArray(told);
        };
        row(R"(, "panels": {}, "features": {}, "diseases": {}, "more": 1)", "more");
        row(R"(, "panels": {}, "features": {})", "diseases");
        row(R"(, "panels": {}, "features": {"fever": []}, "diseases": {})", "contains no name");
        row(R"(, "panels": {}, "features": {"fever": "Fieber"}, "diseases": {})", "fever");
        row(R"(, "panels": {}, "features": {"feber": ["Fieber"]}, "diseases": {})", "\"feber\"");
        row(R"(, "panels": {}, "features": {"fever": ["a\u0007"]}, "diseases": {})", "control characters");
    }

    void whatDoesNotFitIsNamed()
    {
        QFETCH(QByteArray, rest);
        QFETCH(QByteArray, told);
        const std::string problem = problemWith(json(rest.constData()));
        QVERIFY2(problem.find(told.constData()) != std::string::npos, problem.c_str());
    }

    void namesOfAnotherCatalogueAreRefused()
    {
        CatalogueNames names;
        names.catalogue = "large";
        QVERIFY_THROWS_EXCEPTION(Failure, renamed(small(), names));
    }

    void theSampleIsGermanAsAWhole()
    {
        const auto folder = resourceFolder() / "sample";
        const Catalogue english = loadCatalogue(folder / "catalogue.json");
        const CatalogueNames names = loadCatalogueNames(folder / "catalogue.de.json");
        QCOMPARE(names.features.size(), english.features().size());
        QCOMPARE(names.diseases.size(), english.diseases().size());
        QCOMPARE(names.panels.size(), english.content().panels.size());
        std::set<std::string> different;
        const Catalogue german = renamed(english, names);
        for (const Feature& feature : german.features())
            QVERIFY2(different.insert(feature.name).second, feature.name.c_str());
    }

    void aSearchFindsBothLanguages()
    {
        const auto folder = resourceFolder() / "sample";
        const Catalogue german = renamed(loadCatalogue(folder / "catalogue.json"),
                                         loadCatalogueNames(folder / "catalogue.de.json"));
        const CatalogueSearch search(german);
        for (const char* typed : {"fieber", "fever", "Bauchschm", "Atemnot", "dyspnoe"}) {
            const auto hits = search.find(typed, 5, SearchScope::Features);
            QVERIFY2(!hits.empty() && hits.front().errors == 0, typed);
        }
        QCOMPARE(german.features()[search.find("fieber", 1, SearchScope::Features).front().index].id,
                 std::string("fever"));
    }
};

QTEST_APPLESS_MAIN(TestCatalogueNames)
#include "tst_cataloguenames.moc"
