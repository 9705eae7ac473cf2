// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/stoprule.h"

#include "genex/calibration.h"
#include "genex/device.h"
#include "genex/quicksettings.h"
#include "genex/secondvisit.h"
#include "genex/syntheticdata.h"

#include <QTest>

#include <cmath>
#include <memory>

using namespace genex;
using namespace genex::eval;

namespace {

constexpr auto kCurve = method::ThresholdRule::Curve;

/// Tells the first class with this log odds once so many tests are known; nothing before.
class TellsAfter : public Predictor
{
public:
    TellsAfter(std::size_t tests, std::vector<float> logOdds, std::optional<double> temperature = {})
        : m_tests(tests)
        , m_logOdds(std::move(logOdds))
        , m_temperature(temperature)
    {}

    std::vector<float> logits(const TestPatients& patients,
                              const method::FeaturesOfPatients& tests) const override
    {
        std::vector<float> logits;
        for (std::size_t i = 0; i < patients.size(); ++i) {
            logits.push_back(tests[i].size() >= m_tests ? m_logOdds[i] : 0);
            logits.push_back(0);
        }
        return logits;
    }
    std::optional<double> temperatureAfter(const Schedule&, std::size_t) const override
    {
        return m_temperature;
    }

private:
    std::size_t m_tests;
    std::vector<float> m_logOdds;
    std::optional<double> m_temperature;
};

/// Four rows of two classes, of which nothing is known.
data::Dataset fourRows()
{
    data::Dataset dataset;
    for (const char* id : {"a", "b", "c", "d"})
        dataset.features.push_back({id, data::FeatureKind::Binary});
    dataset.classes = {"first", "second"};
    dataset.values.assign(16, 1);
    for (std::size_t r = 0; r < 4; ++r)
        dataset.values[r * 4 + r] = 0;
    dataset.labels = {0, 0, 0, 1};
    return dataset;
}

TestPatients patientsIn(const data::Dataset& dataset)
{
    return {dataset, {{{}}}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, {{0, 1.0}, {1, 1.0}, {2, 1.0}, {3, 1.0}}};
}

/// One test at each of two visits, for four patients.
VisitOrders oneEach()
{
    return {method::FeaturesOfPatients(4, {0}), method::FeaturesOfPatients(4, {1})};
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class TestStopRule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { method::setThreads(1); }

    /// The two surest are right already; trusting the third would cost one of four.
    void thresholdOfTwoVisitsByHand()
    {
        const std::vector<AfterVisit> visits{{{0.9, 0.8, 0.6, 0.5}, {1, 1, 0, 1}, {2, 2, 2, 2}},
                                             {{1, 1, 1, 1}, {1, 1, 1, 1}, {4, 4, 4, 4}}};
        const std::vector<double> weights(4, 1);
        const std::vector<double> strict = stopThresholds(visits, weights, kCurve, 0);
        QCOMPARE(strict.size(), std::size_t{1});
        QVERIFY(isNear(strict[0], 0.7)); // halfway between the last trusted and the first who is not
        // A quarter may be lost: everybody is trusted.
        QVERIFY(isNear(stopThresholds(visits, weights, kCurve, 0.25)[0], 0.5));
        QVERIFY(isNear(stopThresholds(visits, weights, method::ThresholdRule::Certain, 0)[0],
                       method::kCertainThreshold));
    }

    /// Where the surest is wrong, nobody stops; nor where there is nobody to choose on.
    void nobodyStopsWhereItCosts()
    {
        const std::vector<AfterVisit> visits{{{0.9, 0.8}, {0, 1}, {1, 1}}, {{1, 1}, {1, 1}, {2, 2}}};
        QVERIFY(stopThresholds(visits, {1, 1}, kCurve, 0)[0] > 1);
        const std::vector<AfterVisit> nobody(3);
        QCOMPARE(stopThresholds(nobody, {}, kCurve, 0),
                 (std::vector<double>{method::kNobodyTrusted, method::kNobodyTrusted}));
        QVERIFY(stopThresholds(std::span(visits).first(1), {1, 1}, kCurve, 0).empty());
    }

    /// After the second visit all are right; after the first only the surest. Who is stopped at the second
    /// visit counts there as what he came to, also if that is wrong: the third patient loses nothing by
    /// ending earlier.
    void laterThresholdsComeFirst()
    {
        const std::vector<AfterVisit> visits{{{0.95, 0.6, 0.9, 0.5}, {1, 0, 0, 0}, {1, 1, 1, 1}},
                                             {{0.99, 0.9, 0.95, 0.6}, {1, 1, 0, 1}, {2, 2, 2, 2}},
                                             {{1, 1, 1, 1}, {1, 1, 0, 1}, {3, 3, 3, 3}}};
        const std::vector<double> thresholds = stopThresholds(visits, {1, 1, 1, 1}, kCurve, 0);
        QCOMPARE(thresholds.size(), std::size_t{2});
        QVERIFY(isNear(thresholds[1], 0.6));  // everybody
        QVERIFY(isNear(thresholds[0], 0.75)); // the first and the third
    }

    void aCaseEndsOnceItIsSureEnough()
    {
        const data::Dataset dataset = fourRows();
        const TestPatients patients = patientsIn(dataset);
        const TellsAfter predictor(1, {5, 5, 0, -5});
        const Acquisitions cases = concluded(patients, oneEach(), {{1, 1}, {0.9}}, predictor, {});
        QCOMPARE(cases.visits, (std::vector<int>{1, 1, 2, 1}));
        QCOMPARE(cases.ordered[0], (FeatureOrder{0}));
        QCOMPARE(cases.ordered[2], (FeatureOrder{0, 1}));
        QCOMPARE(patients.isRight(cases.probabilities), (std::vector<std::uint8_t>{1, 1, 1, 1}));
        // No thresholds: everything is ordered.
        QCOMPARE(concluded(patients, oneEach(), {{1, 1}, {}}, predictor, {}).visits, std::vector<int>(4, 2));
        // A temperature that takes the certainty away keeps the case going.
        QCOMPARE(concluded(patients, oneEach(), {{10, 1}, {0.9}}, predictor, {}).visits,
                 std::vector<int>(4, 2));
        // A disease that must not be missed stands at any probability.
        QCOMPARE(concluded(patients, oneEach(), {{1, 1}, {0.9}}, predictor, {0.0, 0.0}).visits,
                 std::vector<int>(4, 2));
    }

    /// A visit without orders is none.
    void onlyVisitsWithOrdersCount()
    {
        const data::Dataset dataset = fourRows();
        const TestPatients patients = patientsIn(dataset);
        VisitOrders orders = oneEach();
        orders[1][2].clear();
        const Acquisitions cases =
            concluded(patients, orders, {{1, 1}, {}}, TellsAfter(1, {5, 5, 0, -5}), {});
        QCOMPARE(cases.visits, (std::vector<int>{2, 2, 1, 2}));
    }

    /// Overconfident: one in four is wrong, at log odds of 5. The temperature of each visit is that of what
    /// is known then.
    void temperaturesAreOfTheTestsKnown()
    {
        const data::Dataset dataset = fourRows();
        const TestPatients validation = patientsIn(dataset);
        method::TrainingSettings settings = quickSettings();
        JobControl control;
        const RepeatSetup setup(method::inputFrom(twoTellAll(120, 6, 2, 4, 2), 1), settings, control,
                                {2, contract::StopRule::Confidence});
        const TellsAfter predictor(2, {5, 5, 5, 5});
        const VisitRule rule = visitRule(validation, oneEach(), {1, 1}, predictor, setup);
        QCOMPARE(rule.temperatures.size(), std::size_t{2});
        QVERIFY(std::abs(rule.temperatures[0] - 1) < 1e-5); // nothing is said, so only the prior speaks
        const std::vector<float> logits{5, 0, 5, 0, 5, 0, 5, 0};
        QCOMPARE(rule.temperatures[1],
                 method::fitTemperature({2, logits, {0, 0, 0, 1}, std::vector<double>(4, 1)}));
        QVERIFY(rule.temperatures[1] > 1.5);
        QCOMPARE(rule.thresholds.size(), std::size_t{1});
        const VisitRule own =
            visitRule(validation, oneEach(), {1, 1}, TellsAfter(2, {5, 5, 5, 5}, 3.5), setup);
        QCOMPARE(own.temperatures, (std::vector<double>{3.5, 3.5}));
        settings.calibrates = false;
        const RepeatSetup plain(method::inputFrom(twoTellAll(120, 6, 2, 4, 2), 1), settings, control, {2});
        const VisitRule as = visitRule(validation, oneEach(), {1, 1}, predictor, plain);
        QCOMPARE(as.temperatures, (std::vector<double>{1, 1}));
        QVERIFY(as.thresholds.empty());
    }

    void budgetsAreDividedAmongVisits()
    {
        QCOMPARE(testsPerVisit(12, 5), (Schedule{3, 3, 2, 2, 2}));
        QCOMPARE(testsPerVisit(2, 3), (Schedule{1, 1}));
        QCOMPARE(testsPerVisit(7, 1), (Schedule{7}));
        QCOMPARE(testsPerVisit(0, 2), Schedule());
        const std::vector<method::Budget> budgets{{.fraction = {}, .count = 0, .cost = {}},
                                                  {.fraction = 0.5, .count = {}, .cost = {}}};
        const std::vector<Schedule> schedules = schedulesOf(budgets, 10, 2);
        QCOMPARE(schedules, (std::vector<Schedule>{{0}, {3, 2}}));
        QCOMPARE(longestOf(schedules), std::size_t{5});
        QCOMPARE(testsWithin({.fraction = 0.1, .count = {}, .cost = {}}, 132), std::size_t{13});
        QCOMPARE(testsWithin({.fraction = {}, .count = 5, .cost = {}}, 132), std::size_t{5});
        QCOMPARE(firstUnknown({3, 1, 2, 0}, std::vector<std::int64_t>{1}, 2), (FeatureOrder{3, 2}));
    }

    /// The second visit goes on where the first ended, and a smaller budget is a prefix.
    void oneOrderServesAllBudgets()
    {
        const data::Dataset dataset = fourRows();
        const TestPatients patients(dataset, {{{1}}}, {{0, 0}}, {{0, 1.0}});
        JobControl control;
        const std::vector<Schedule> schedules{{1}, {2, 2}};
        const std::vector<VisitOrders> orders = ListForAll({3, 1, 2, 0}).select(patients, schedules, control);
        QCOMPARE(orders[0], (VisitOrders{{{3}}}));
        QCOMPARE(orders[1], (VisitOrders{{{3, 2}}, {{0}}}));
    }
};

QTEST_APPLESS_MAIN(TestStopRule)
#include "tst_stoprule.moc"
