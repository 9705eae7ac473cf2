// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/cataloguesearch.h"

#include "domain/foldtext.h"
#include "support/search/linearsearch.h"
#include "support/search/syntheticcatalogue.h"

#include <QTest>

#include <memory>

using namespace genex;
using search::CatalogueSearch;
using search::EntryKind;
using search::MatchRank;
using search::SearchHit;
using search::SearchScope;
using search::TextKind;

namespace {

domain::Feature feature(const char* id, const char* name, std::vector<std::string> synonyms)
{
    domain::Feature feature;
    feature.id = id;
    feature.name = name;
    feature.synonyms = std::move(synonyms);
    return feature;
}

domain::Catalogue smallCatalogue()
{
    domain::CatalogueContent content;
    content.features = {
        feature("abdominal_pain", "Abdominal pain", {"belly ache", "tummy pain"}),
        feature("pain", "Pain", {}),
        feature("chest_pain", "Chest pain", {"angina"}),
        feature("painful_joint", "Painful joint", {}),
        feature("haemoglobin", "Hæmoglobin", {"Hb", "blood pigment"}),
        feature("hba1c", "HbA1c", {"glycated haemoglobin"}),
        feature("paint", "Paint at work", {"solvents"}),
        feature("abdominal_aorta", "Abdominal aorta", {}),
        feature("x_ray", "Chest X-ray", {"CXR"}),
    };
    content.diseases = {
        {"meniere", "Ménière’s disease", {"endolymphatic hydrops"}, {}, false},
        {"pancreatitis", "Pancreatitis", {"inflamed pancreas"}, {}, true},
    };
    return domain::Catalogue(std::move(content));
}

/// "Chest pain, Pain": the names of what was found, best first.
QString namesOf(const domain::Catalogue& catalogue, const std::vector<SearchHit>& hits)
{
    QStringList names;
    for (const SearchHit& hit : hits)
        names << QString::fromStdString(hit.entry == EntryKind::Feature
                                            ? catalogue.features()[hit.index].name
                                            : catalogue.diseases()[hit.index].name);
    return names.join(QStringLiteral(", "));
}

/// The text with what was matched in brackets.
QString marked(const SearchHit& hit)
{
    std::string text;
    std::size_t done = 0;
    for (const search::ByteRange& range : hit.matched) {
        text += hit.text.substr(done, range.begin - done);
        text += '[';
        text += hit.text.substr(range.begin, range.end - range.begin);
        text += ']';
        done = range.end;
    }
    text += hit.text.substr(done);
    return QString::fromStdString(text);
}

/// The best answer; an empty one where there is none.
SearchHit firstHit(const CatalogueSearch& search, std::string_view query)
{
    const std::vector<SearchHit> hits = search.find(query);
    return hits.empty() ? SearchHit() : hits.front();
}

std::size_t lettersOf(const std::string& word)
{
    const auto words = domain::foldWords(word);
    return words.size() == 1 ? words[0].letters.size() : 0;
}

bool isPlain(const std::string& text)
{
    return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

/// One error of a typist: a letter lost, doubled, replaced or swapped with the next.
std::string withTypo(std::string word, Random& random)
{
    const std::size_t at = random.below(word.size() - 1);
    switch (random.below(4)) {
    case 0:
        return word.erase(at, 1);
    case 1:
        return word.insert(at, 1, static_cast<char>('a' + random.below(26)));
    case 2:
        word[at] = static_cast<char>('a' + random.below(26));
        return word;
    default:
        std::swap(word[at], word[at + 1]);
        return word;
    }
}

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> words;
    for (const QString& word : QString::fromStdString(text).split(QLatin1Char(' ')))
        words.push_back(word.toStdString());
    return words;
}

std::string withoutDiacritics(const std::string& text)
{
    std::string plain;
    for (const domain::FoldedWord& word : domain::foldWords(text))
        plain += (plain.empty() ? "" : " ") + QString::fromStdU32String(word.letters).toStdString();
    return plain;
}

} // namespace

class TestCatalogueSearch : public QObject
{
    Q_OBJECT

private:
    static constexpr std::size_t kAll = 100'000;

