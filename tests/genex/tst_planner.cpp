// SPDX-License-Identifier: GPL-3.0-or-later
#include "planner.h"

#include "common/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

/// n tests of two bins each.
struct Problem
{
    ClassRates rates;
    PlanExpert expert;
    CourseBank bank;

    std::size_t tests() const { return rates.bins.features(); }
};

/// `present` [n][C]: how often each test is present in each class. The expert is naive Bayes itself, beside a
/// network of `hidden` units that say something at random.
Problem problemOf(const std::vector<std::vector<double>>& present, std::size_t hidden = 0)
{
    const std::size_t n = present.size();
    const std::size_t classes = present.front().size();
    data::Dataset dataset;
    for (std::size_t f = 0; f < n; ++f)
        dataset.features.push_back({"t" + std::to_string(f), data::FeatureKind::Binary});
    std::vector<std::int64_t> begins;
    std::vector<float> amounts;
    for (std::size_t f = 0; f <= n; ++f)
        begins.push_back(static_cast<std::int64_t>(2 * f));
    for (std::size_t f = 0; f < n; ++f)
        amounts.insert(amounts.end(), {-1.0F, 1.0F});
    Problem problem;
    problem.rates.bins =
        ValueBins(data::InputLayout(dataset.features), begins, std::vector<float>(n), amounts);
    problem.rates.classes = classes;
    problem.rates.priors.assign(classes, 1.0F / static_cast<float>(classes));
    for (const std::vector<double>& test : present) {
        for (const double p : test)
            problem.rates.rates.push_back(static_cast<float>(1 - p));
        for (const double p : test)
            problem.rates.rates.push_back(static_cast<float>(p));
    }
    problem.expert = {hidden, classes, std::vector<float>(2 * n * hidden), problem.rates.evidence(),
                      std::vector<float>(hidden * classes)};
    Random random(3);
    for (std::vector<float>* numbers : {&problem.expert.change, &problem.expert.tail}) {
        for (float& number : *numbers)
            number = static_cast<float>(0.3 * random.normal());
    }
    problem.bank = CourseBank(problem.rates, 48, Random(11));
    return problem;
}

struct Patient
{
    std::vector<float> hidden;
    std::vector<float> wide;
    std::vector<std::uint8_t> isClosed;

    Patient(const Problem& problem, std::vector<float> logits)
        : hidden(problem.expert.hidden, 0.1F)
        , wide(std::move(logits))
        , isClosed(problem.tests())
    {}
};

Courses coursesOf(const Problem& problem, const Patient& patient)
{
    Courses courses =
        coursesFor(problem.expert, {patient.hidden, patient.wide, 1, 1}, problem.bank.coursesOfClass());
    courses.features = problem.tests();
    courses.bins = problem.bank.binsOf(courses.chosen);
    return courses;
}

Plan planWithin(const Problem& problem, const Patient& patient, PlanLimits limits)
{
    limits.isClosed = patient.isClosed;
    return planTests(
        {problem.expert, coursesOf(problem, patient), {patient.hidden, patient.wide, 1, 1}, limits});
}

/// In which fraction of the courses each of these tests adds a point once those before are known.
std::vector<double> sharesAfter(const Problem& problem, const Patient& patient,
                                const std::vector<std::int64_t>& before,
                                const std::vector<std::int64_t>& tests)
{
    PlanLimits limits;
    limits.isClosed = patient.isClosed;
    return sharesGainingAfter(
        {problem.expert, coursesOf(problem, patient), {patient.hidden, patient.wide, 1, 1}, limits}, before,
        tests, 0.01);
}

Plan planned(const Problem& problem, const Patient& patient, double most, PlanAim aim = PlanAim::BeRight,
             const Prices* prices = nullptr, const Efforts& efforts = {}, std::span<const double> stakes = {})
{
    PlanLimits limits;
    limits.aim = aim;
    limits.most = most;
    limits.prices = prices;
    limits.efforts = efforts;
    limits.stakes = stakes;
    return planWithin(problem, patient, limits);
}

