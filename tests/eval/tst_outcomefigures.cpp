// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "eval/outcomefigures.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::eval;
using contract::Json;

namespace {

/// Three classes; the second column of each line is what is named: by hand
///   patient  true  named  confidence  weight
///      0      a      a       .8          1
///      1      a      b       .6          1
///      2      b      b       .95         2
///      3      b      b       .6          0.5
const JudgedOutcomes kPatients{{"a", "b", "c"}, {0, 0, 1, 1}, {1, 1, 2, 0.5}};
const std::vector<float> kProbabilities{.8F, .1F, .1F, .3F, .6F, .1F, .025F, .95F, .025F, .2F, .6F, .2F};

data::Dataset people()
{
    data::Dataset dataset;
    dataset.features = {{"Age", data::FeatureKind::Numeric},
                        {"sex", data::FeatureKind::Categorical, {}, {"female", "male"}},
                        {"female_sex", data::FeatureKind::Binary},
                        {"crp", data::FeatureKind::Numeric}};
    dataset.classes = {"a", "b"};
    const float none = std::nanf("");
    dataset.values = {17.9F, 0, 1, 5, 18, 1, 0, 5, 64.5F, 1, none, 5, 65, none, 1, 5, none, 0, 1, 5};
    dataset.labels = {0, 0, 1, 1, 0};
    return dataset;
}

} // namespace

class TestOutcomeFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesByHand()
    {
        const OutcomeFigures figures = outcomeFigures(kPatients, kProbabilities);
        QCOMPARE(figures.byClass.size(), std::size_t(3));
        QCOMPARE(figures.byClass[0].patients, 2.0);
        QCOMPARE(figures.byClass[0].recall.value(), 0.5);
        QCOMPARE(figures.byClass[0].precision.value(), 1.0);
        QCOMPARE(figures.byClass[1].patients, 2.5);
        QCOMPARE(figures.byClass[1].recall.value(), 1.0);
        QCOMPARE(figures.byClass[1].precision.value(), 2.5 / 3.5);
        QCOMPARE(figures.byClass[2].patients, 0.0);
        QVERIFY(!figures.byClass[2].recall && !figures.byClass[2].precision);
        const std::vector<std::vector<double>> confusion{{1, 1, 0}, {0, 2.5, 0}, {0, 0, 0}};
        QVERIFY(figures.confusion == confusion);
    }

    void binsByHand()
    {
        const auto bins = outcomeFigures(kPatients, kProbabilities).calibration;
        QCOMPARE(bins.size(), std::size_t(10));
        QCOMPARE(bins[6].share, 1.5 / 4.5); // .6 wrong, and half a patient of .6 right
        QCOMPARE(bins[6].accuracy, 0.5 / 1.5);
        QCOMPARE(bins[8].share, 1 / 4.5);
        QCOMPARE(bins[8].accuracy, 1.0);
        QCOMPARE(bins[9].share, 2 / 4.5);
        QVERIFY(std::abs(bins[9].confidence - 0.95) < 1e-6);
    }

    void subgroupsByHand()
    {
        const std::vector<Subgroup> groups{
            {"sex", "female", {1, 0, 1, 0}}, {"sex", "unknown", {0, 0, 0, 0}}, {"sex", "male", {0, 1, 0, 1}}};
        const auto figures = outcomeFigures(kPatients, kProbabilities, groups).bySubgroup;
        QCOMPARE(figures.size(), std::size_t(2)); // nobody is unknown
        QCOMPARE(figures[0].patients, 3.0);
        QCOMPARE(figures[0].accuracy, 1.0);
        QCOMPARE(figures[1].patients, 1.5);
        QCOMPARE(figures[1].accuracy, 0.5 / 1.5);
    }

    void ageAndSexMakeSubgroups()
    {
        const std::vector<std::size_t> rows{0, 1, 2, 3, 4, 0};
        const std::vector<Subgroup> groups = subgroupsOf(people(), rows);
        std::vector<std::string> names;
        for (const Subgroup& group : groups)
            names.push_back(group.feature + " " + group.group);
        const std::vector<std::string> expected{
            "Age <18",  "Age 18–64",   "Age ≥65",       "Age unknown",    "sex female",
            "sex male", "sex unknown", "female_sex no", "female_sex yes", "female_sex unknown"};
        QVERIFY(names == expected);
        using Holds = std::vector<std::uint8_t>;
        QVERIFY((groups[0].holds == Holds{1, 0, 0, 0, 0, 1}));
        QVERIFY((groups[1].holds == Holds{0, 1, 1, 0, 0, 0}));
        QVERIFY((groups[2].holds == Holds{0, 0, 0, 1, 0, 0}));
        QVERIFY((groups[3].holds == Holds{0, 0, 0, 0, 1, 0}));
        QVERIFY((groups[5].holds == Holds{0, 1, 1, 0, 0, 0}));
        QVERIFY((groups[8].holds == Holds{1, 0, 0, 1, 1, 1}));
        QVERIFY((groups[9].holds == Holds{0, 0, 1, 0, 0, 0}));
    }

    /// The hospital of a patient is not among the features.
    void aColumnThatIsNoFeatureMakesSubgroups()
    {
        const data::Grouping hospitals{"hospital", {"va", "basel", "", "va"}};
        const std::vector<Subgroup> groups = subgroupsOf(hospitals, std::vector<std::size_t>{0, 2, 1, 3, 0});
        using Holds = std::vector<std::uint8_t>;
        QCOMPARE(groups.size(), std::size_t{3});
        QCOMPARE(groups[0].feature, std::string("hospital"));
        QCOMPARE(groups[0].group, std::string("basel"));
        QVERIFY((groups[0].holds == Holds{0, 0, 1, 0, 0}));
        QVERIFY((groups[1].holds == Holds{1, 0, 0, 1, 1}));
        QCOMPARE(groups[2].group, std::string("unknown"));
        QVERIFY((groups[2].holds == Holds{0, 1, 0, 0, 0}));
    }

    void jsonNamesItsParts()
    {
        const std::vector<Subgroup> groups{{"sex", "female", {1, 0, 1, 0}}};
        const Json json = outcomeFigures(kPatients, kProbabilities, groups);
        QCOMPARE(json["by_class"][1]["class"].get<std::string>(), std::string("b"));
        QCOMPARE(json["by_class"][1]["patients"].get<double>(), 2.5);
        QVERIFY(json["by_class"][2]["recall"].is_null() && json["by_class"][2]["precision"].is_null());
        QCOMPARE(json["confusion"][0].dump(), std::string("[1.0,1.0,0.0]"));
        QCOMPARE(json["calibration"][9]["share"].get<double>(), 2 / 4.5);
        QCOMPARE(json["calibration"][9]["from"].get<double>(), 0.9);
        QCOMPARE(json["calibration"][9]["accuracy"].get<double>(), 1.0);
        const Json group = json["by_subgroup"][0];
        QCOMPARE(group["feature"].get<std::string>(), std::string("sex"));
        QCOMPARE(group["group"].get<std::string>(), std::string("female"));
        QCOMPARE(group["patients"].get<double>(), 3.0);
        QCOMPARE(group["accuracy"].get<double>(), 1.0);
        QCOMPARE(group["accuracy_interval"]["high"].get<double>(), 1.0);
        QVERIFY(!group.contains("calibration_line"));
    }

    void manyClassesHaveNoConfusion()
    {
        const std::size_t classes = kMostConfusedClasses + 1;
        std::vector<float> probabilities(classes, 0.0F);
        probabilities[7] = 1;
        const OutcomeFigures figures =
            outcomeFigures({std::vector<std::string>(classes, "one"), {7}, {1}}, probabilities);
        QVERIFY(figures.confusion.empty());
        QCOMPARE(figures.byClass[7].recall.value(), 1.0);
    }

    void sizesMustAgree()
    {
        QVERIFY_THROWS_EXCEPTION(Failure, outcomeFigures({{"a", "b", "c"}, {0}, {1}}, kProbabilities));
        QVERIFY_THROWS_EXCEPTION(Failure,
                                 outcomeFigures({{"a", "b", "c"}, {0, 0, 1, 1}, {1}}, kProbabilities));
    }
};

QTEST_APPLESS_MAIN(TestOutcomeFigures)
#include "tst_outcomefigures.moc"