    /// Every feature of a random catalogue is found by what `typed` makes of each of its names and synonyms.
    template <typename Typed>
    void everyFeatureIsFound(std::uint64_t seed, Typed&& typed)
    {
        const domain::Catalogue catalogue = support::syntheticCatalogue(300, seed);
        const CatalogueSearch search(catalogue);
        int asked = 0;
        for (std::size_t i = 0; i < catalogue.features().size(); ++i) {
            std::vector<std::string> texts = catalogue.features()[i].synonyms;
            texts.push_back(catalogue.features()[i].name);
            for (const std::string& text : texts) {
                const std::string query = typed(text);
                if (query.empty())
                    continue;
                ++asked;
                const auto isIt = [i](const SearchHit& hit) {
                    return hit.entry == EntryKind::Feature && hit.index == i;
                };
                QVERIFY2(std::ranges::any_of(search.find(query, kAll), isIt),
                         qPrintable(QString::fromStdString(query)));
            }
        }
        QVERIFY(asked > 100);
    }

private Q_SLOTS:
    void ranks_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("names");
        const auto row = [](const char* query, const char* names) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(names);
        };
        row("", "");
        row(" -- ", "");
        // Exact name, names that begin so (the shorter first), words of others by length, then errors
        // ("pan").
        row("pain", "Pain, Paint at work, Painful joint, Chest pain, Abdominal pain, Pancreatitis");
        row("pain ", "Pain, Paint at work, Painful joint, Chest pain, Abdominal pain");
        // "Hb" is a synonym, and HbA1c a name that begins so: exact before prefix.
        row("hb", "Hæmoglobin, HbA1c");
        row("haemoglobin", "Hæmoglobin, HbA1c");
        row("hæmoglobin", "Hæmoglobin, HbA1c");
        row("abd pai", "Abdominal pain");
        row("pai abd", "Abdominal pain");
        row("abdomnial", "Abdominal pain, Abdominal aorta");
        row("abdmo", "Abdominal pain, Abdominal aorta"); // unfinished and mistyped
        row("abdmo ", "");                               // finished, and no word is like it
        row("a abd", "Abdominal aorta");
        row("meniere's", "Ménière’s disease");
        row("disease men", "Ménière’s disease");
        row("x ray", "Chest X-ray");
        row("x_ray", "Chest X-ray");
        row("cxr", "Chest X-ray");
        row("cxe", ""); // three letters forgive nothing
        row("chest c", "");
        row("pain pain", "");
        row("painfull", "Painful joint");
        row("pancreattiis", "Pancreatitis");
    }

    void ranks()
    {
        QFETCH(QString, query);
        QFETCH(QString, names);
        const domain::Catalogue catalogue = smallCatalogue();
        QCOMPARE(namesOf(catalogue, CatalogueSearch(catalogue).find(query.toStdString())), names);
    }

    void saysWhatMatchedAndHow()
    {
        const domain::Catalogue catalogue = smallCatalogue();
        const CatalogueSearch search(catalogue);
        SearchHit hit = firstHit(search, "hb");
        QCOMPARE(hit.text, std::string("Hb"));
        QVERIFY(hit.kind == TextKind::Synonym);
        QVERIFY(hit.rank == MatchRank::ExactSynonym);
        hit = firstHit(search, "x_ra");
        QVERIFY(hit.rank == MatchRank::WordPrefixes);
        hit = firstHit(search, "x_ray");
        QVERIFY(hit.kind == TextKind::Id);
        hit = firstHit(search, "MENIERES disease");
        QVERIFY(hit.entry == EntryKind::Disease);
        QCOMPARE(hit.index, std::size_t{0});
        QVERIFY(hit.rank == MatchRank::ExactName);
        QVERIFY(firstHit(search, "abdominal p").rank == MatchRank::NamePrefix);
        QVERIFY(firstHit(search, "abd pai").rank == MatchRank::WordPrefixes);
        hit = firstHit(search, "abdomnial pian");
        QVERIFY(hit.rank == MatchRank::WithErrors);
        QCOMPARE(hit.errors, 2);
    }

    void marksWhatMatched_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* query, const char* text) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(text);
        };
        row("pai abd", "[Abd]ominal [pai]n");
        row("meni", "[Méni]ère’s disease");
        row("menieres", "[Ménière’s] disease");
        row("ha", "[Hæ]moglobin");
        row("abdmo", "[Abdom]inal pain");
        row("pancreattiis", "[Pancreatitis]");
        row("belyl ", "[belly] ache");
    }

    void marksWhatMatched()
    {
        QFETCH(QString, query);
        QFETCH(QString, text);
        QCOMPARE(marked(firstHit(CatalogueSearch(smallCatalogue()), query.toStdString())), text);
    }

    void limitAndScope()
    {
        const domain::Catalogue catalogue = smallCatalogue();
        const CatalogueSearch search(catalogue);
        QCOMPARE(namesOf(catalogue, search.find("pain", 2)), QStringLiteral("Pain, Paint at work"));
        QVERIFY(search.find("pain", 0).empty());
        QCOMPARE(namesOf(catalogue, search.find("pan", 9, SearchScope::Diseases)),
                 QStringLiteral("Pancreatitis"));
        QVERIFY(search.find("pan", 9, SearchScope::Features).empty());
        QVERIFY(search.find("pain ", 9, SearchScope::Diseases).empty());
    }

    void anEmptyCatalogueHoldsNothing()
    {
        QVERIFY(CatalogueSearch(domain::Catalogue()).find("pain").empty());
    }

    void outlivesTheCatalogue()
    {
        std::unique_ptr<CatalogueSearch> search;
        {
            const domain::Catalogue catalogue = smallCatalogue();
            search = std::make_unique<CatalogueSearch>(catalogue);
        }
        QCOMPARE(firstHit(*search, "angina").text, std::string("angina"));
    }

    void foundByNameAndSynonym()
    {
        everyFeatureIsFound(1, [](const std::string& text) { return text; });
    }

    void foundWithoutDiacritics() { everyFeatureIsFound(2, &withoutDiacritics); }

    void foundWithWordsInAnyOrder()
    {
        Random random(3);
        everyFeatureIsFound(3, [&](const std::string& text) {
            std::vector<std::string> words = split(text);
            random.shuffle(words);
            return joined(words, " ");
        });
    }

    /// A lost letter must leave four, and a typo must not hit a letter of two bytes.
    void foundWithATypo()
    {
        Random random(4);
        everyFeatureIsFound(4, [&](const std::string& text) {
            std::vector<std::string> words = split(text);
            std::string& word = words[random.below(words.size())];
            if (lettersOf(word) < 5 || !isPlain(word))
                return std::string();
            word = withTypo(word, random);
            return joined(words, " ");
        });
    }

    /// The index finds what a plain scan finds, in the same order for any limit.
    void agreesWithAScan()
    {
        const domain::Catalogue catalogue = support::syntheticCatalogue(400, 5);
        const CatalogueSearch search(catalogue);
        const support::LinearSearch scan(catalogue);
        Random random(5);
        for (int i = 0; i < 400; ++i) {
            std::string query = catalogue.features()[random.below(catalogue.features().size())].name;
            query.resize(1 + random.below(query.size()));
            if (query.size() > 2 && random.bernoulli(0.7))
                query = withTypo(query, random);
            std::set<support::LinearSearch::Entry> found;
            std::vector<SearchHit> hits = search.find(query, kAll);
            for (const SearchHit& hit : hits)
                QVERIFY(found.emplace(hit.entry, hit.index).second);
            QVERIFY2(found == scan.find(query), query.c_str());
            QVERIFY(std::ranges::is_sorted(hits, {}, &SearchHit::rank));
            hits.resize(std::min<std::size_t>(hits.size(), 7));
            QVERIFY2(search.find(query, 7) == hits, query.c_str());
        }
    }

    void anyBytesMayBeAsked()
    {
        const CatalogueSearch search(smallCatalogue());
        Random random(6);
        for (int i = 0; i < 2000; ++i) {
            std::string query = i % 2 == 0 ? "pain abdominal " : "";
            for (std::uint64_t length = random.below(300); length > 0; --length)
                query += static_cast<char>(random.below(256));
            for (const SearchHit& hit : search.find(query))
                QVERIFY(!hit.matched.empty() && hit.matched.back().end <= hit.text.size());
        }
        QVERIFY(search.find(std::string(1'000'000, 'p')).empty());
    }
};

QTEST_APPLESS_MAIN(TestCatalogueSearch)
#include "tst_cataloguesearch.moc"
