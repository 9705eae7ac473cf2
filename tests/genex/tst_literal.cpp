// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"
#include "trainingfixture.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

/// Everything the preset `literal` switches, in a training of a moment.
TrainingSettings literally()
{
    TrainingSettings settings = presetNamed("literal");
    const TrainingSettings quick = quickSettings();
    settings.seed = quick.seed;
    settings.buckets = 2;
    settings.pools = quick.pools;
    settings.observedSize = quick.observedSize;
    settings.bucketSteps = 40;
    settings.generatorSteps = 10;
    settings.latent = quick.latent;
    settings.positionSize = quick.positionSize;
    settings.heads = quick.heads;
    settings.attentionLayers = 1;
    settings.bucketRate = 0.02;
    settings.device = "cpu";
    settings.workers = 1;
    return settings;
}

std::set<std::string> namesIn(const data::ObservationPool& pool, const data::Dataset& dataset)
{
    std::set<std::string> names;
    for (const data::FeatureSet& set : pool.sets) {
        for (const std::uint32_t feature : set)
            names.insert(dataset.features[feature].id);
    }
    return names;
}

bool areZero(std::span<const float> numbers)
{
    return std::ranges::all_of(numbers, [](float number) { return number == 0; });
}

/// The tensors whose name contains `part`.
std::map<std::string, RawTensor> tensorsOf(const TensorFile& file, const std::string& part)
{
    std::map<std::string, RawTensor> found;
    for (const auto& [name, tensor] : file.tensors) {
        if (name.find(part) != std::string::npos)
            found.emplace(name, tensor);
    }
    return found;
}

/// The values of these features turned round: present becomes absent.
data::Dataset turned(data::Dataset dataset, const std::set<std::size_t>& features)
{
    for (std::size_t r = 0; r < dataset.rows(); ++r) {
        for (const std::size_t f : features)
            dataset.values[r * dataset.width() + f] = 1 - dataset.values[r * dataset.width() + f];
    }
    return dataset;
}

/// Two findings tell all, the others are seldom present: few patients differ from most in their bucket.
data::Dataset mostlyAbsent(std::size_t rows)
{
    data::Dataset dataset = twoTellAll(rows, 12, 4, 9, 2);
    Random random(3);
    for (std::size_t i = 0; i < dataset.values.size(); ++i) {
        if (i % 12 != 4 && i % 12 != 9)
            dataset.values[i] = random.bernoulli(0.015) ? 1.0F : 0.0F;
    }
    return dataset;
}

} // namespace

/// The paper's Algorithms 1 and 2 as printed: each switch that the preset `literal` sets.
class TestLiteral : public QObject
{
    Q_OBJECT

private:
    TrainingFixture m_fixture;
    const data::Dataset m_dataset = twoTellAll(300, 12, 4, 9, 2);

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    // --- GreedyForU: e ∉ U_b ∪ O_i

    void aBatchHoldsWhatNobodyComesWith()
    {
        TrainingSettings settings = quickSettings();
        settings.buckets = 1; // so that the union is over all sets
        settings.budgetFraction = 1;
        settings.deltaConstant = 0.8;
        const std::set<std::string> known = namesIn(drawnPool(m_dataset, settings), m_dataset);
        QVERIFY(known.size() > 3 && known.size() < m_dataset.width());
        const auto knownInBatch = [&] {
            const TrainingOutcome outcome = TrainingFixture::train(m_dataset, settings);
            const std::vector<std::string>& order = outcome.summary.buckets.at(0).order;
            [&] { QVERIFY(!order.empty()); }();
            return std::ranges::count_if(order,
                                         [&](const std::string& name) { return known.contains(name); });
        };
        QVERIFY(knownInBatch() > 0);
        settings.picksInitialFindings = false;
        QVERIFY(knownInBatch() == 0);
    }

    // --- x[O] without a mask

    void anExpertWithoutMaskByHand()
    {
        const std::size_t n = 5;
        const probe::PlainExpert seeing = probe::randomExpert({n, n, 4, 3}, 7);
        const probe::PlainExpert blind = probe::randomExpert({n, n, 4, 3, 0, 0, true}, 7);
        QVERIFY(areZero(std::span(blind.weight).subspan(n * 4)));
        // A layer of I inputs starts within ±1/√I, one of I + n within ±1/√(I + n).
        for (std::size_t i = 0; i < n * 4; ++i)
            QVERIFY(std::abs(blind.weight[i] - std::sqrt(2.0F) * seeing.weight[i]) < 1e-6);
        for (const float weight : blind.weight)
            QVERIFY(std::abs(weight) <= 1 / std::sqrt(5.0F));
    }

