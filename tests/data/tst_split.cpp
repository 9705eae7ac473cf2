// SPDX-License-Identifier: GPL-3.0-or-later
#include "splittable.h"

#include "common/random.h"
#include "data/datasethash.h"
#include "data/split.h"
#include "data/vectorgroups.h"
#include "genex/failureof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace genex;
using data::Part;
using data::SplitRule;
using data::SplitSettings;
using Counts = std::array<double, data::kParts>;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
constexpr auto kTrain = Part::Training;
constexpr auto kValid = Part::Validation;
constexpr auto kTest = Part::Test;

SplitSettings seeded(std::uint64_t seed)
{
    SplitSettings settings;
    settings.seed = seed;
    return settings;
}

SplitSettings byColumn(SplitRule rule, const std::string& column)
{
    SplitSettings settings;
    settings.rule = rule;
    settings.column = column;
    return settings;
}

/// Each row by itself.
std::vector<std::uint32_t> counting(std::size_t rows)
{
    std::vector<std::uint32_t> groups(rows);
    std::iota(groups.begin(), groups.end(), 0U);
    return groups;
}

/// Classes of so many rows, one after the other.
std::vector<std::int32_t> labelsOf(std::initializer_list<std::size_t> sizes)
{
    std::vector<std::int32_t> labels;
    std::int32_t label = 0;
    for (const std::size_t size : sizes)
        labels.insert(labels.end(), size, label++);
    return labels;
}

/// Two features, and every vector twice, in two classes that the first feature tells.
data::Dataset twice(std::size_t pairs)
{
    data::Dataset dataset;
    dataset.features = {{"sex", data::FeatureKind::Binary}, {"age", data::FeatureKind::Numeric}};
    dataset.classes = {"flu", "cold"};
    for (std::size_t i = 0; i < 2 * pairs; ++i) {
        const std::size_t person = i % pairs;
        dataset.values.push_back(static_cast<float>(person % 2));
        dataset.values.push_back(static_cast<float>(person));
        dataset.labels.push_back(static_cast<std::int32_t>(person % 2));
    }
    return dataset;
}

/// The same rows in another order: row r of the answer is row order[r].
data::Dataset reordered(const data::Dataset& dataset, const std::vector<std::size_t>& order)
{
    data::Dataset other{dataset.features, dataset.classes, {}, {}};
    for (const std::size_t r : order) {
        other.values.insert(other.values.end(), dataset.row(r).begin(), dataset.row(r).end());
        other.labels.push_back(dataset.labels[r]);
    }
    return other;
}

} // namespace

