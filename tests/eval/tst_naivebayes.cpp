// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/coursebank.h"
#include "methods/naive_bayes/naivebayes.h"

#include "common/result.h"
#include "eval/acquisitionmethod.h"
#include "genex/quicksettings.h"
#include "support/errorof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::eval;

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

double number(double value)
{
    return std::round(value * 1e5) / 1e5;
}

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

/// A table of one column.
data::Dataset oneColumn(data::FeatureColumn column, std::vector<float> values,
                        std::vector<std::int32_t> labels)
{
    data::Dataset dataset;
    dataset.features = {std::move(column)};
    dataset.classes = {"a", "b"};
    dataset.values = std::move(values);
    dataset.labels = std::move(labels);
    return dataset;
}

NaiveBayes naiveBayesOf(const data::Dataset& dataset)
{
    return {dataset, allRows(dataset)};
}

/// Of the first class, once this value of the only column is known.
double firstAfter(const NaiveBayes& naiveBayes, float value)
{
    const std::vector<float> row{value};
    return number(posteriorOf(naiveBayes.scores(row, std::vector<std::int64_t>{0}))[0]);
}

double evidence(const NaiveBayes& naiveBayes, float value, std::size_t ofClass, std::size_t feature = 0)
{
    return number(naiveBayes.evidence(feature, naiveBayes.read(feature, value), ofClass));
}

/// Rows of binary features, drawn one by one.
data::Dataset binaryTable(std::vector<std::string> names, std::vector<std::string> classes, std::size_t rows,
                          const std::function<int(std::vector<float>& row, Random& random)>& fill)
{
    data::Dataset dataset;
    dataset.classes = std::move(classes);
    for (std::string& name : names)
        dataset.features.push_back({std::move(name), data::FeatureKind::Binary});
    Random random(5);
    for (std::size_t r = 0; r < rows; ++r) {
        std::vector<float> row(dataset.width());
        for (float& value : row)
            value = random.bernoulli(0.5) ? 1.0F : 0.0F;
        dataset.labels.push_back(fill(row, random));
        dataset.values.insert(dataset.values.end(), row.begin(), row.end());
    }
    return dataset;
}

int sign(float value)
{
    return value > 0 ? 1 : 0;
}

/// Without the finding s test t1 tells the class, with it t2; three tests are noise.
data::Dataset testFollowsFinding()
{
    return binaryTable({"s", "t1", "t2", "n1", "n2", "n3"}, {"a", "b", "c", "d"}, 600,
                       [](std::vector<float>& row, Random&) {
                           return 2 * sign(row[0]) + sign(row[0] > 0 ? row[2] : row[1]);
                       });
}

constexpr std::uint32_t kNoise = 3; ///< "n1"

struct SetupOptions
{
    data::FeatureSet observed;
    int visits = 1;
    int workers = 1;
    std::uint64_t seed = 3;
};

/// The last third of the rows is tested.
std::unique_ptr<RepeatSetup> setupOf(data::Dataset dataset, const SetupOptions& options)
{
    method::TrainingInput input;
    const std::size_t rows = dataset.rows();
    for (std::size_t r = 0; r < rows; ++r)
        input.split.parts.push_back(r < rows * 2 / 3 ? data::Part::Training : data::Part::Test);
    input.dataset = std::move(dataset);
    input.observations = data::GivenObservations{{{options.observed}}, std::vector<std::uint32_t>(rows)};
    method::TrainingSettings settings = quickSettings();
    settings.seed = options.seed;
    settings.workers = options.workers;
    settings.budgetFraction = 0.5;
    JobControl control;
    return std::make_unique<RepeatSetup>(std::move(input), settings, control,
                                         ComparisonRules{.visits = options.visits});
}

method::Budget tests(std::int64_t count)
{
    return {.fraction = {}, .count = count, .cost = {}};
}

Acquisitions acquired(const RepeatSetup& setup, const char* name, std::int64_t count)
{
    JobControl control;
    return methodNamed(name)
        .fit(setup, control)
        ->acquire(setup.patients(), std::vector{tests(count)}, control)
        .front()
        .atBudgets.front();
}