/// Tests that are worth what they add to the truth.
Plan planAdding(std::initializer_list<std::pair<std::int64_t, double>> tests)
{
    Plan plan;
    for (const auto& [feature, gain] : tests)
        plan.push_back({feature, gain, gain});
    return plan;
}

/// E p(truth) over the same courses with these tests known, by the definition.
double truthWith(const Problem& problem, const Patient& patient, const std::vector<std::int64_t>& tests)
{
    const auto softmax = [](const std::vector<double>& logits) {
        std::vector<double> p(logits.size());
        double sum = 0;
        for (std::size_t c = 0; c < p.size(); ++c)
            sum += p[c] = std::exp(logits[c]);
        for (double& each : p)
            each /= sum;
        return p;
    };
    const auto logitsOf = [&](std::span<const std::int32_t> course) {
        std::vector<double> z(patient.hidden.begin(), patient.hidden.end());
        std::vector<double> logits(patient.wide.begin(), patient.wide.end());
        for (const std::int64_t test : tests) {
            const auto bin = static_cast<std::size_t>(course[static_cast<std::size_t>(test)]);
            for (std::size_t k = 0; k < z.size(); ++k)
                z[k] += problem.expert.change[bin * z.size() + k];
            for (std::size_t c = 0; c < logits.size(); ++c)
                logits[c] += problem.expert.wide[bin * logits.size() + c];
        }
        for (std::size_t k = 0; k < z.size(); ++k) {
            for (std::size_t c = 0; c < logits.size(); ++c)
                logits[c] += std::max(z[k], 0.0) * problem.expert.tail[k * logits.size() + c];
        }
        return logits;
    };
    std::vector<double> nowLogits(patient.wide.begin(), patient.wide.end());
    for (std::size_t k = 0; k < patient.hidden.size(); ++k) {
        for (std::size_t c = 0; c < nowLogits.size(); ++c)
            nowLogits[c] += std::max(static_cast<double>(patient.hidden[k]), 0.0) *
                            problem.expert.tail[k * nowLogits.size() + c];
    }
    for (double& logit : nowLogits)
        logit /= kDoubt;
    const std::vector<double> now = softmax(nowLogits);
    const ChosenCourses chosen = chooseCourses(std::vector<float>(now.begin(), now.end()),
                                               problem.bank.coursesOfClass(), coursesLookedAt(now.size()));
    double sum = 0;
    for (std::size_t r = 0; r < chosen.classOf.size(); ++r) {
        const std::span<const std::int32_t> course = problem.bank.course(chosen.classOf[r], chosen.course[r]);
        sum += chosen.weights[r] * softmax(logitsOf(course))[chosen.classOf[r]];
    }
    return sum;
}

} // namespace

class TestPlanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Test 0 parts the first two classes, test 1 the last two: which is wanted depends on the patient.
    void theBatchIsThePatients()
    {
        const Problem problem = problemOf(
            {{0.95, 0.05, 0.5, 0.5}, {0.5, 0.5, 0.95, 0.05}, {0.5, 0.5, 0.5, 0.5}, {0.6, 0.5, 0.6, 0.5}});
        for (const PlanAim aim : {PlanAim::BeRight, PlanAim::Learn}) {
            QCOMPARE(planned(problem, Patient(problem, {3, 3, 0, 0}), 1, aim).front().feature, 0);
            QCOMPARE(planned(problem, Patient(problem, {0, 0, 3, 3}), 1, aim).front().feature, 1);
        }
    }

    void gainsAreWhatTheTestsAddToTheTruth()
    {
        const Problem problem =
            problemOf({{0.9, 0.2, 0.4}, {0.3, 0.8, 0.5}, {0.7, 0.6, 0.1}, {0.5, 0.5, 0.5}}, 5);
        const Patient patient(problem, {0.5F, 0.2F, 0});
        const Plan plan = planned(problem, patient, 3);
        QCOMPARE(plan.size(), std::size_t(3));
        std::vector<std::int64_t> tests;
        double before = truthWith(problem, patient, tests);
        for (const PlannedTest& test : plan) {
            tests.push_back(test.feature);
            const double after = truthWith(problem, patient, tests);
            QVERIFY2(std::abs(test.gain - (after - before)) < 1e-4,
                     qPrintable(QString::number(test.gain - (after - before))));
            before = after;
        }
        // The first is the best of all.
        for (std::int64_t f = 0; f < 4; ++f)
            QVERIFY(truthWith(problem, patient, {f}) <= truthWith(problem, patient, {tests[0]}) + 1e-5);
    }

    void whatIsClosedIsNotPlanned()
    {
        const Problem problem = problemOf({{0.95, 0.05}, {0.8, 0.2}, {0.6, 0.4}});
        Patient patient(problem, {0, 0});
        patient.isClosed[0] = 1;
        const std::vector<std::int64_t> tests = testsOf(planned(problem, patient, 3));
        QCOMPARE(tests.size(), std::size_t(2));
        QCOMPARE(std::ranges::count(tests, 0), 0);
        QVERIFY(planned(problem, patient, 0).empty());
    }

    void aLumbarPunctureIsNotTakenWhereABloodCountWillDo()
    {
        const Problem problem = problemOf({{0.9, 0.1}, {0.88, 0.12}});
        const Patient patient(problem, {0, 0});
        QCOMPARE(planned(problem, patient, 1).front().feature, 0);
        const Efforts efforts{{{0, 0, 0, 3, {}}, {0, 0, 0, 0, {}}}, {}};
        QCOMPARE(planned(problem, patient, 1, PlanAim::BeRight, nullptr, efforts).front().feature, 1);
    }

    /// Whoever gives blood for one test gives it for the next.
    void anEffortIsMadeOnceForAllOfABatch()
    {
        const Efforts efforts{{{10, 1, 2, 1, "blood"}, {10, 1, 1, 1, "blood"}, {10, 10, 2, 0, {}}}, {}};
        BatchEffort batch(efforts);
        QCOMPARE(batch.of(0), 1 + 0.02 + 0.2 + 0.3);
        QCOMPARE(batch.of(1), 1 + 0.02 + 0.1 + 0.3);
        batch.add(0);
        QCOMPARE(batch.of(1), 1 + 0.002);
        QCOMPARE(batch.of(2), 1 + 0.02); // another place, and no later than the first

        // By itself the third is better than the second; with the first it is not.
        const Problem problem = problemOf({{0.95, 0.05}, {0.9, 0.1}, {0.87, 0.13}});
        const Patient patient(problem, {0, 0});
        const Efforts needles{{{0, 0, 0, 1, {}}, {0, 0, 0, 1, {}}, {0, 0, 0, 0, {}}}, {}};
        const std::vector<std::int64_t> tests =
            testsOf(planned(problem, patient, 3, PlanAim::BeRight, nullptr, needles));
        QVERIFY(std::ranges::find(tests, 1) - std::ranges::find(tests, 0) > 0);
    }

    /// One picture shows both findings 1 and 2: neither is worth as much as test 0, together they are worth
    /// more.
    void whatOneActShowsIsWeighedTogether()
    {
        const Problem problem = problemOf(
            {{0.83, 0.17, 0.5, 0.5}, {0.8, 0.2, 0.5, 0.5}, {0.5, 0.5, 0.8, 0.2}, {0.5, 0.5, 0.5, 0.5}});
        const Patient patient(problem, {0, 0, 0, 0});
        const auto firstWith = [&](double priceInPanel) {
            const TestEffort finding{100, priceInPanel, 0, 0, "picture"};
            const Efforts efforts{{{100, 100, 0, 0, {}}, finding, finding, {}}, {}};
            return planned(problem, patient, 2, PlanAim::BeRight, nullptr, efforts).front().feature;
        };
        QCOMPARE(firstWith(100), 0);
        QVERIFY(firstWith(0) != 0);
    }

    void whatComesWithATest()
    {
        const TestEffort seen{10, 0, 0, 0, "picture"};
        const Efforts efforts{{seen, seen, {10, 4, 0, 0, "picture"}, {10, 10, 0, 0, {}}}, {}};
        BatchEffort batch(efforts);
        const std::vector<std::size_t> both{0, 1};
        QVERIFY(batch.comingWith(0) == std::vector<std::size_t>{1});
        QVERIFY(batch.comingWith(2) == both);
        QVERIFY(batch.comingWith(3).empty());
        batch.add(2);
        QVERIFY(batch.comingWith(0).empty()); // it comes with the third already
        QVERIFY(BatchEffort(Efforts{}).comingWith(0).empty());
    }

    /// The pulse and the oxygen saturation are one act, though each has a small price of its own.
    void whatIsNearlyFreeComesAlong()
    {
        QVERIFY(comesAlong({4, 0.5, 0, 0, "vital signs"}));
        QVERIFY(!comesAlong({4, 0.6, 0, 0, "vital signs"}));
        QVERIFY(!comesAlong({4, 0.5, 0, 0, {}}));
        QVERIFY(comesAlong({8, 0, 0, 0, "blood count"}));
    }

    /// Test 0 parts the first two classes a little better, test 1 the last two, one of which must not be
    /// missed.
    void whatMustNotBeMissedCountsMore()
    {
        const Problem problem = problemOf({{0.92, 0.08, 0.5, 0.5}, {0.5, 0.5, 0.9, 0.1}});
        const Patient patient(problem, {0, 0, 0, 0});
        QCOMPARE(planned(problem, patient, 1).front().feature, 0);
        const std::vector<double> stakes{1, 1, 2, 1};
        QCOMPARE(planned(problem, patient, 1, PlanAim::BeRight, nullptr, {}, stakes).front().feature, 1);
    }

    /// Test 1 tells the last class from all others. Once that must not be missed, excluding it is worth
    /// something beside what it adds to the truth.
    void whatMustNotBeMissedIsExcluded()
    {
        const Problem problem = problemOf({{0.9, 0.1, 0.5}, {0.02, 0.02, 0.9}});
        const Patient patient(problem, {2.4F, 2.4F, 0});
        PlanLimits limits;
        limits.aim = PlanAim::BeRight;
        limits.most = 2;
        const Plan without = planWithin(problem, patient, limits);
        QCOMPARE(without.front().feature, 0);
        for (const PlannedTest& test : without)
            QCOMPARE(test.worth, test.gain);
        const double never = std::numeric_limits<double>::infinity();
        const std::vector<double> from{never, never, 0.001};
        limits.cantMissFrom = from;
        const Plan with = planWithin(problem, patient, limits);
        QCOMPARE(with.size(), std::size_t(2));
        const auto excluding = std::ranges::find(with, 1, &PlannedTest::feature);
        QVERIFY(excluding != with.end());
        QVERIFY(excluding->worth > excluding->gain + 0.01);
        QCOMPARE(worthOrdering(0.1, 0), 0.1);
        QVERIFY(worthOrdering(0.1, -1) > 0.1);
    }

    /// What tells most for patients in general comes first where the patient itself decides nothing.
    void whatHelpsPatientsInGeneralMayCountToo()
    {
        const Problem problem = problemOf({{0.6, 0.4}, {0.62, 0.38}, {0.55, 0.45}});
        const Patient patient(problem, {0, 0});
        PlanLimits limits;
        limits.most = 3;
        QCOMPARE(planWithin(problem, patient, limits).front().feature, 1);
        const std::vector<float> common{0, 0, 0.2F};
        limits.common = common;
        QCOMPARE(planWithin(problem, patient, limits).front().feature, 1); // it counts nothing
        limits.commonWeight = 1;
        const Plan plan = planWithin(problem, patient, limits);
        QCOMPARE(plan.front().feature, 2);
        // What it adds for this patient is said as it is.
        QVERIFY(std::abs(plan.front().gain -
                         (truthWith(problem, patient, {2}) - truthWith(problem, patient, {}))) < 1e-4);
    }

    void moneyBuysTheBetterOfTwoPlans()
    {
        // Per price the trifles win; together they are worth less than the one that takes all of the money.
        const Problem problem = problemOf({{0.97, 0.03}, {0.55, 0.45}, {0.55, 0.45}});
        const Patient patient(problem, {0, 0});
        Prices prices = Prices::counting(3);
        prices.currency = "EUR";
        prices.full = prices.inPanel = {10, 0.1, 0.1};
        QCOMPARE(testsOf(planned(problem, patient, 10, PlanAim::BeRight, &prices)),
                 std::vector<std::int64_t>{0});
        const std::vector<std::int64_t> cheap =
            testsOf(planned(problem, patient, 1, PlanAim::BeRight, &prices));
        QCOMPARE(cheap.size(), std::size_t(2));
        QCOMPARE(std::ranges::count(cheap, 0), 0);
    }

    /// Test 1 tells the second disease from the third, which only matters where test 0 is present.
    void answersDecideWhetherAnotherTestPays()
    {
        const Problem problem = problemOf({{0.01, 0.99, 0.99}, {0.5, 0.95, 0.05}, {0.5, 0.5, 0.5}});
        const Patient patient(problem, {1.4F, 0, 0}); // two thirds, and a sixth each
        const std::vector<double> before = sharesAfter(problem, patient, {}, {1, 2});
        QVERIFY(std::abs(before[0] - 1) < 1e-6); // they are all at one place, where it pays
        QCOMPARE(before[1], 0.0);
        const double share = sharesAfter(problem, patient, {0}, {1}).front();
        double present = 0; // the weight of the courses in which test 0 is
        const Courses courses = coursesOf(problem, patient);
        for (std::size_t r = 0; r < courses.size(); ++r)
            present += courses.binOf(r, 0) == 1 ? courses.chosen.weights[r] : 0;
        QVERIFY(present > 0.2 && present < 0.6);
        QVERIFY(std::abs(share - present) < 1e-6);
    }

    void aListEndsWhereItNoLongerPays()
    {
        const Plan plan =
            planAdding({{4, 0.2}, {2, 0.1}, {7, 0.004}, {1, 0.05}, {3, 0.001}, {5, 0.002}, {6, 0.001}});
        QCOMPARE(testsOf(whilePaying(plan, 0.01)), (std::vector<std::int64_t>{4, 2, 7, 1}));
        QCOMPARE(whilePaying(plan, 0).size(), plan.size());
        QCOMPARE(whilePaying(planAdding({{1, 0.0}}), 0.01).size(), std::size_t(1));
        QVERIFY(whilePaying({}, 0.01).empty());
    }

    void aFirstBatchEndsSooner()
    {
        const Plan plan = planAdding({{4, 0.2}, {2, 0.08}, {7, 0.02}, {1, 0.05}, {3, 0.01}});
        QVERIFY(std::abs(leastGainOfFirstBatch(plan, 0.008) - 0.03) < 1e-12); // 0.3 · 0.3 / 3
        QCOMPARE(leastGainOfFirstBatch(plan, 0.05), 0.05);
        QCOMPARE(leastGainOfFirstBatch(planAdding({{4, 0.2}, {2, 0.08}}), 0.008), 0.008);
    }

    /// Many classes: those with hardly a chance are not told apart, and nothing breaks.
    void manyClasses()
    {
        std::vector<std::vector<double>> present;
        Random random(5);
        for (int f = 0; f < 30; ++f) {
            present.emplace_back();
            for (int c = 0; c < 100; ++c)
                present.back().push_back(0.05 + 0.9 * random.uniform());
        }
        const Problem problem = problemOf(present, 8);
        const Plan plan = planned(problem, Patient(problem, std::vector<float>(100)), 30, PlanAim::Learn);
        QCOMPARE(plan.size(), std::size_t(30));
        for (const PlannedTest& test : plan)
            QVERIFY(std::isfinite(test.gain));
    }
};

QTEST_APPLESS_MAIN(TestPlanner)
#include "tst_planner.moc"
