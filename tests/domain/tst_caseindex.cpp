// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "domain/caseindex.h"
#include "domain/foldtext.h"
#include "domain/jsonform.h"
#include "support/errorof.h"

#include <QTest>

#include <map>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;

namespace {

using Ids = std::vector<std::string>;

CaseSummary named(const std::string& id, const std::string& name, std::int64_t changedAtMs = 0)
{
    return {.id = id, .name = name, .changedAtMs = changedAtMs};
}

Ids idsOf(const CaseList& list)
{
    Ids ids;
    for (const CaseSummary& summary : list.cases)
        ids.push_back(summary.id);
    return ids;
}

Ids found(const CaseIndex& index, std::string_view text)
{
    return idsOf(index.search(text, {}, 100));
}

/// Every word of the query begins a word of the case: the definition, by going through everything.
bool matches(const CaseSummary& summary, std::string_view query)
{
    const auto words =
        foldWords(summary.id + ' ' + summary.name + ' ' + summary.diagnosis + ' ' + summary.searchedText);
    return std::ranges::all_of(foldWords(query), [&](const FoldedWord& asked) {
        return std::ranges::any_of(
            words, [&](const FoldedWord& word) { return word.letters.starts_with(asked.letters); });
    });
}

std::string randomText(Random& random, std::size_t words)
{
    std::string text;
    for (std::size_t i = 0; i < words; ++i) {
        text += i == 0 ? "" : " ";
        for (std::size_t length = 1 + random.below(3); length > 0; --length)
            text += std::string_view("aäbcд").substr(random.bernoulli(0.5) ? 0 : 3,
                                                     random.bernoulli(0.5) ? 1 : 2);
    }
    return text;
}

/// In the order of lists, by plain sorting.
Ids scanned(const std::map<std::string, CaseSummary>& cases, std::string_view query,
            std::optional<CaseState> state)
{
    std::vector<CaseSummary> hits;
    for (const auto& [id, summary] : cases) {
        if (matches(summary, query) && (!state || summary.state == *state))
            hits.push_back(summary);
    }
    std::ranges::stable_sort(hits, [](const CaseSummary& a, const CaseSummary& b) {
        if ((a.awaited > 0) != (b.awaited > 0))
            return a.awaited > 0;
        return a.changedAtMs > b.changedAtMs;
    });
    return idsOf({hits.size(), hits});
}

} // namespace

class TestCaseIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsInAnyOrderByTheirBeginnings()
    {
        CaseIndex index;
        index.put(named("a-1", "José Müller-Łukasz"));
        index.put(named("a-2", "Josephine Mueller"));
        QCOMPARE(found(index, "jose"), (Ids{"a-1", "a-2"}));
        QCOMPARE(found(index, "luk JOSÉ"), Ids{"a-1"});
        QCOMPARE(found(index, "muller"), Ids{"a-1"});
        QCOMPARE(found(index, "a 2"), Ids{"a-2"});
        QVERIFY(found(index, "ose").empty());
        QVERIFY(found(index, "jose x").empty());
        QCOMPARE(found(index, " -,\xff "), (Ids{"a-1", "a-2"}));
    }

    void awaitedResultsFirstThenTheNewest()
    {
        CaseIndex index;
        index.put(named("old", "x", 1));
        index.put(named("new", "x", 3));
        CaseSummary waiting = named("waiting", "x", 2);
        waiting.awaited = 1;
        waiting.state = CaseState::Ordered;
        index.put(waiting);
        QCOMPARE(idsOf(index.list({}, 10)), (Ids{"waiting", "new", "old"}));
        QCOMPARE(idsOf(index.list({}, 2)), (Ids{"waiting", "new"}));
        QCOMPARE(index.list({}, 2).total, std::size_t{3});
        QCOMPARE(idsOf(index.list(CaseState::Draft, 10)), (Ids{"new", "old"}));
        QCOMPARE(idsOf(index.search("x", CaseState::Ordered, 10)), Ids{"waiting"});
    }

    void aChangedCaseIsFoundByItsNewWordsOnly()
    {
        CaseIndex index;
        index.put(named("1", "Ann"));
        index.put(named("1", "Bea"));
        QCOMPARE(index.size(), std::size_t{1});
        QVERIFY(found(index, "ann").empty());
        QCOMPARE(found(index, "bea"), Ids{"1"});
        QCOMPARE(index.find("1")->name, std::string("Bea"));
        index.remove("1");
        index.remove("1");
        QVERIFY(!index.find("1"));
        QVERIFY(found(index, "").empty());
    }

    void hugeCasesAndQueriesAreBounded()
    {
        CaseIndex index;
        CaseSummary huge = named("1", "Ann");
        for (int i = 0; i < 5'000; ++i)
            huge.searchedText += "w" + std::to_string(i) + ' ';
        const std::string query = huge.searchedText;
        index.put(huge);
        QCOMPARE(found(index, "w390"), Ids{"1"});
        QVERIFY(found(index, "w4999").empty());
        QVERIFY(found(index, query).size() == 1);
        QVERIFY(index.find("1")->searchedText.empty());
    }

    /// Random cases come, change and go; every answer is that of a plain scan.
    void findsWhatAScanFinds_data()
    {
        QTest::addColumn<int>("changesPerSearch");
        QTest::newRow("a search after every change") << 1;
        QTest::newRow("many changes before a search") << 40;
    }

    void findsWhatAScanFinds()
    {
        QFETCH(int, changesPerSearch);
        Random random(11);
        CaseIndex index;
        std::map<std::string, CaseSummary> cases;
        int hits = 0;
        for (int i = 0; i < 3'000; ++i) {
            CaseSummary summary = named("c" + std::to_string(random.below(60)), randomText(random, 2),
                                        static_cast<std::int64_t>(random.below(20)));
            summary.diagnosis = randomText(random, 1);
            summary.searchedText = randomText(random, 4);
            summary.awaited = static_cast<int>(random.below(2));
            summary.state = static_cast<CaseState>(random.below(6));
            if (random.bernoulli(0.4)) {
                index.remove(summary.id);
                cases.erase(summary.id);
            } else {
                index.put(summary);
                cases[summary.id] = summary;
            }
            if (i % changesPerSearch != 0)
                continue;
            const std::string query = randomText(random, random.below(3));
            std::optional<CaseState> state;
            if (random.bernoulli(0.3))
                state = static_cast<CaseState>(random.below(6));
            const CaseList list = index.search(query, state, 1'000);
            QCOMPARE(idsOf(list), scanned(cases, query, state));
            QCOMPARE(index.size(), cases.size());
            hits += static_cast<int>(list.total);
        }
        QVERIFY(hits > 3'000 / changesPerSearch);
    }

    void summariesSayWhatAListShows()
    {
        CatalogueContent content;
        content.features = {support::featureCalled("fever", "Fever")};
        content.diseases = {{"flu", "Influenza", {}, {}, false}};
        const Catalogue catalogue(content);
        CaseDocument document;
        document.apply({"dr_a", 10, CaseOpened{{.name = "Ann", .ageYears = 40, .reference = "K77"}}});
        document.apply({"dr_a", 20, FindingSet{Finding::present("fever")}});
        document.apply({"dr_a", 30, NoteAdded{"travelled\nto Ghana"}});
        document.apply({"dr_a", 40, RecommendationMade{support::recommendationOf({"crp"}, {}), "m"}});
        document.apply({"dr_a", 50, OrderPlaced{{"crp"}, {}, 1}});
        const CaseSummary waiting = summaryOf("17", document, catalogue);
        const CaseSummary expected{.id = "17",
                                   .name = "Ann",
                                   .ageYears = 40,
                                   .state = CaseState::Ordered,
                                   .openedAtMs = 10,
                                   .changedAtMs = 50,
                                   .awaited = 1,
                                   .shortText = "Fever: present",
                                   .searchedText = "K77 Fever travelled\nto Ghana"};
        QVERIFY(waiting == expected);
        document.apply({"dr_a", 60, ResultEntered{Finding::present("crp")}});
        document.apply({"dr_a", 70, ConclusionReached{support::conclusionOf(), "m"}});
        CaseIndex index;
        index.put(summaryOf("17", document, catalogue));
        for (const char* query : {"17", "ann", "k77", "fev", "ghana trav", "influ", "crp"})
            QCOMPARE(found(index, query), Ids{"17"});
        QCOMPARE(index.find("17")->diagnosis, std::string("Influenza"));
        QCOMPARE(index.find("17")->awaited, 0);
    }

    void summariesOfLongCasesAreShort()
    {
        CaseDocument document;
        document.apply({"dr_a", 1, CaseOpened{{.name = "Ann"}}});
        for (int i = 0; i < 200; ++i)
            document.apply({"dr_a", 2, FindingSet{Finding::present("größe_" + std::to_string(i))}});
        document.apply({"dr_a", 3, NoteAdded{std::string(20'000, 'x')}});
        const CaseSummary summary = summaryOf("1", document, {});
        QVERIFY(summary.shortText.size() <= kMostShortTextBytes + 3);
        QVERIFY(summary.searchedText.size() <= kMostSearchedBytes + 3);
        QVERIFY(isValidUtf8(summary.shortText) && isValidUtf8(summary.searchedText));
        QVERIFY(fromJson<CaseSummary>(nlohmann::json::parse(nlohmann::json(summary).dump()), "x") == summary);
    }

    void brokenSummariesAreRefused()
    {
        const nlohmann::json good(CaseSummary{.id = "1", .name = "Ann", .ageYears = 3, .awaited = 2});
        QVERIFY(fromJson<CaseSummary>(good, "x").ageYears == 3);
        for (const char* patch :
             {R"({"id": ""})", R"({"state": "done"})", R"({"sex": 1})", R"({"awaited": -1})",
              R"({"opened_at": "yesterday"})", R"({"age_years": 200})", R"({"name": null})",
              R"({"searched_text": [1]})", R"({"more": 1})"}) {
            nlohmann::json bad = good;
            bad.merge_patch(nlohmann::json::parse(patch));
            const auto read = attempt([&] { return fromJson<CaseSummary>(bad, "summary 4"); });
            QVERIFY2(!read, patch);
            QVERIFY(errorOf(read).message.english().starts_with("summary 4, field "));
        }
    }
};

QTEST_APPLESS_MAIN(TestCaseIndex)
#include "tst_caseindex.moc"