    void theMaskIsNotLearned()
    {
        TrainingSettings settings = quickSettings();
        settings.expertsSeeMask = false;
        settings.generator = GeneratorKind::None;
        const auto weights =
            tensorsOf(m_fixture.trainedFile(settings), ".expert.hidden_weight"); // of every kind of feature
        QVERIFY(!weights.empty());
        for (const auto& [name, tensor] : weights) {
            const std::vector<float> numbers = tensor.to<float>();
            const std::size_t width = static_cast<std::size_t>(tensor.shape.at(1));
            const std::size_t values = numbers.size() - m_fixture.input.dataset.width() * width;
            QVERIFY(areZero(std::span(numbers).subspan(values)));
            QVERIFY(!areZero(std::span(numbers).first(values)));
        }
    }

    void withoutMaskAbsentIsUnknown()
    {
        TrainingSettings settings = literally();
        settings.generator = GeneratorKind::None;
        const Model model = TrainingFixture::train(m_dataset, settings).model;
        std::vector<float> unknown(m_dataset.width(), std::nanf(""));
        unknown[4] = 1;
        std::vector<float> absent = unknown;
        absent[9] = 0;
        QVERIFY(model.logits(unknown, model.findBuckets(unknown)) ==
                model.logits(absent, model.findBuckets(absent)));
    }

    // --- log Dec(x[O] | η)

    void anAutoencodersBatchKnowsWhatItShows()
    {
        TrainingSettings settings = quickSettings();
        settings.revealFraction = 0;
        const TrainingInput input = inputFrom(m_dataset, 5);
        const probe::PlainBatch usual = probe::generatorBatch(input, settings);
        QVERIFY(std::ranges::all_of(usual.known, [](float known) { return known == 1; }));
        settings.generatorTraining = GeneratorTraining::Autoencoder;
        const probe::PlainBatch batch = probe::generatorBatch(input, settings);
        QCOMPARE(batch.known, batch.observed);
        QCOMPARE(batch.mask, batch.observed);
        QCOMPARE(std::ranges::count(batch.known, 1.0F),
                 static_cast<std::ptrdiff_t>(batch.size()) * settings.observedSize);
    }

    /// The loss is on x[O] alone: what stands in columns outside every O makes no difference.
    void theGeneratorLearnsNothingBeyondO()
    {
        TrainingSettings settings = quickSettings();
        settings.revealFraction = 0;
        settings.stepsAfterPick = 0;
        std::set<std::size_t> others;
        for (std::size_t f = 0; f < m_dataset.width(); ++f)
            others.insert(f);
        for (const data::FeatureSet& set : drawnPool(m_dataset, settings).sets) {
            for (const std::uint32_t f : set)
                others.erase(f);
        }
        QVERIFY(!others.empty());
        const TrainingInput input = inputFrom(m_dataset, 5);
        TrainingInput other = input; // the same split
        other.dataset = turned(m_dataset, others);
        const auto generators = [&](const TrainingInput& from) {
            return tensorsOf(
                decodeTensorFile(m_fixture.bytesOf(TrainingFixture::train(from, settings)), "model"),
                ".generator.");
        };
        QVERIFY(generators(input) != generators(other));
        settings.generatorTraining = GeneratorTraining::Autoencoder;
        QVERIFY(generators(input) == generators(other));
    }

    // --- Train(F, U_b, b) of θ and φ

    void slopesAddNothingButAGradient_data()
    {
        QTest::addColumn<bool>("hasAllKinds");
        QTest::addColumn<double>("delta");
        QTest::addColumn<double>("strength");
        QTest::newRow("binary, as printed") << false << -1.0 << 1.0;
        QTest::newRow("all kinds, as printed") << true << -1.0 << 1.0;
        QTest::newRow("all kinds, weaker") << true << 0.3 << 0.5;
    }
    void slopesAddNothingButAGradient()
    {
        QFETCH(const bool, hasAllKinds);
        QFETCH(const double, delta);
        QFETCH(const double, strength);
        const data::Dataset dataset = hasAllKinds ? allKinds(12, 8, 3) : twoTellAll(12, 8, 0, 1, 3);
        probe::SelectionWanted wanted;
        wanted.batch = {2, 5, 1, 7};
        wanted.deltaConstant = delta;
        wanted.strength = strength;
        const probe::SlopesSeen seen = probe::slopes(dataset, {{{0, 1}, {3, 5}}}, wanted);
        QVERIFY(std::abs(seen.plain - seen.withSlopes) < 1e-6);
        QCOMPARE(seen.gradient.size(), seen.byDifference.size());
        QVERIFY(!areZero(seen.gradient));
        for (std::size_t i = 0; i < seen.gradient.size(); ++i) {
            const double error = std::abs(seen.gradient[i] - seen.byDifference[i]);
            QVERIFY2(
                error < 2e-4 + 0.02 * std::abs(seen.gradient[i]),
                qPrintable(
                    QStringLiteral("%1: %2 and %3").arg(i).arg(seen.gradient[i]).arg(seen.byDifference[i])));
        }
        if (hasAllKinds)
            return;
        for (const std::size_t outside :
             std::vector<std::size_t>{0, 3, 4, 6}) // not in U: F does not depend on their values
            QCOMPARE(seen.gradient[outside], 0.0F);
    }

