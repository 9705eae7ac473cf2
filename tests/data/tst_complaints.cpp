// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/jobcontrol.h"
#include "common/random.h"
#include "common/result.h"
#include "data/complaints.h"
#include "data/csvwriter.h"
#include "data/sample.h"
#include "data/tableprofile.h"
#include "data/tablesource.h"
#include "data/tinypopulation.h"
#include "domain/jsonform.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <sstream>

using namespace genex;
using namespace genex::testing;
using data::ComplaintRule;
using data::ComplaintWeights;
using data::Dataset;
using data::FeatureKind;
using data::FeatureSet;
using data::GivenObservations;
using data::SamplePopulation;

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
using Names = std::vector<std::string>;

SamplePopulation tiny()
{
    const domain::Catalogue catalogue = test::tinyCatalogue();
    return {catalogue, data::parseKnowledge(test::tinyKnowledge().dump(), "k.json", catalogue)};
}

const SamplePopulation& embedded()
{
    static const SamplePopulation kPopulation = data::loadSample(
        std::filesystem::path(qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString()) / "resources/sample");
    return kPopulation;
}

Dataset drawn(const SamplePopulation& from, std::size_t rows, std::uint64_t seed = 1)
{
    Random random(seed);
    JobControl job;
    return from.draw(rows, random, job);
}

GivenObservations toldBy(const SamplePopulation& population, const Dataset& dataset, std::uint64_t seed = 1)
{
    JobControl job;
    return data::drawComplaints(population, dataset, seed, job).observations;
}

GivenObservations toldIn(const Dataset& dataset, const ComplaintRule& rule, std::uint64_t seed = 1)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    JobControl job;
    return data::drawComplaints(dataset, rows, rule, seed, job);
}

std::vector<FeatureSet> setsOf(const GivenObservations& observations)
{
    std::vector<FeatureSet> sets;
    for (std::size_t row = 0; row < observations.setOfRow.size(); ++row)
        sets.push_back(observations.ofRow(row));
    return sets;
}

bool isNear(double value, double expected)
{
    if (std::abs(value - expected) < 1e-6)
        return true;
    qWarning("%.9g instead of %.9g", value, expected);
    return false;
}

std::string csvOf(const Dataset& dataset, const GivenObservations* told)
{
    std::ostringstream out;
    JobControl job;
    data::writeCsv(dataset, "disease", out, job, told);
    return out.str();
}

/// a, b, c and d are binary, age is not; six rows.
Dataset sixRows()
{
    return {{{"age", FeatureKind::Numeric},
             {"a", FeatureKind::Binary},
             {"b", FeatureKind::Binary},
             {"c", FeatureKind::Binary},
             {"d", FeatureKind::Binary}},
            {"x", "y"},
            {40,   1, 1, 0,    0,    //
             50,   1, 0, 0,    kGap, //
             60,   1, 0, 0,    0,    //
             kGap, 1, 1, 0,    0,    //
             30,   1, 1, 1,    0,    //
             20,   1, 0, kGap, 0},
            {0, 1, 0, 1, 0, 1}};
}

/// What a set of complaints may be for a patient; the first thing that is wrong with it.
std::string problemWith(const FeatureSet& set, const Dataset& dataset, std::size_t row)
{
    std::size_t present = 0;
    std::size_t absent = 0;
    const std::vector<domain::Feature>& features = embedded().catalogue().features();
    for (const std::uint32_t f : set) {
        const float value = dataset.row(row)[f];
        if (std::isnan(value))
            return features[f].id + " is a gap";
        if (features[f].id == "age" || features[f].id == "female_sex")
            continue;
        if (features[f].act != domain::Act::Ask || features[f].quantity)
            return features[f].id + " is nothing that a patient tells";
        (value == 1 ? present : absent) += 1;
    }
    std::size_t known = 0;
    for (std::size_t f = 0; f < features.size(); ++f) {
        const bool isGiven = features[f].id == "age" || features[f].id == "female_sex";
        if (isGiven && !std::isnan(dataset.row(row)[f]) && std::ranges::find(set, f) == set.end())
            return features[f].id + " is missing";
        known += !isGiven && features[f].act == domain::Act::Ask && dataset.row(row)[f] == 1 ? 1 : 0;
    }
    if (present > 5 || present < std::min<std::size_t>(3, known))
        return std::to_string(present) + " complaints";
    return absent > 2 ? std::to_string(absent) + " absences" : std::string();
}

} // namespace