class TestSplit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeSharesComeOutExactly()
    {
        // 70/10/20 of classes of 10, 20 and 70 rows, each row by itself, are whole numbers.
        const auto labels = labelsOf({10, 20, 70});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto parts = data::splitByGroups(counting(100), labels, seeded(seed));
            QCOMPARE(countsOf(parts, labels, 0), (Counts{7, 1, 2}));
            QCOMPARE(countsOf(parts, labels, 1), (Counts{14, 2, 4}));
            QCOMPARE(countsOf(parts, labels, 2), (Counts{49, 7, 14}));
        }
    }

    void remaindersAreCarriedOver()
    {
        // Ten classes of seven rows want 4.9/0.7/1.4 each. Rounding each by itself gives 5/1/1 ten times,
        // 50/10/10 in all; carrying over gives 49/7/14.
        std::vector<std::int32_t> labels;
        for (std::int32_t label = 0; label < 10; ++label)
            labels.insert(labels.end(), 7, label);
        const auto parts = data::splitByGroups(counting(70), labels, seeded(1));
        QCOMPARE(countsOf(parts, labels), (Counts{49, 7, 14}));
        for (std::int32_t label = 0; label < 10; ++label)
            QVERIFY(worstDeviation(countsOf(parts, labels, label), {}) < 1.5);
    }

    void largeGroupsGoWhereTheyFit()
    {
        // As in a class of the DP data: one vector of 72 rows and four of 12. 84/12/24 can be met exactly.
        std::vector<std::uint32_t> groups(72, 0);
        for (std::uint32_t g = 1; g <= 4; ++g)
            groups.insert(groups.end(), 12, g);
        for (std::uint32_t g = 5; g <= 14; ++g)
            groups.insert(groups.end(), 12, g);
        const auto labels = labelsOf({120, 120});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto parts = data::splitByGroups(groups, labels, seeded(seed));
            QCOMPARE(countsOf(parts, labels, 0), (Counts{84, 12, 24}));
            QCOMPARE(countsOf(parts, labels, 1), (Counts{84, 12, 24}));
        }
    }

    void groupsMayCountOnce()
    {
        // Ten groups of 1, 2, … 10 rows in each of two classes: 7, 1 and 2 groups, whatever their rows.
        SplitTable table;
        for (std::uint32_t g = 0; g < 20; ++g) {
            table.groups.insert(table.groups.end(), g % 10 + 1, g);
            table.labels.insert(table.labels.end(), g % 10 + 1, g < 10 ? 0 : 1);
        }
        SplitSettings settings = seeded(3);
        settings.unit = data::SplitUnit::Groups;
        const auto parts = data::splitByGroups(table.groups, table.labels, settings);
        QCOMPARE(data::countStraddlingRows(parts, table.groups), std::size_t{0});
        std::set<std::pair<std::uint32_t, Part>> placed;
        for (std::size_t r = 0; r < table.rows(); ++r)
            placed.emplace(table.groups[r], parts[r]);
        const auto countIn = [&placed](Part part, std::uint32_t from) {
            return std::ranges::count_if(placed, [=](const auto& place) {
                return place.second == part && place.first >= from && place.first < from + 10;
            });
        };
        for (const std::uint32_t from : {0U, 10U}) {
            QCOMPARE(countIn(kTrain, from), 7);
            QCOMPARE(countIn(kValid, from), 1);
            QCOMPARE(countIn(kTest, from), 2);
        }
    }

    void twoGroupsAreTrainedAndTested()
    {
        const auto labels = labelsOf({2, 2, 40});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto parts = data::splitByGroups(counting(44), labels, seeded(seed));
            QCOMPARE(countsOf(parts, labels, 0), (Counts{1, 0, 1}));
            QCOMPARE(countsOf(parts, labels, 1), (Counts{1, 0, 1}));
        }
    }

    void everyClassIsTrainedAndTested()
    {
        Random random(8);
        for (int i = 0; i < 200; ++i) {
            const SplitTable table = randomSplitTable(random, 2);
            const auto parts = data::splitByGroups(table.groups, table.labels, seeded(random.next()));
            for (const std::int32_t label : std::set(table.labels.begin(), table.labels.end())) {
                const Counts counts = countsOf(parts, table.labels, label);
                QVERIFY(counts[0] > 0);
                QVERIFY(counts[2] > 0);
            }
        }
    }

    void groupsNeverStraddle()
    {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            const SplitTable table = randomSplitTable(random, 2);
            const auto parts = data::splitByGroups(table.groups, table.labels, seeded(random.next()));
            QCOMPARE(parts.size(), table.rows());
            QCOMPARE(data::countStraddlingRows(parts, table.groups), std::size_t{0});
        }
    }

    void sharesAreMetWithinOneGroup()
    {
        Random random(2);
        for (int i = 0; i < 200; ++i) {
            const SplitTable table = randomSplitTable(random, 10);
            SplitSettings settings = seeded(random.next());
            settings.shares = i % 2 == 0 ? data::SplitShares{} : data::SplitShares{0.5, 0.25, 0.25};
            const auto parts = data::splitByGroups(table.groups, table.labels, settings);
            const double largest = largestGroup(table);
            const double whole = worstDeviation(countsOf(parts, table.labels), settings.shares);
            QVERIFY2(whole < largest, qPrintable(QString::number(whole)));
            for (const std::int32_t label : std::set(table.labels.begin(), table.labels.end())) {
                const double ofClass = worstDeviation(countsOf(parts, table.labels, label), settings.shares);
                QVERIFY2(ofClass < 2 * largest, qPrintable(QString::number(ofClass)));
            }
        }
    }

    void withoutStrataTheWholeIsDivided()
    {
        Random random(3);
        for (int i = 0; i < 200; ++i) {
            const SplitTable table = randomSplitTable(random, 10);
            SplitSettings settings = seeded(random.next());
            settings.stratified = false;
            const auto parts = data::splitByGroups(table.groups, table.labels, settings);
            QVERIFY(worstDeviation(countsOf(parts, table.labels), settings.shares) < largestGroup(table));
        }
        SplitSettings settings = seeded(1);
        settings.stratified = false;
        const auto labels = labelsOf({1, 19}); // a class of one row is nobody's business then
        QCOMPARE(countsOf(data::splitByGroups(counting(20), labels, settings), labels), (Counts{14, 2, 4}));
    }

    void seedDecides()
    {
        Random random(4);
        for (int i = 0; i < 200; ++i) {
            const SplitTable table = randomSplitTable(random, 10);
            const std::uint64_t seed = random.next();
            const auto parts = data::splitByGroups(table.groups, table.labels, seeded(seed));
            QCOMPARE(data::splitByGroups(table.groups, table.labels, seeded(seed)), parts);
            QVERIFY(data::splitByGroups(table.groups, table.labels, seeded(seed + 1)) != parts);
        }
    }

    void sameOnEveryMachine()
    {
        // Written down once: a split that was published must come out again.
        const auto labels = labelsOf({6, 6});
        const auto parts = data::splitByGroups(counting(12), labels, seeded(2024));
        QString text;
        for (const Part part : parts)
            text += QString::number(static_cast<int>(part));
        QCOMPARE(text, QStringLiteral("020100000020"));
    }

    void rowsMayStandInAnyOrder()
    {
        const data::Dataset dataset = twice(40);
        std::vector<std::size_t> order(dataset.rows());
        std::iota(order.begin(), order.end(), std::size_t{0});
        Random(5).shuffle(order);
        const data::Dataset shuffled = reordered(dataset, order);
        const auto parts = data::makeSplit(dataset, seeded(7)).parts;
        const auto shuffledParts = data::makeSplit(shuffled, seeded(7)).parts;
        for (std::size_t r = 0; r < order.size(); ++r)
            QCOMPARE(shuffledParts[r], parts[order[r]]);
    }

    void majorityDecidesTheClassOfAGroup()
    {
        // Group 0 has labels 1 1 0; group 1 has 0 and 1, and counts for the lower. So class 0 has groups 1, 2
        // and class 1 has 0, 3: one of each is trained, the other tested.
        const std::vector<std::uint32_t> groups{0, 0, 0, 1, 1, 2, 2, 3, 3};
        const std::vector<std::int32_t> labels{1, 1, 0, 1, 0, 0, 0, 1, 1};
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto parts = data::splitByGroups(groups, labels, seeded(seed));
            QVERIFY(parts[3] != parts[5]);
            QVERIFY(parts[0] != parts[7]);
            QCOMPARE(std::ranges::count(parts, kValid), 0);
        }
    }

    void lonelyClassesAreNamed()
    {
        // Class 1 stands in rows 3 and 5 with one vector.
        const std::vector<std::uint32_t> groups{0, 1, 2, 3, 2};
        const std::vector<std::int32_t> labels{0, 0, 1, 0, 1};
        const std::vector<std::string> classes{"flu", "malaria"};
        Error error = failureOf([&] { return data::splitByGroups(groups, labels, seeded(0), classes); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QCOMPARE(error.message.english(),
                 std::string("The class \"malaria\" has only one group of rows (starting at row 3), which "
                             "cannot be split into training and test parts."));
        QCOMPARE(error.remedy.english(),
                 std::string("Add patients of this class, merge it with another, or split by rows."));
        error = failureOf([&] { return data::splitByGroups(counting(4), labelsOf({3, 1}), seeded(0)); });
        QCOMPARE(error.message.english(), std::string("The class number 1 has only one row (row 4), which is "
                                                      "not enough for training and testing."));
    }

    void tablesThatCannotBeSplitAreRefused()
    {
        const auto messageOf = [](const std::vector<std::uint32_t>& groups,
                                  const std::vector<std::int32_t>& labels) {
            return failureOf([&] { return data::splitByGroups(groups, labels, seeded(0)); })
                .message.english();
        };
        QCOMPARE(messageOf({}, {}), std::string("The table has no rows to split."));
        QCOMPARE(messageOf(counting(3), {2, 2, 2}), std::string("All rows belong to one class."));
        QCOMPARE(messageOf(counting(3), {2, -1, 2}), std::string("The class of row 2 is missing."));
        QCOMPARE(messageOf(counting(2), {2, 1, 2}), std::string("There are 2 groups for 3 rows."));
        SplitSettings settings = seeded(0);
        settings.stratified = false;
        QCOMPARE(failureOf([&] {
                     return data::splitByGroups(std::vector<std::uint32_t>(4), labelsOf({2, 2}), settings);
                 }).code,
                 ErrorCode::InvalidInput);
    }

    void rowsAreSplitOneByOne()
    {
        const data::Dataset dataset = twice(20);
        SplitSettings settings = seeded(1);
        settings.rule = SplitRule::Rows;
        const data::Split split = data::makeSplit(dataset, settings);
        QCOMPARE(countsOf(split.parts, dataset.labels), (Counts{28, 4, 8}));
        QVERIFY(data::countStraddlingRows(split.parts, data::vectorGroups(dataset)) > 0);
        QCOMPARE(split.dataSha256, data::hashOf(dataset));
        const auto byVector = data::makeSplit(dataset, seeded(1));
        QCOMPARE(data::countStraddlingRows(byVector.parts, data::vectorGroups(dataset)), std::size_t{0});
    }

    void partsListTheirRows()
    {
        const data::Split split{{}, "", {kTest, kTrain, kValid, kTrain, kTest}};
        QCOMPARE(split.rowsOf(kTrain), (std::vector<std::size_t>{1, 3}));
        QCOMPARE(split.rowsOf(kValid), (std::vector<std::size_t>{2}));
        QCOMPARE(split.rowsOf(kTest), (std::vector<std::size_t>{0, 4}));
    }

    void groupColumnKeepsPatientsTogether()
    {
        data::Dataset dataset = twice(40);
        std::vector<std::string> patients;
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            patients.push_back(" P" + std::to_string(r % 40 / 4) + (r % 3 == 0 ? " " : ""));
        const SplitSettings settings = byColumn(SplitRule::GroupColumn, "patient");
        const data::Split split = data::makeSplit(dataset, settings, patients);
        QCOMPARE(data::countStraddlingRows(split.parts, data::textGroups(patients, "patient")),
                 std::size_t{0});
        QVERIFY(!split.rowsOf(kTest).empty());
        patients[4] = "  ";
        QCOMPARE(failureOf([&] { return data::makeSplit(dataset, settings, patients); }).message.english(),
                 std::string("The column \"patient\" is empty in row 5."));
        patients.pop_back();
        QCOMPARE(failureOf([&] { return data::makeSplit(dataset, settings, patients); }).message.english(),
                 std::string("There are 79 texts in the column \"patient\" for 80 rows."));
    }

    void textsAreNumberedInTheirOrder()
    {
        const std::vector<std::string> texts{"b", "a", " b ", "c"};
        QCOMPARE(data::textGroups(texts, "x"), (std::vector<std::uint32_t>{1, 0, 1, 2}));
    }

    void columnNamesThePart()
    {
        const std::vector<std::string> names{"train", " TRAINING ", "Valid", "val",
                                             "dev",   "validation", "test",  "Testing"};
        const std::vector<std::int32_t> labels{0, 1, 0, 1, 0, 1, 0, 1};
        const auto named =
            data::splitByPartNames(names, counting(8), labels, byColumn(SplitRule::PartColumn, "part"));
        QCOMPARE(named.parts,
                 (std::vector<Part>{kTrain, kTrain, kValid, kValid, kValid, kValid, kTest, kTest}));
        QCOMPARE(named.straddlingRows, std::size_t{0});
    }

    void straddlingRowsAreCounted()
    {
        // Group 0: two rows trained, one tested. Group 1: trained only. Group 2: validated and tested.
        const std::vector<std::string> names{"train", "train", "test", "train", "train", "val", "test"};
        const std::vector<std::uint32_t> groups{0, 0, 0, 1, 1, 2, 2};
        const auto named =
            data::splitByPartNames(names, groups, std::vector<std::int32_t>{0, 0, 0, 1, 1, 1, 1},
                                   byColumn(SplitRule::PartColumn, "part"));
        QCOMPARE(named.straddlingRows, std::size_t{5});
    }

    void validationIsCutFromTraining()
    {
        // 80 rows to train in pairs, 20 to test. An eighth of training, in both classes: 5 pairs of 40.
        std::vector<std::string> names(80, "train");
        names.resize(100, "test");
        std::vector<std::uint32_t> groups;
        std::vector<std::int32_t> labels;
        for (std::uint32_t r = 0; r < 100; ++r) {
            groups.push_back(r / 2);
            labels.push_back(r / 2 % 2 == 0 ? 0 : 1);
        }
        SplitSettings settings = byColumn(SplitRule::PartColumn, "part");
        const auto named = data::splitByPartNames(names, groups, labels, settings);
        QCOMPARE(countsOf(named.parts, labels), (Counts{70, 10, 20}));
        QCOMPARE(data::countStraddlingRows(named.parts, groups), std::size_t{0});
        QVERIFY(std::abs(countsOf(named.parts, labels, 0)[1] - 5) <= 1);
        QVERIFY(
            std::ranges::all_of(std::span(named.parts).last(20), [](Part part) { return part == kTest; }));
        settings.seed = 9;
        QVERIFY(data::splitByPartNames(names, groups, labels, settings).parts != named.parts);
        settings.shares = {0.8, 0, 0.2};
        QCOMPARE(countsOf(data::splitByPartNames(names, groups, labels, settings).parts, labels),
                 (Counts{80, 0, 20}));
    }

    void lonelyClassesStayInTraining()
    {
        std::vector<std::string> names(30, "train");
        names.resize(32, "test");
        std::vector<std::int32_t> labels;
        for (std::int32_t r = 0; r < 32; ++r)
            labels.push_back(r < 10 ? r : 10);
        const auto named =
            data::splitByPartNames(names, counting(32), labels, byColumn(SplitRule::PartColumn, "part"));
        for (std::size_t r = 0; r < 10; ++r)
            QCOMPARE(named.parts[r], kTrain);
        QVERIFY(countsOf(named.parts, labels)[1] > 0);
    }

    void unknownPartsAreNamed()
    {
        const auto messageOf = [](const std::vector<std::string>& names) {
            const std::vector<std::int32_t> labels{0, 1, 0};
            return failureOf([&] {
                       return data::splitByPartNames(names, counting(3), labels,
                                                     byColumn(SplitRule::PartColumn, "part"));
                   })
                .message.english();
        };
        QCOMPARE(messageOf({"train", "tset", "test"}),
                 std::string("The column \"part\" contains \"tset\" in row 2."));
        QCOMPARE(messageOf({"train", "", "test"}),
                 std::string("The column \"part\" contains \"\" in row 2."));
        QCOMPARE(messageOf({"train", "train", "val"}),
                 std::string("The column \"part\" assigns no row to test."));
        QCOMPARE(messageOf({"test", "test", "val"}),
                 std::string("The column \"part\" assigns no row to training."));
    }

    void oldestTrainNewestTest()
    {
        const std::vector<double> times{10, 1, 9, 2, 8, 3, 7, 4, 6, 5};
        const auto labels = labelsOf({5, 5});
        const auto parts = data::splitByTime(times, labels, byColumn(SplitRule::Time, "t"));
        QCOMPARE(parts, (std::vector<Part>{kTest, kTrain, kTest, kTrain, kValid, kTrain, kTrain, kTrain,
                                           kTrain, kTrain}));
    }

    void equalTimesStayTogether()
    {
        // Borders after 4, 6 and 9 of 10 rows: nearest to 7 is 6, to 8 is 9.
        const std::vector<double> times{1, 1, 1, 1, 2, 2, 3, 3, 3, 4};
        const auto labels = labelsOf({5, 5});
        const SplitSettings settings = byColumn(SplitRule::Time, "t");
        QCOMPARE(countsOf(data::splitByTime(times, labels, settings), labels), (Counts{6, 3, 1}));
        const std::vector<double> twoTimes{1, 1, 1, 1, 1, 1, 1, 1, 1, 2};
        QCOMPARE(countsOf(data::splitByTime(twoTimes, labels, settings), labels), (Counts{9, 0, 1}));
        QCOMPARE(failureOf([&] {
                     return data::splitByTime(std::vector<double>(10), labels, settings);
                 }).message.english(),
                 std::string("All rows have the same time."));
    }

    void missingTimesAreNamed()
    {
        const std::vector<double> times{1, 2, kMissing};
        const std::vector<std::int32_t> labels{0, 1, 0};
        QCOMPARE(failureOf([&] {
                     return data::splitByTime(times, labels, byColumn(SplitRule::Time, "t"));
                 }).message.english(),
                 std::string("The time of row 3 is missing."));
    }

    void timesAreReadFromTheirColumn()
    {
        const data::Dataset dataset = twice(5);
        std::vector<std::string> dates;
        for (std::size_t r = 0; r < 10; ++r)
            dates.push_back("202" + std::to_string(9 - r) + "-01-31");
        const data::Split split = data::makeSplit(dataset, byColumn(SplitRule::Time, "seen"), dates);
        QCOMPARE(split.rowsOf(kTest), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(split.rowsOf(kValid), (std::vector<std::size_t>{2}));
    }
};

QTEST_APPLESS_MAIN(TestSplit)
#include "tst_split.moc"