OrderingFigures figures(const RepeatSetup& setup, const char* name, std::int64_t count)
{
    return setup.patients().figuresOf(acquired(setup, name, count), setup.prices());
}

bool areWhole(const std::vector<float>& probabilities, std::size_t classes)
{
    for (std::size_t begin = 0; begin < probabilities.size(); begin += classes) {
        const auto row = std::span(probabilities).subspan(begin, classes);
        if (!(std::abs(std::accumulate(row.begin(), row.end(), 0.0) - 1) < 1e-4)) // also when not a number
            return false;
    }
    return !probabilities.empty();
}

} // namespace

class TestNaiveBayes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// p(a) = 4/6. Overall rate (2 + 1) / (4 + 2) = 1/2; in a (2 + 1) / (3 + 2), in b (0 + 1) / (1 + 2).
    void posteriorByHand()
    {
        const NaiveBayes naiveBayes =
            naiveBayesOf(oneColumn({"sign", data::FeatureKind::Binary}, {1, 1, 0, 0}, {0, 0, 0, 1}));
        QCOMPARE(firstAfter(naiveBayes, 1), number(18.0 / 23));
        QCOMPARE(firstAfter(naiveBayes, 0), number(6.0 / 11));
        QCOMPARE(firstAfter(naiveBayes, kGap), number(4.0 / 6));
    }

    /// Overall mean 5 and variance 10; in a mean 3.8 and variance (2.8² + 0.8² + 30) / 5 = 7.696, in b alike.
    void measuredByHand()
    {
        const NaiveBayes naiveBayes =
            naiveBayesOf(oneColumn({"x", data::FeatureKind::Numeric}, {1, 3, 7, 9}, {0, 0, 1, 1}));
        QCOMPARE(evidence(naiveBayes, 5, 0), 0.0);
        QCOMPARE(evidence(naiveBayes, 5, 1), 0.0);
        QCOMPARE(evidence(naiveBayes, 3.8F, 0), 0.0);
        QCOMPARE(evidence(naiveBayes, 3.8F, 1), number(-0.5 * 2.4 * 2.4 / 7.696));
        // b is 1 σ away and a as far as counts: half of 12 less half of 1.
        const auto far = static_cast<float>(6.2 + std::sqrt(7.696));
        QCOMPARE(evidence(naiveBayes, far, 0), number(-0.5 * (std::pow(2.4 / std::sqrt(7.696) + 1, 2) - 1)));
        QCOMPARE(evidence(naiveBayes, 1000, 0), 0.0); // both are as far as counts
    }

    /// Positive and skewed: as its logarithm, which is not positive and stays as it is.
    void skewedValuesAreTakenAsLogarithms()
    {
        data::Dataset dataset;
        dataset.features = {{"x", data::FeatureKind::Numeric}, {"ln x", data::FeatureKind::Numeric}};
        dataset.classes = {"a", "b"};
        dataset.labels = {0, 0, 1, 1, 1};
        for (const float value : {1.0F, 1.0F, 1.0F, 2.0F, 100.0F}) {
            dataset.values.push_back(value);
            dataset.values.push_back(std::log(value));
        }
        const NaiveBayes naiveBayes = naiveBayesOf(dataset);
        for (const std::size_t c : {0U, 1U})
            QCOMPARE(evidence(naiveBayes, 10, c, 0), evidence(naiveBayes, std::log(10.0F), c, 1));
        QVERIFY(evidence(naiveBayes, 10, 0, 0) < -0.01);
        QVERIFY(std::isfinite(evidence(naiveBayes, -3, 0, 0))); // has no logarithm
    }

    /// The same value in all rows, but for rounding, is evidence of nothing.
    void whatDoesNotVaryTellsNothing()
    {
        std::vector<float> values(7, 0.1F);
        const NaiveBayes naiveBayes =
            naiveBayesOf(oneColumn({"x", data::FeatureKind::Numeric}, values, {0, 1, 1, 1, 1, 1, 1}));
        for (const float value : {0.1F, 0.2F}) {
            for (const std::size_t c : {0U, 1U})
                QCOMPARE(evidence(naiveBayes, value, c), 0.0);
        }
    }

    /// Overall (1 + 1) / 7, (2 + 1) / 7 and (1 + 1) / 7; two known in a, two in b.
    void categoriesByHand()
    {
        const NaiveBayes naiveBayes =
            naiveBayesOf(oneColumn({"group", data::FeatureKind::Categorical, {}, {"0", "A", "B"}},
                                   {0, 1, 1, 2, kGap}, {0, 0, 1, 1, 1}));
        const double small = 2 * 2.0 / 7 / 4;
        QCOMPARE(evidence(naiveBayes, 0, 0), 0.0);
        QCOMPARE(evidence(naiveBayes, 0, 1), number(std::log(small / (1.0 / 4 + small))));
        QCOMPARE(evidence(naiveBayes, 1, 0), 0.0);
        QCOMPARE(evidence(naiveBayes, 1, 1), 0.0);
        QCOMPARE(evidence(naiveBayes, 2, 0), number(std::log(small / (1.0 / 4 + small))));
        for (const std::size_t c : {0U, 1U})
            QCOMPARE(evidence(naiveBayes, 9, c), 0.0); // not a category
    }

    /// Of 2,000 patients each category stands in one class only: ln 2000 and more, of which 6 count.
    void oneValueSaysOnlySoMuch()
    {
        std::vector<float> values;
        std::vector<std::int32_t> labels;
        for (int i = 0; i < 4000; ++i) {
            values.push_back(i % 2 == 0 ? 0.0F : 1.0F);
            labels.push_back(i % 2);
        }
        const data::FeatureColumn ranks{"rank", data::FeatureKind::Ordinal, {}, {"low", "high"}};
        QCOMPARE(evidence(naiveBayesOf(oneColumn(ranks, values, labels)), 1, 0), -6.0);
        QVERIFY(evidence(naiveBayesOf(oneColumn({"sign"}, values, labels)), 1, 0) < -7);
        // At 0 the first class is as far as counts, and wider than the second by ten times.
        std::vector<float> measured;
        for (int i = 0; i < 4000; ++i)
            measured.push_back(i % 2 == 1 ? 0.0F : i % 4 == 0 ? 400.0F : 600.0F);
        const data::FeatureColumn number{"x", data::FeatureKind::Numeric};
        QCOMPARE(evidence(naiveBayesOf(oneColumn(number, measured, labels)), 0, 0), -6.0);
    }

    void coursesFollowThePosterior()
    {
        using Numbers = std::vector<std::size_t>;
        QCOMPARE(coursesOfClasses(std::vector{0.5, 0.34, 0.16}, 10, 24), (Numbers{5, 3, 2}));
        QCOMPARE(coursesOfClasses(std::vector{0.97, 0.01, 0.01, 0.01}, 96, 24), (Numbers{24, 1, 1, 1}));
        const Numbers flat = coursesOfClasses(std::vector<double>(200, 0.005), 96, 24);
        QCOMPARE(std::accumulate(flat.begin(), flat.end(), std::size_t{0}), std::size_t{96});
        QCOMPARE(*std::ranges::max_element(flat), std::size_t{1});
    }

    /// Test 1 tells the truth apart a little, test 2 well, test 0 not at all.
    void greedyTakesTheSurestFirst()
    {
        Courses courses(2, 2, 3);
        for (std::size_t r = 0; r < 2; ++r) {
            courses.truth[r] = static_cast<std::uint32_t>(r);
            courses.weight[r] = 0.5F;
            courses.begin(r, std::vector{0.0F, 0.0F});
            const std::span<float> wrong = courses.likelihoodOf(r, 1 - r);
            wrong[1] = 0.5F;
            wrong[2] = 0.1F;
        }
        JobControl control;
        Courses again = courses;
        QCOMPARE(greedyTests(courses, std::vector<bool>(3), 9, control), (FeatureOrder{2, 1, 0}));
        QCOMPARE(greedyTests(again, {false, false, true}, 1, control), (FeatureOrder{1}));
    }

    /// Tests 0 and 1 tell class 0 from the others, test 2 tells these apart, not as well. After test 0 there
    /// is nothing left for test 1.
    void greedyBelievesWhatItHasTaken()
    {
        Courses courses(3, 3, 3);
        for (std::size_t r = 0; r < 3; ++r) {
            courses.truth[r] = static_cast<std::uint32_t>(r);
            courses.weight[r] = 1.0F / 3;
            courses.begin(r, std::vector<float>(3));
            for (std::size_t c = 0; c < 3; ++c) {
                const std::span<float> likelihood = courses.likelihoodOf(r, c);
                const bool isOther = (r == 0) != (c == 0);
                likelihood[0] = isOther ? 0.01F : 1;
                likelihood[1] = isOther ? 0.02F : 1;
                likelihood[2] = r != c && !isOther ? 0.2F : 1;
            }
        }
        JobControl control;
        QCOMPARE(greedyTests(courses, std::vector<bool>(3), 2, control), (FeatureOrder{0, 2}));
    }

    void theBestTestFollowsTheFinding()
    {
        const auto setup = setupOf(testFollowsFinding(), {.observed = {0}});
        const Acquisitions personal = acquired(*setup, "naive_bayes_personal", 1);
        for (std::size_t i = 0; i < setup->patients().size(); ++i) {
            const bool hasSign = setup->patients().valuesOf(i)[0] > 0;
            QCOMPARE(personal.ordered[i], (FeatureOrder{hasSign ? 2 : 1}));
        }
        QVERIFY(figures(*setup, "naive_bayes_personal", 1).accuracy.mean > 0.99);
        QVERIFY(figures(*setup, "naive_bayes", 1).accuracy.mean < 0.85);
        const Acquisitions list = acquired(*setup, "naive_bayes", 1);
        QVERIFY(std::ranges::adjacent_find(list.ordered, std::ranges::not_equal_to()) == list.ordered.end());
    }

    /// The finding is a test now: its result says what to order next, if there is a next time.
    void twoVisitsBeatOne()
    {
        const auto once = setupOf(testFollowsFinding(), {.observed = {kNoise}});
        const auto twice = setupOf(testFollowsFinding(), {.observed = {kNoise}, .visits = 2});
        const OrderingFigures one = figures(*once, "naive_bayes_personal", 2);
        const OrderingFigures two = figures(*twice, "naive_bayes_personal", 2);
        QVERIFY2(one.accuracy.mean < 0.85, std::to_string(one.accuracy.mean).c_str());
        QVERIFY2(two.accuracy.mean > 0.99, std::to_string(two.accuracy.mean).c_str());
        QCOMPARE(one.meanOrders, 2.0);
        QCOMPARE(two.meanOrders, 2.0);
        QCOMPARE(one.meanVisits, 1.0);
        QCOMPARE(two.meanVisits, 2.0);
        // The same list in two parts.
        QCOMPARE(figures(*twice, "naive_bayes", 2).meanVisits, 2.0);
        QCOMPARE(acquired(*twice, "naive_bayes", 2).ordered, acquired(*once, "naive_bayes", 2).ordered);
    }

    void visitsWithoutAnOrderDoNotCount()
    {
        const auto setup = setupOf(testFollowsFinding(), {.observed = {kNoise}, .visits = 5});
        QCOMPARE(figures(*setup, "naive_bayes_personal", 2).meanVisits, 2.0);
        QCOMPARE(figures(*setup, "naive_bayes_personal", 0).meanVisits, 1.0);
        const OrderingFigures all = figures(*setup, "naive_bayes_personal", 50); // of five that there are
        QCOMPARE(all.meanOrders, 5.0);
        QCOMPARE(all.meanVisits, 1.0);
    }

    /// What several budgets share is planned once, and is what each would be by itself.
    void budgetsTogetherAreAsBudgetsAlone()
    {
        const auto setup = setupOf(testFollowsFinding(), {.observed = {kNoise}, .visits = 2});
        JobControl control;
        const auto fitted = methodNamed("naive_bayes_personal").fit(*setup, control);
        const std::vector<Acquisitions> together =
            fitted->acquire(setup->patients(), std::vector{tests(1), tests(2), tests(5)}, control)
                .front()
                .atBudgets;
        QCOMPARE(together[0].ordered, acquired(*setup, "naive_bayes_personal", 1).ordered);
        QCOMPARE(together[1].ordered, acquired(*setup, "naive_bayes_personal", 2).ordered);
        QCOMPARE(together[2].ordered, acquired(*setup, "naive_bayes_personal", 5).ordered);
    }

    void theSameSeedGivesTheSameOrders()
    {
        const SetupOptions options{.observed = {kNoise}, .visits = 2};
        const auto setup = setupOf(testFollowsFinding(), options);
        const auto again = setupOf(testFollowsFinding(), options);
        const auto threaded =
            setupOf(testFollowsFinding(), {.observed = {kNoise}, .visits = 2, .workers = 3});
        for (const char* name : {"naive_bayes", "naive_bayes_personal"}) {
            const Acquisitions first = acquired(*setup, name, 4);
            for (const RepeatSetup* other : {again.get(), threaded.get()}) {
                QCOMPARE(acquired(*other, name, 4).ordered, first.ordered);
                QCOMPARE(acquired(*other, name, 4).probabilities, first.probabilities);
            }
        }
        const auto otherSeed = setupOf(testFollowsFinding(), {.observed = {kNoise}, .visits = 2, .seed = 4});
        QVERIFY(acquired(*otherSeed, "naive_bayes_personal", 4).ordered !=
                acquired(*setup, "naive_bayes_personal", 4).ordered);
    }

    void aCancelledJobEndsAtOnce()
    {
        const auto setup = setupOf(testFollowsFinding(), {.observed = {kNoise}});
        for (const char* name : {"naive_bayes", "naive_bayes_personal"}) {
            JobControl cancelled;
            cancelled.requestStop();
            const auto fitted = attempt([&] { return methodNamed(name).fit(*setup, cancelled)->epochs(); });
            QVERIFY(!fitted);
            QCOMPARE(errorOf(fitted).code, ErrorCode::Cancelled);
        }
        JobControl cancelled;
        cancelled.requestStop();
        Courses courses(1, 2, 9);
        QVERIFY_THROWS_EXCEPTION(Failure, greedyTests(courses, std::vector<bool>(9), 9, cancelled));
        JobControl* told = nullptr;
        std::int64_t last = 0;
        JobControl control([&](const Progress& progress) {
            last = progress.done;
            told->requestStop();
        });
        told = &control;
        JobControl quiet;
        const auto personal = methodNamed("naive_bayes_personal").fit(*setup, quiet);
        const auto acquired = attempt(
            [&] { return personal->acquire(setup->patients(), std::vector{tests(2)}, control).size(); });
        QVERIFY(!acquired);
        QCOMPARE(errorOf(acquired).code, ErrorCode::Cancelled);
        QCOMPARE(last, std::int64_t{1});
    }

    /// "never" stands in the test part only, and "empty" has no value at all.
    void whatTrainingHasNeverSeen()
    {
        data::Dataset dataset =
            binaryTable({"s", "empty", "t", "measured", "group"}, {"a", "b", "never"}, 90,
                        [rows = 0](std::vector<float>& row, Random& random) mutable {
                            const int label = sign(row[0]);
                            row[1] = kGap;
                            row[3] = rows < 60
                                         ? kGap
                                         : static_cast<float>(random.normal()); // known in the test part only
                            row[4] = rows % 3 == 0 ? kGap : 1.0F;
                            return ++rows > 80 ? 2 : label;
                        });
        dataset.features[3].kind = data::FeatureKind::Numeric;
        dataset.features[4] = {"group", data::FeatureKind::Categorical, {}, {"x", "y", "z"}};
        for (const data::FeatureKind kind :
             {data::FeatureKind::Binary, data::FeatureKind::Numeric, data::FeatureKind::Ordinal}) {
            dataset.features[1].kind = kind;
            for (const data::FeatureSet& observed : {data::FeatureSet{}, {1}, {0, 1, 2, 3, 4}}) {
                const auto setup = setupOf(dataset, {.observed = observed, .visits = 2});
                for (const char* name : {"naive_bayes", "naive_bayes_personal"})
                    QVERIFY(areWhole(acquired(*setup, name, 3).probabilities, 3));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestNaiveBayes)
#include "tst_naivebayes.moc"