class TestComplaints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // --- what is told

    void aCatalogueSaysWhatIsAsked()
    {
        const Dataset dataset = drawn(tiny(), 1);
        const domain::Catalogue catalogue = test::tinyCatalogue();
        const ComplaintRule rule = data::complaintRule(dataset.features, &catalogue);
        QCOMPARE(rule.always, (Names{"age"}));
        QCOMPARE(rule.told, (Names{"female", "fever", "chills", "rigors"}));
        QVERIFY(rule.tellsAbsences);
        const ComplaintRule real =
            data::complaintRule(drawn(embedded(), 1).features, &embedded().catalogue());
        QCOMPARE(real.always, (Names{"age", "female_sex"}));
        QCOMPARE(real.told.size(), std::size_t(86));
    }

    void withoutACatalogueWhatIsPresentIsTold()
    {
        const ComplaintRule rule = data::complaintRule(sixRows().features, nullptr);
        QCOMPARE(rule.always, (Names{"age"}));
        QCOMPARE(rule.told, (Names{"a", "b", "c", "d"}));
        QVERIFY(!rule.tellsAbsences);
        // Nor does one help that asks for nothing in the table.
        const domain::Catalogue catalogue = test::tinyCatalogue();
        QCOMPARE(data::complaintRule(sixRows().features, &catalogue), rule);
    }

    void withoutBinaryColumnsWhatIsKnownIsTold()
    {
        Dataset dataset;
        for (const char* name : {"Age", "Sex", "crp", "alt", "ast", "urea", "sodium", "colour"})
            dataset.features.push_back({name, FeatureKind::Numeric});
        dataset.classes = {"x", "y"};
        dataset.labels = {0, 1};
        dataset.values = {40, 1, 1, 2, 3, 4, 5, 6, 50, 1, kGap, kGap, 3, kGap, kGap, 6};
        const ComplaintRule rule = data::complaintRule(dataset.features, nullptr);
        QCOMPARE(rule.always, (Names{"Age", "Sex"}));
        QCOMPARE(rule.told, (Names{"crp", "alt", "ast", "urea", "sodium", "colour"}));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const GivenObservations told = toldIn(dataset, rule, seed);
            QVERIFY(told.ofRow(0).size() >= 5 && told.ofRow(0).size() <= 7);
            QCOMPARE(told.ofRow(1), (FeatureSet{0, 1, 4, 7})); // all there is
        }
    }

    void rulesTravelAsJson()
    {
        ComplaintRule rule{{"age"}, {"a", "b"}, false, data::Telling::Population};
        nlohmann::json json = rule;
        QCOMPARE(json.get<ComplaintRule>(), rule);
        json["telling"] = "loudness";
        QVERIFY(!attempt([&] { return json.get<ComplaintRule>(); }));
    }

    // --- how readily

    void weightsOfAPopulation()
    {
        const ComplaintRule rule{{}, {"female", "fever", "rigors"}, true, data::Telling::Population};
        const ComplaintWeights weights = data::weightsByPopulation(tiny(), rule);
        enum : std::size_t { Female = 1, Fever = 2, Chills = 3, Rigors = 4 };
        // fever: (3·0.9 + 0.5) / 4 = 0.8; female: (3·0.5 + 0.25) / 4 = 0.4375; rigors: 0.5·0.3 in both.
        const auto square = [](double number) { return number * number; };
        const double fever =
            0.75 * (0.9 / 0.8) * std::log(0.9 / 0.8) + 0.25 * (0.5 / 0.8) * std::log(0.5 / 0.8);
        QVERIFY(isNear(weights.present[Fever], 0.02 + square(fever)));
        QVERIFY(weights.present[Female] > 0.02);
        QVERIFY(isNear(weights.absent[Fever], 0.8));
        QVERIFY(isNear(weights.absent[Female], 0.4375));
        QVERIFY(isNear(weights.present[Rigors], 0.02)); // tells nothing
        QVERIFY(isNear(weights.absent[Rigors], 0.15));
        QCOMPARE(weights.present[Chills], 0.0);
    }

    void weightsOfATable()
    {
        const Dataset dataset = sixRows();
        const std::vector<std::size_t> rows{0, 1, 2, 3}; // of training: what others have does not count
        const ComplaintWeights weights =
            data::weightsByRarity(dataset, rows, data::complaintRule(dataset.features, nullptr));
        QVERIFY(isNear(weights.present[1], 0.1));             // everybody has a
        QVERIFY(isNear(weights.present[2], -std::log(0.5)));  // b: two of four
        QVERIFY(isNear(weights.present[3], -std::log(0.25))); // c: none, as if one
        QVERIFY(isNear(weights.absent[2], 0.5));
        QCOMPARE(weights.present[0], 0.0);
    }

    void theTellingOnesAreToldMoreOften()
    {
        // A row with many complaints, of which one is rare.
        Dataset dataset;
        for (int f = 0; f < 10; ++f)
            dataset.features.push_back({"f" + std::to_string(f), FeatureKind::Binary});
        dataset.classes = {"x", "y"};
        for (std::size_t row = 0; row < 400; ++row) {
            dataset.labels.push_back(static_cast<std::int32_t>(row % 2));
            for (int f = 0; f < 10; ++f)
                dataset.values.push_back(f > 0 || row % 20 == 0 ? 1 : 0);
        }
        const ComplaintRule rule = data::complaintRule(dataset.features, nullptr);
        double rare = 0;
        double other = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GivenObservations told = toldIn(dataset, rule, seed);
            for (std::size_t row = 0; row < 400; row += 20) {
                rare += std::ranges::binary_search(told.ofRow(row), 0U) ? 1 : 0;
                other += std::ranges::binary_search(told.ofRow(row), 1U) ? 1 : 0;
            }
        }
        // 3.0 against nine times 0.1: nearly always, and each of the others in about a third.
        QVERIFY2(rare > 0.95 * 400, std::to_string(rare).c_str());
        QVERIFY2(other < 0.5 * 400, std::to_string(other).c_str());
    }

    // --- sets

    void patientsTellAFewThings()
    {
        const Dataset dataset = drawn(embedded(), 3000);
        const GivenObservations told = toldBy(embedded(), dataset);
        QCOMPARE(told.setOfRow.size(), std::size_t(3000));
        std::map<std::size_t, int> absences;
        for (std::size_t row = 0; row < dataset.rows(); ++row) {
            const FeatureSet& set = told.ofRow(row);
            const std::string problem = problemWith(set, dataset, row);
            QVERIFY2(problem.empty(), ("row " + std::to_string(row) + ": " + problem).c_str());
            QVERIFY(std::ranges::is_sorted(set));
            const auto female = embedded().catalogue().featureIndex("female_sex");
            ++absences[static_cast<std::size_t>(std::ranges::count_if(
                set, [&](std::uint32_t f) { return f != *female && dataset.row(row)[f] == 0; }))];
        }
        for (const std::size_t count : {0, 1, 2})
            QVERIFY2(std::abs(absences[count] - 1000) < 150, std::to_string(absences[count]).c_str());
    }

    void gapsAreNeverTold()
    {
        const Dataset dataset = sixRows();
        const ComplaintRule rule{{"age"}, {"a", "b", "c", "d"}, true, data::Telling::Rarity};
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const GivenObservations told = toldIn(dataset, rule, seed);
            QVERIFY(!std::ranges::binary_search(told.ofRow(1), 4U));
            QVERIFY(!std::ranges::binary_search(told.ofRow(3), 0U));
            QVERIFY(!std::ranges::binary_search(told.ofRow(5), 3U));
        }
    }

    void withoutAbsencesOnlyWhatIsPresentIsTold()
    {
        const Dataset dataset = sixRows();
        const GivenObservations told = toldIn(dataset, data::complaintRule(dataset.features, nullptr));
        QCOMPARE(setsOf(told),
                 (std::vector<FeatureSet>{{0, 1, 2}, {0, 1}, {0, 1}, {1, 2}, {0, 1, 2, 3}, {0, 1}}));
    }

    void theSameSeedTellsTheSame()
    {
        const Dataset dataset = drawn(embedded(), 200);
        QCOMPARE(setsOf(toldBy(embedded(), dataset, 5)), setsOf(toldBy(embedded(), dataset, 5)));
        QVERIFY(setsOf(toldBy(embedded(), dataset, 5)) != setsOf(toldBy(embedded(), dataset, 6)));
    }

    void aLongerTableBeginsWithTheShorterOne()
    {
        const Dataset longer = drawn(embedded(), 300);
        const Dataset shorter = drawn(embedded(), 100);
        const GivenObservations ofLonger = toldBy(embedded(), longer);
        const GivenObservations ofShorter = toldBy(embedded(), shorter);
        QVERIFY(csvOf(longer, &ofLonger).starts_with(csvOf(shorter, &ofShorter)));
    }

    void aTableThatIsNotTheRulesIsRefused()
    {
        const ComplaintRule rule{{}, {"itch"}, true, data::Telling::Rarity};
        const auto told = attempt([&] { return toldIn(sixRows(), rule); });
        QVERIFY(errorOf(told).message.english().find("\"itch\"") != std::string::npos);
    }

    // --- the column

    void theColumnStandsBeforeTheLabel()
    {
        const Dataset dataset = sixRows();
        const GivenObservations told = toldIn(dataset, data::complaintRule(dataset.features, nullptr));
        const std::string text = csvOf(dataset, &told);
        QVERIFY2(text.starts_with("age,a,b,c,d,observed,disease\r\n40,1,1,0,0,age|a|b,x\r\n"), text.c_str());
        // Without it, the same values.
        QVERIFY(csvOf(dataset, nullptr).starts_with("age,a,b,c,d,disease\r\n40,1,1,0,0,x\r\n"));
        Dataset taken = dataset;
        taken.features[1].id = "observed";
        QVERIFY(!attempt([&] { return csvOf(taken, &told); }));
        QVERIFY(attempt([&] { return csvOf(taken, nullptr); }));
    }

    void theColumnIsFoundAgain()
    {
        const Dataset dataset = drawn(embedded(), 400); // more different sets than a byte can number
        const GivenObservations told = toldBy(embedded(), dataset);
        data::ImportOptions options;
        options.label = "disease";
        const data::Table table = tableOf(csvOf(dataset, &told), options);
        QCOMPARE(table.observedColumn, std::string("observed"));
        data::TableUse use;
        use.split.rule = data::SplitRule::Rows;
        use.mayFindObserved = true;
        const data::PreparedTable found = data::patientsOf(table, use);
        QCOMPARE(found.dataset.width(), dataset.width());
        QCOMPARE(found.observedColumn, std::string("observed"));
        QCOMPARE(setsOf(*found.observations), setsOf(told));
        use.mayFindObserved = false; // sets are drawn, and yet it is no feature
        QVERIFY(!data::patientsOf(table, use).observations);
        QCOMPARE(data::patientsOf(table, use).dataset.width(), dataset.width());
    }

    void aColumnOfThatNameMayBeAFinding()
    {
        data::ImportOptions options;
        options.label = "y";
        const std::string_view csv = "a,b,observed,y\n1,0,yes,p\n0,1,no,q\n";
        QCOMPARE(tableOf(csv, options).observedColumn, std::string());
        QCOMPARE(tableOf(csv, options).features().size(), std::size_t(3));
        const std::string_view names = "a,b,observed,y\n1,0,a|b,p\n0,1,,q\n1,1, b ,q\n";
        QCOMPARE(tableOf(names, options).observedColumn, std::string("observed"));
        QCOMPARE(tableOf(names, options).features().size(), std::size_t(2));
        options.kinds = {{"observed", data::ColumnKind::Categorical}};
        QCOMPARE(tableOf(names, options).observedColumn, std::string());
        QCOMPARE(tableOf(names, options).features().size(), std::size_t(3));
    }

    void brokenCellsNameRowAndRemedy()
    {
        data::ImportOptions options;
        options.label = "y";
        const data::Table table =
            tableOf("fever,cough,observed,y\n1,0,fever|cough,p\n0,1,cough,q\n1,1,fevr,q\n", options);
        data::TableUse use;
        use.mayFindObserved = true;
        const auto read = attempt([&] { return data::patientsOf(table, use); });
        QVERIFY(!read);
        QCOMPARE(errorOf(read).message.english(),
                 std::string("t.csv, line 4: Row 3 of the table lists \"fevr\", which is not a feature."));
        QVERIFY(errorOf(read).remedy.english().starts_with("Did you mean \"fever\"?"));
        JobControl job;
        const data::TableProfile profile = data::profileTable(table, job);
        const auto broken = std::ranges::find(profile.remarks, "observed_unknown", &data::Remark::id);
        QVERIFY(broken != profile.remarks.end() && broken->severity == data::Severity::Error);
        QCOMPARE(broken->message.english(), errorOf(read).message.english());
    }
};

QTEST_APPLESS_MAIN(TestComplaints)
#include "tst_complaints.moc"