    void theGeneratorIsTrainedOnF()
    {
        TrainingSettings settings = quickSettings();
        settings.generatorBucketSteps = 0;
        settings.trainsGeneratorOnSurrogate = true;
        const auto generators = [&] { return tensorsOf(m_fixture.trainedFile(settings), ".generator."); };
        const auto trained = generators();
        settings.stepsAfterPick = 0; // as they were before bucketing
        const auto before = generators();
        QVERIFY(trained != before);
        settings.stepsAfterPick = 2;
        settings.trainsGeneratorOnSurrogate = false;
        QVERIFY(trained != generators());
    }

    // --- rates

    void aConstantRateByHand()
    {
        TrainingSettings settings;
        QCOMPARE(probe::expertRate(settings, 0.01, 0), 0.01);
        QCOMPARE(probe::expertRate(settings, 0.01, 0.5), 0.0055); // halfway down the cosine
        QCOMPARE(probe::expertRate(settings, 0.01, 1), 0.001);
        settings.lastRate = 1;
        settings.generatorRate = 0.002;
        for (const double progress : {0.0, 0.3, 1.0}) {
            QCOMPARE(probe::expertRate(settings, 0.01, progress), 0.01);
            QCOMPARE(probe::generatorRate(settings, progress), 0.002);
        }
    }

    // --- Partition

    void smallBucketsAreKept()
    {
        TrainingSettings settings = quickSettings();
        settings.encoding = ValueEncoding::ZeroOne;
        settings.generator = GeneratorKind::None;
        settings.buckets = 16;
        const data::Dataset dataset = mostlyAbsent(600);
        const auto buckets = [&] { return TrainingFixture::train(dataset, settings).summary.buckets.size(); };
        const std::size_t merged = buckets();
        settings.mergesSmallBuckets = false;
        QVERIFY2(buckets() > merged, std::to_string(merged).c_str());
    }

    // --- GreedyForV and Algorithm 2

    void theBreakLeavesOneTestAtMost()
    {
        TrainingSettings settings = quickSettings();
        settings.budgetFraction = 0.75;
        settings.deltaConstant = 0.8;
        settings.thresholdRule = ThresholdRule::TopTenth; // all of V
        const auto largest = [&](SecondVisitRule rule) {
            settings.secondVisitRule = rule;
            std::size_t most = 0;
            const TrainingOutcome outcome = TrainingFixture::train(m_dataset, settings);
            for (const BudgetPlan& plan : outcome.model.plans()) {
                for (const std::vector<std::int64_t>& estimated : plan.estimated)
                    most = std::max(most, estimated.size());
            }
            return most;
        };
        QVERIFY(largest(SecondVisitRule::Validated) > 1);
        QVERIFY(largest(SecondVisitRule::PrintedBreak) <= 1);
        QVERIFY(largest(SecondVisitRule::PrintedBreak) <= largest(SecondVisitRule::Printed));
    }

    void confidenceIsTheExpertsOwn()
    {
        TrainingSettings settings = quickSettings();
        const auto temperatures = [&] {
            std::set<double> found;
            const TrainingOutcome outcome = TrainingFixture::train(m_dataset, settings);
            for (const BudgetPlan& plan : outcome.model.plans())
                found.insert(plan.temperature);
            return found;
        };
        QVERIFY(temperatures() != std::set<double>{1});
        settings.calibrates = false;
        QVERIFY(temperatures() == std::set<double>{1});
    }

    void theWholePresetTrains()
    {
        const TrainingSettings settings = literally();
        const TrainingOutcome outcome = TrainingFixture::train(m_dataset, settings);
        QVERIFY(decisiveSettings(outcome.model.settings()) == decisiveSettings(settings));
        QVERIFY(m_fixture.bytesOf(outcome) == m_fixture.bytesOf(TrainingFixture::train(m_dataset, settings)));
    }
};

QTEST_APPLESS_MAIN(TestLiteral)
#include "tst_literal.moc"
