// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of kinds that nothing was tuned on, each with a best answer that is known beforehand.
#include "common/random.h"
#include "eval/modelevaluation.h"
#include "genex/training.h"

#include <QTest>

#include <cmath>
#include <cstddef>
#include <functional>
#include <string>

using namespace genex;

namespace {

/// What a table is made like: the class is told by the first few features, each right with a given
/// probability; the rest is noise.
struct Kind
{
    std::size_t rows = 1000;
    std::size_t features = 20;
    std::size_t classes = 2;
    double noise = 0;   ///< chance that a telling feature lies
    double missing = 0; ///< part of the values that are gaps
    double share = 0.5; ///< of the first class, of two
    bool isContinuous = false;
};

std::size_t bitsOf(std::size_t classes)
{
    std::size_t bits = 0;
    while ((std::size_t{1} << bits) < classes)
        ++bits;
    return bits;
}

std::size_t drawClass(const Kind& kind, Random& random)
{
    if (kind.classes == 2)
        return random.bernoulli(kind.share) ? 0 : 1;
    return static_cast<std::size_t>(random.below(kind.classes));
}

/// One value of a patient of class c: feature b holds bit b of the class number.
float drawValue(const Kind& kind, std::size_t c, std::size_t feature, Random& random)
{
    const bool isTelling = feature < bitsOf(kind.classes);
    const bool truth = isTelling ? ((c >> feature) & 1U) != 0 : random.bernoulli(0.5);
    const bool bit = truth != (isTelling && random.bernoulli(kind.noise));
    if (random.bernoulli(kind.missing))
        return std::nanf("");
    if (kind.isContinuous)
        return static_cast<float>(50 + (bit ? 10 : -10) + 2 * random.normal());
    return bit ? 1 : 0;
}

data::Dataset make(const Kind& kind, std::uint64_t seed)
{
    Random random(seed);
    data::Dataset dataset;
    const auto featureKind = kind.isContinuous ? data::FeatureKind::Numeric : data::FeatureKind::Binary;
    for (std::size_t c = 0; c < kind.classes; ++c)
        dataset.classes.push_back("c" + std::to_string(c));
    for (std::size_t f = 0; f < kind.features; ++f)
        dataset.features.push_back({"f" + std::to_string(f), featureKind, {}, {}});
    for (std::size_t r = 0; r < kind.rows; ++r) {
        const std::size_t c = drawClass(kind, random);
        dataset.labels.push_back(static_cast<std::int32_t>(c));
        for (std::size_t f = 0; f < kind.features; ++f)
            dataset.values.push_back(drawValue(kind, c, f, random));
    }
    return dataset;
}

struct Reached
{
    double accuracy = 0;
    double orders = 0;
    double genex = 0;
};

Reached reach(const Kind& kind, double budget,
              const std::function<void(method::TrainingSettings&)>& change = {})
{
    method::TrainingInput input = method::inputFrom(make(kind, 1), 1);
    method::TrainingSettings settings = method::presetNamed("fast");
    settings.budgetFraction = budget;
    settings.observedSize = 2;
    settings.pools = 5;
    settings.buckets = 2;
    settings.device = "cpu";
    if (change)
        change(settings);
    JobControl control;
    const method::Model model = method::train(input, settings, control).model;
    const eval::ModelEvaluation evaluation = eval::evaluateModel(
        model, {input.dataset, input.split, std::nullopt}, std::vector{method::Budget{}}, control);
    const eval::BudgetFigures& figures = evaluation.budgets.front();
    return {figures.allOrdered.accuracy.mean, figures.allOrdered.meanOrders, figures.genex.accuracy.mean};
}

QByteArray text(const Reached& reached)
{
    return QByteArray::number(reached.accuracy) + " with " + QByteArray::number(reached.orders) +
           " orders, " + QByteArray::number(reached.genex) + " in two visits";
}

} // namespace

class TestUnseenKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { method::setThreads(1); }

    void small()
    {
        // 300 rows, one test that is right in 90 %: nobody can do better than 0.9.
        const Reached reached = reach({.rows = 300, .noise = 0.1}, 0.1);
        QVERIFY2(reached.accuracy > 0.8 && reached.accuracy <= 1, text(reached).constData());
        QVERIFY2(reached.genex > reached.accuracy - 0.05, text(reached).constData());
    }

    void wide()
    {
        // A thousand features, two of which tell four classes completely: the best is 1 with two orders.
        const Reached reached =
            reach({.rows = 800, .features = 1000, .classes = 4}, 0.003, [](auto& s) { s.observedSize = 20; });
        QVERIFY2(reached.accuracy > 0.95, text(reached).constData());
        QVERIFY2(reached.orders < 3.001, text(reached).constData());
    }

    void twoClasses()
    {
        const Reached reached = reach({}, 0.05); // one test of twenty: the one that tells
        QVERIFY2(reached.accuracy > 0.99, text(reached).constData());
    }

    void fiftyClasses()
    {
        const Reached reached = reach({.rows = 3000, .features = 24, .classes = 50}, 0.3);
        QVERIFY2(reached.accuracy > 0.97,
                 text(reached).constData()); // six bits tell all, seven tests may be ordered
    }

    void nearlyEverythingMissing()
    {
        // A test is there for one patient in twenty: for those it tells, for the others half is all there is.
        const double best = 0.05 + 0.95 * 0.5;
        const Reached reached = reach({.rows = 4000, .missing = 0.95}, 0.05);
        QVERIFY2(std::abs(reached.accuracy - best) < 0.06, text(reached).constData());
    }

    void heavilyImbalanced()
    {
        // One patient in fifty has the disease, and one test tells: more than always saying no.
        const Reached reached = reach({.rows = 4000, .share = 0.98}, 0.05);
        QVERIFY2(reached.accuracy > 0.97, text(reached).constData());
        QVERIFY2(reached.accuracy > 0.99, text(reached).constData());
    }

    void continuous()
    {
        // Two measured features ten deviations apart tell four classes.
        const Reached reached = reach({.classes = 4, .isContinuous = true}, 0.1);
        QVERIFY2(reached.accuracy > 0.97, text(reached).constData());
    }
};

QTEST_APPLESS_MAIN(TestUnseenKinds)
#include "tst_unseenkinds.moc"
