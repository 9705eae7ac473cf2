// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

using namespace genex;
using namespace genex::method;
using probe::GeneratorWanted;
using probe::PlainBatch;
using probe::PlainLatent;
using probe::PlainValues;

namespace {

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

/// Present or absent, of three categories, measured (mean 16, deviation 8), of three ranks (mean 1, deviation
/// 1).
data::Dataset fourKinds()
{
    return {{{"cough", data::FeatureKind::Binary},
             {"rhythm", data::FeatureKind::Categorical, {}, {"irregular", "regular", "slow"}},
             {"crp", data::FeatureKind::Numeric, "mg/l", {}},
             {"grade", data::FeatureKind::Ordinal, {}, {"1", "2", "3"}}},
            {"a", "b"},
            {1, 0, 8, 0, /**/ 0, 2, 24, 2, /**/ 1, 1, 8, 0, /**/ 0, 1, 24, 2},
            {0, 1, 0, 1}};
}

PlainBatch batchOf(const data::Dataset& dataset, const Draw& draw, const data::ObservationPool& pool)
{
    const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
    return probe::gathered(EncodedRows(dataset, allRows(dataset), encoding), pool, draw,
                           encoding.layout.inputs());
}

/// All of these patients as they come, showing nothing but O.
Draw showingO(const Patients& patients, std::size_t features)
{
    return drawWithBatch(patients, patients.size(), features, {}, Random(1));
}

/// All rows, each with its own half of the features known: the even ones for even rows.
PlainBatch halfKnown(const data::Dataset& dataset)
{
    Patients patients;
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        patients.add(r, r % 2, 1);
    data::ObservationPool pool{{{}, {}}};
    for (std::uint32_t f = 0; f < dataset.width(); ++f)
        pool.sets[f % 2].push_back(f);
    return batchOf(dataset, showingO(patients, dataset.width()), pool);
}

PlainBatch onlyRow(const PlainBatch& batch, std::size_t row)
{
    const auto part = [&](const auto& list, std::size_t width) {
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(row * width);
        return std::decay_t<decltype(list)>(begin, begin + static_cast<std::ptrdiff_t>(width));
    };
    const std::size_t n = batch.features;
    return {n,
            batch.inputs,
            {part(batch.values.amounts, n), part(batch.values.inputs, n)},
            part(batch.known, n),
            part(batch.mask, n),
            part(batch.observed, n),
            part(batch.weights, 1),
            part(batch.labels, 1)};
}

void addEncoders()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("pooled") << static_cast<int>(GeneratorKind::Pooled);
    QTest::newRow("transformer") << static_cast<int>(GeneratorKind::Transformer);
}

bool isNear(double a, double b, double tolerance = 1e-5)
{
    return std::abs(a - b) < tolerance;
}

double shareOf(const PlainValues& values, std::size_t features, std::size_t feature, auto&& isIt)
{
    double count = 0;
    const std::size_t rows = values.amounts.size() / features;
    for (std::size_t i = 0; i < rows; ++i)
        count += isIt(values.amounts[i * features + feature], values.inputs[i * features + feature]) ? 1 : 0;
    return count / static_cast<double>(rows);
}

} // namespace

class TestGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    // --- the loss

    void divergenceByHand()
    {
        QVERIFY(isNear(probe::divergenceOf({{0, 0}, {0, 0}}), 0));
        // ½ (mean² + variance − 1 − ln variance), summed.
        const double expected = 0.5 * (4 + 1 - 1 - 0) + 0.5 * (0.25 + std::exp(1.0) - 1 - 1);
        QVERIFY(isNear(probe::divergenceOf({{2, -0.5F}, {0, 1}}), expected));
        // From one distribution to another: to N(0, I) it is the same, to itself nothing.
        QVERIFY(isNear(probe::divergenceOf({{2, -0.5F}, {0, 1}}, {{0, 0}, {0, 0}}), expected));
        QVERIFY(isNear(probe::divergenceOf({{2, -0.5F}, {0, 1}}, {{2, -0.5F}, {0, 1}}), 0));
        // ½ ((variance + distance²) / variance' − 1 + ln variance' − ln variance).
        QVERIFY(isNear(probe::divergenceOf({{1}, {0}}, {{3}, {1}}), 0.5 * ((1 + 4) / std::exp(1.0) - 1 + 1)));
    }

    void reconstructionByHand()
    {
        const data::Dataset dataset = fourKinds();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.layout.inputs(), std::size_t{6});
        Patients patients;
        patients.add(0, 0, 1);
        patients.add(1, 0, 1);
        PlainBatch batch = batchOf(dataset, showingO(patients, 4), {{{}}});
        const float third = std::log(2.0F);
        const std::vector<float> outputs{0.5F, 0, third, 0, 0.25F, -1, /**/ -2, 0, third, 0, 3, 0.5F};
        const std::vector<float> logVariance{9, 9, 9, 9, std::log(4.0F), 0};
        // Row 0: present, category 0 of (¼, ½, ¼), (8 − 16)/8 = −1, rank 0 is −1.
        const double halfLogTwoPi = std::log(2 * std::numbers::pi) / 2;
        const double present = std::log(1 + std::exp(-0.5));
        const double category = std::log(4.0);
        const double measured = halfLogTwoPi + std::log(2.0) + 1.25 * 1.25 / 8;
        const double rank = halfLogTwoPi + 0;
        // Row 1: absent, category 2, +1, rank 2 is +1.
        const double absent = std::log(1 + std::exp(-2.0));
        const double other = halfLogTwoPi + std::log(2.0) + 4.0 / 8;
        const double otherRank = halfLogTwoPi + 0.25 / 2;
        const auto losses = [&] {
            return probe::reconstructionOf(dataset.features, encoding, outputs, logVariance, batch);
        };
        QVERIFY(isNear(losses()[0], present + category + measured + rank));
        QVERIFY(isNear(losses()[1], absent + category + other + otherRank));
        // What is not known counts for nothing, whatever stands there.
        batch.known = {1, 0, 1, 0, /**/ 0, 1, 0, 1};
        batch.values.amounts[1] = 77;
        batch.values.amounts[3] = -1e6F;
        QVERIFY(isNear(losses()[0], present + measured));
        QVERIFY(isNear(losses()[1], category + otherRank));
    }

    void variancesAreKeptWithinBounds()
    {
        const data::Dataset dataset = fourKinds();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        Patients patients;
        patients.add(0, 0, 1);
        PlainBatch batch = batchOf(dataset, showingO(patients, 4), {{{}}});
        batch.known = {0, 0, 1, 0};
        const auto lossWith = [&](float logVariance) {
            return probe::reconstructionOf(dataset.features, encoding, {0, 0, 0, 0, -1, 0},
                                           {0, 0, 0, 0, logVariance, 0}, batch)[0];
        };
        QVERIFY(
            isNear(lossWith(-50), lossWith(-4))); // a column that hardly varies does not outweigh the others
        QVERIFY(isNear(lossWith(50), lossWith(4)));
    }

    // --- encoders

    void hiddenValuesNeverLeak_data() { addEncoders(); }
    void hiddenValuesNeverLeak()
    {
        QFETCH(const int, kind);
        GeneratorWanted wanted;
        wanted.kind = static_cast<GeneratorKind>(kind);
        const PlainBatch batch = halfKnown(allKinds(12, 9, 3));
        const PlainLatent before = probe::encoded(wanted, batch);
        PlainBatch changed = batch;
        const Encoding encoding = Encoding::measure(allKinds(12, 9, 3), allRows(allKinds(12, 9, 3)));
        std::size_t hidden = 0;
        for (std::size_t i = 0; i < batch.mask.size(); ++i) {
            if (batch.mask[i] > 0)
                continue;
            changed.values.amounts[i] += 5;
            const std::size_t f = i % 9;
            if (encoding.layout.isCategorical(f)) // another category
                changed.values.inputs[i] = static_cast<std::int64_t>(
                    encoding.layout.begin(f) + (static_cast<std::size_t>(changed.values.inputs[i]) + 1) % 3);
            ++hidden;
        }
        QVERIFY(hidden > 40);
        const PlainLatent after = probe::encoded(wanted, changed);
        QCOMPARE(after.mean, before.mean);
        QCOMPARE(after.logVariance, before.logVariance);
        // What is shown does count: a value, a category, and that it is known at all.
        std::size_t shown = 0;
        while (batch.mask[shown] == 0)
            ++shown;
        PlainBatch moved = batch;
        moved.values.amounts[shown] += 1;
        QVERIFY(probe::encoded(wanted, moved).mean != before.mean);
        PlainBatch masked = batch;
        masked.mask[shown] = 0;
        QVERIFY(probe::encoded(wanted, masked).mean != before.mean);
        for (std::size_t i = 0; i < batch.mask.size(); ++i) {
            if (batch.mask[i] == 0 || !encoding.layout.isCategorical(i % 9))
                continue;
            PlainBatch other = batch;
            const auto begin = static_cast<std::int64_t>(encoding.layout.begin(i % 9));
            other.values.inputs[i] = begin + (other.values.inputs[i] - begin + 1) % 3;
            QVERIFY(probe::encoded(wanted, other).mean != before.mean);
            return;
        }
        QFAIL("no categorical value is shown");
    }

    void aPatientAloneIsAPatientAmongOthers_data() { addEncoders(); }
    void aPatientAloneIsAPatientAmongOthers()
    {
        QFETCH(const int, kind);
        GeneratorWanted wanted;
        wanted.kind = static_cast<GeneratorKind>(kind);
        PlainBatch batch = halfKnown(allKinds(12, 9, 3));
        for (std::size_t f = 0; f < 9; ++f) { // one of whom nothing is known, one of whom everything is
            batch.mask[f] = 0;
            batch.mask[9 + f] = batch.known[9 + f];
        }
        const PlainLatent all = probe::encoded(wanted, batch);
        for (std::size_t r = 0; r < 12; ++r) {
            const PlainLatent alone = probe::encoded(wanted, onlyRow(batch, r));
            for (std::size_t k = 0; k < 3; ++k) {
                QVERIFY(isNear(alone.mean[k], all.mean[3 * r + k]));
                QVERIFY(isNear(alone.logVariance[k], all.logVariance[3 * r + k]));
            }
        }
    }

    void absentAndUnknownDiffer_data() { addEncoders(); }
    void absentAndUnknownDiffer()
    {
        QFETCH(const int, kind);
        GeneratorWanted wanted;
        wanted.kind = static_cast<GeneratorKind>(kind);
        PlainBatch batch = halfKnown(twoTellAll(1, 4, 0, 1, 3));
        batch.values.amounts[0] = -1;
        const PlainLatent absent = probe::encoded(wanted, batch);
        batch.mask[0] = 0;
        QVERIFY(probe::encoded(wanted, batch).mean != absent.mean);
    }

    // --- draws

    void drawsHaveTheRightFrequencies()
    {
        const data::Dataset dataset = fourKinds();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const float logit = std::log(0.3F / 0.7F);
        const PlainValues drawn =
            probe::drawn(dataset.features, encoding, {logit, 0, std::log(2.0F), 0, 0.5F, 0},
                         {0, 0, 0, 0, std::log(0.25F), std::log(0.25F)}, 20'000, 4);
        const auto share = [&](std::size_t f, auto&& isIt) { return shareOf(drawn, 4, f, isIt); };
        QVERIFY(isNear(share(0, [](float a, auto) { return a == 1; }), 0.3, 0.015));
        QVERIFY(isNear(share(0, [](float a, auto) { return a == -1; }), 0.7, 0.015));
        const std::vector<double> categories{0.25, 0.5, 0.25};
        for (std::size_t c = 0; c < categories.size(); ++c) {
            const auto input = static_cast<std::int64_t>(c) + 1;
            const auto isIt = [input](float a, std::int64_t at) { return at == input && a == 1; };
            QVERIFY(isNear(share(1, isIt), categories[c], 0.015));
        }
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < 20'000; ++i) {
            sum += drawn.amounts[4 * i + 2];
            squares += drawn.amounts[4 * i + 2] * drawn.amounts[4 * i + 2];
        }
        QVERIFY(isNear(sum / 20'000, 0.5, 0.015));
        QVERIFY(isNear(squares / 20'000 - 0.25, 0.25, 0.015)); // variance
        // Ranks: N(0, ½²) to the nearest of −1, 0, 1, so outside ±½: one in six each.
        QVERIFY(isNear(share(3, [](float a, auto) { return std::abs(a) < 1e-6F; }), 0.6827, 0.015));
        QVERIFY(isNear(share(3, [](float a, auto) { return std::abs(a - 1) < 1e-6F; }), 0.1587, 0.015));
        QVERIFY(isNear(share(3, [](float a, auto) { return std::abs(a + 1) < 1e-6F; }), 0.1587, 0.015));
    }

    void ranksStayWithinTheirScale()
    {
        const data::Dataset dataset = fourKinds();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const PlainValues drawn =
            probe::drawn(dataset.features, encoding, {0, 0, 0, 0, 0, 9}, {0, 0, 0, 0, 0, 4}, 1000, 4);
        QVERIFY(isNear(shareOf(drawn, 4, 3, [](float a, auto) { return a >= -1.0001F && a <= 1.0001F; }), 1));
    }

    void thePapersEncodingIsDrawnToo()
    {
        const data::Dataset dataset = fourKinds();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset), ValueEncoding::ZeroOne);
        const PlainValues drawn =
            probe::drawn(dataset.features, encoding, {0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}, 4000, 4);
        QVERIFY(isNear(shareOf(drawn, 4, 0, [](float a, auto) { return a == 1; }), 0.5, 0.03));
        QVERIFY(isNear(shareOf(drawn, 4, 0, [](float a, auto) { return a == 0; }), 0.5, 0.03));
    }

    void someFeaturesAreTheColumnsOfAll()
    {
        const data::Dataset dataset = allKinds(30, 9, 3);
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const std::vector<std::int64_t> some{7, 1, 4, 5, 2};
        const probe::RestrictedDraws draws = probe::restrictedDraws(dataset.features, encoding, some);
        bool hasCategories = false;
        for (std::size_t i = 0; i < 200; ++i) {
            for (std::size_t k = 0; k < some.size(); ++k) {
                const std::size_t whole = i * 9 + static_cast<std::size_t>(some[k]);
                const std::size_t part = i * some.size() + k;
                QCOMPARE(draws.part.amounts[part], draws.whole.amounts[whole]);
                const auto input = static_cast<std::size_t>(draws.part.inputs[part]);
                QCOMPARE(draws.partInputs[input], draws.whole.inputs[whole]);
                hasCategories =
                    hasCategories ||
                    draws.whole.inputs[whole] !=
                        static_cast<std::int64_t>(encoding.layout.begin(static_cast<std::size_t>(some[k])));
            }
        }
        QVERIFY(hasCategories);
    }

    // --- learning

    void whatGoesTogetherIsLearned_data() { addEncoders(); }
    void whatGoesTogetherIsLearned()
    {
        QFETCH(const int, kind);
        // f1 is what f0 is; f2 is independent of both, and present in four of five.
        data::Dataset dataset = twoTellAll(400, 3, 0, 1, 6);
        Random random(7);
        for (std::size_t r = 0; r < 400; ++r) {
            dataset.values[3 * r + 1] = dataset.values[3 * r];
            dataset.values[3 * r + 2] = random.bernoulli(0.8) ? 1 : 0;
        }
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const EncodedRows rows(dataset, allRows(dataset), encoding);
        Patients patients;
        for (std::size_t r = 0; r < 400; ++r)
            patients.add(r, 0, 1);
        GeneratorWanted wanted;
        wanted.kind = static_cast<GeneratorKind>(kind);
        wanted.hidden = 16;
        wanted.decoderHidden = 16;
        std::vector<PlainBatch> steps;
        const int count = wanted.kind == GeneratorKind::Pooled ? 400 : 250;
        for (int i = 0; i < count; ++i)
            steps.push_back(probe::gathered(
                rows, {{{}}}, drawBatch(patients, 64, 3, 1, Random(static_cast<std::uint64_t>(i))), 3));
        PlainBatch asked; // f0 present, f0 absent, nothing known
        asked.features = asked.inputs = 3;
        asked.values = {{1, 0, 0, /**/ -1, 0, 0, /**/ 0, 0, 0}, {0, 1, 2, 0, 1, 2, 0, 1, 2}};
        asked.mask = asked.observed = asked.known = {1, 0, 0, /**/ 1, 0, 0, /**/ 0, 0, 0};
        asked.weights = {1, 1, 1};
        asked.labels = {0, 0, 0};
        const PlainValues drawn =
            probe::learned(wanted, dataset.features, encoding, steps, asked, 0.05, 0.01, 2000);
        const auto presentOf = [&](std::size_t patient, std::size_t f) {
            double sum = 0;
            for (std::size_t i = 0; i < 2000; ++i)
                sum += drawn.amounts[(patient * 2000 + i) * 3 + f] > 0 ? 1 : 0;
            return sum / 2000;
        };
        QVERIFY2(presentOf(0, 1) > 0.9, std::to_string(presentOf(0, 1)).c_str());
        QVERIFY2(presentOf(1, 1) < 0.1, std::to_string(presentOf(1, 1)).c_str());
        QVERIFY2(std::abs(presentOf(2, 1) - 0.5) < 0.2, std::to_string(presentOf(2, 1)).c_str());
        for (std::size_t patient = 0; patient < 3; ++patient)
            QVERIFY2(std::abs(presentOf(patient, 2) - 0.8) < 0.12,
                     std::to_string(presentOf(patient, 2)).c_str());
    }

    /// f1 is what f0 is, f2 follows the disease. Of a patient of whom nothing is known either may be present,
    /// but both together: by a proposal, what is drawn with one code holds together.
    void drawsByAProposalHoldTogether_data() { addEncoders(); }
    void drawsByAProposalHoldTogether()
    {
        QFETCH(const int, kind);
        constexpr std::size_t kRows = 400;
        data::Dataset dataset = twoTellAll(kRows, 3, 0, 1, 6);
        Random random(7);
        for (std::size_t r = 0; r < kRows; ++r) {
            dataset.values[3 * r] = dataset.values[3 * r + 1] = random.bernoulli(0.5) ? 1 : 0;
            dataset.values[3 * r + 2] = random.bernoulli(dataset.labels[r] >= 2 ? 0.95 : 0.05) ? 1 : 0;
        }
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const EncodedRows rows(dataset, allRows(dataset), encoding);
        Patients patients;
        for (std::size_t r = 0; r < rows.rows(); ++r)
            patients.add(r, 0, 1);
        GeneratorWanted wanted;
        wanted.kind = static_cast<GeneratorKind>(kind);
        wanted.classes = static_cast<int>(dataset.classes.size());
        wanted.hidden = wanted.decoderHidden = 24;
        std::vector<PlainBatch> steps;
        for (std::uint64_t i = 0; i < 1200; ++i)
            steps.push_back(probe::gathered(rows, {{{}}}, drawBatch(patients, 64, 3, 1, Random(i)), 3));
        PlainBatch asked; // nothing known: of no disease, of the first, of the third
        asked.features = asked.inputs = 3;
        asked.values = {std::vector<float>(9), {0, 1, 2, 0, 1, 2, 0, 1, 2}};
        asked.mask = asked.observed = asked.known = std::vector<float>(9);
        asked.weights = {1, 1, 1};
        asked.labels = {-1, 0, 2};
        constexpr std::size_t kDraws = 2000;
        const PlainValues drawn =
            probe::learned(wanted, dataset.features, encoding, steps, asked, 1, 0.01, kDraws);
        const auto shareOfDraws = [&](std::size_t patient, auto&& isSo) {
            double sum = 0;
            for (std::size_t i = 0; i < kDraws; ++i)
                sum += isSo(drawn.amounts.data() + (patient * kDraws + i) * 3) ? 1 : 0;
            return sum / kDraws;
        };
        const double together = shareOfDraws(0, [](const float* x) { return (x[0] > 0) == (x[1] > 0); });
        QVERIFY2(together > 0.85, std::to_string(together).c_str());
        const double present = shareOfDraws(0, [](const float* x) { return x[0] > 0; });
        QVERIFY2(std::abs(present - 0.5) < 0.2, std::to_string(present).c_str());
        const auto isThird = [](const float* x) { return x[2] > 0; };
        const double more = shareOfDraws(2, isThird) - shareOfDraws(1, isThird);
        QVERIFY2(more > 0.3, std::to_string(more).c_str());
    }
};

QTEST_APPLESS_MAIN(TestGenerator)
#include "tst_generator.moc"
