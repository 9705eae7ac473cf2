// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace genex;
using namespace genex::method;
using probe::PlainBatch;
using probe::PlainExpert;

namespace {

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

PlainBatch batchOf(const data::Dataset& dataset, const data::ObservationPool& pool, const Draw& draw)
{
    const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
    return probe::gathered(EncodedRows(dataset, allRows(dataset), encoding), pool, draw,
                           encoding.layout.inputs());
}

/// Forty patients of whom the first two of four features are known, and tell the class.
PlainBatch telling()
{
    const data::Dataset dataset = twoTellAll(40, 4, 0, 1, 5);
    Patients patients;
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        patients.add(r, 0, 1);
    return batchOf(dataset, {{{0, 1}}}, drawWithBatch(patients, 1000, 4, {}, Random(1)));
}

PlainExpert startFor(const PlainBatch& batch)
{
    return probe::randomExpert({batch.features, batch.inputs, 8, 4, 0, 0}, 1);
}

/// Of feature 2 to the first of eight hidden units.
constexpr std::size_t kWeightOfUnknown = std::size_t{2} * 8;

double meanLoss(const PlainExpert& expert, const PlainBatch& batch)
{
    const std::vector<float> logits = probe::logitsOf(expert, batch);
    const std::size_t classes = expert.classes();
    double sum = 0;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        double total = 0;
        for (std::size_t c = 0; c < classes; ++c)
            total += std::exp(static_cast<double>(logits[i * classes + c]));
        sum += std::log(total) - logits[i * classes + static_cast<std::size_t>(batch.labels[i])];
    }
    return sum / static_cast<double>(batch.size());
}

/// Two features: one present or absent, one of three categories; inputs 0 and 1 to 3.
PlainBatch byHandBatch()
{
    PlainBatch batch;
    batch.features = 2;
    batch.inputs = 4;
    batch.values = {{-1, 1, /**/ 1, 1}, {0, 3, /**/ 0, 1}};
    batch.known = batch.mask = batch.observed = {1, 1, /**/ 0, 1};
    batch.weights = {1, 1};
    batch.labels = {0, 1};
    return batch;
}

} // namespace

class TestExpert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void logitsByHand()
    {
        PlainExpert expert;
        expert.features = 2;
        expert.inputs = 4;
        // Two hidden units. Rows: the four inputs, then the two places of the mask.
        expert.weight = {1, 2, /**/ 10, 20, /**/ 30, 40, /**/ 5, -6, /**/ 0.5F, 0.25F, /**/ 3, 1};
        expert.bias = {0.5F, -1};
        expert.tail = {{{1, 0, 2, /**/ 0, 1, -1}, {0, 0.5F, 1}, true}};
        // First: z = b + (−1)(1, 2) + (0.5, 0.25) + (5, −6) + (3, 1) = (8, −7.75) → (8, 0) → (8, 0.5, 17).
        // Second knows the category 1 alone: z = b + (10, 20) + (3, 1) = (13.5, 20) → (13.5, 20.5, 8).
        QCOMPARE(probe::logitsOf(expert, byHandBatch()),
                 (std::vector<float>{8, 0.5F, 17, /**/ 13.5F, 20.5F, 8}));
    }

    void logitsBehindAnEncoderByHand()
    {
        PlainExpert expert;
        expert.features = 2;
        expert.inputs = 4;
        expert.weight = {1, 2, /**/ 10, 20, /**/ 30, 40, /**/ 5, -6, /**/ 0.5F, 0.25F, /**/ 3, 1};
        expert.bias = {0.5F, -1};
        // The encoder's mean is not bent: −1 stays −1 on the way into the expert's own first layer.
        expert.tail = {{{-1, /**/ 1}, {7}, true}, {{2, 3}, {0, 1}, false}, {{1, /**/ 1}, {0.5F}, true}};
        // First: (8, 0) → −8 + 7 = −1 → (−2, −2) → max 0 → 0.5. Second: (13.5, 20) → 13.5 → (27, 41.5) → 69.
        QCOMPARE(probe::logitsOf(expert, byHandBatch()), (std::vector<float>{0.5F, 69}));
    }

    void theShapeFollowsWhatIsWanted()
    {
        const probe::ExpertWanted usual{5, 9, 16, 3, 0, 0};
        const PlainExpert plain = probe::randomExpert(usual, 1);
        QCOMPARE(plain.weight.size(), std::size_t{(9 + 5) * 16});
        QCOMPARE(plain.tail.size(), std::size_t{1});
        QCOMPARE(plain.tail[0].weight.size(), std::size_t{16 * 3});
        const PlainExpert front = probe::randomExpert({5, 9, 16, 3, 6, 2}, 1);
        QCOMPARE(front.weight.size(), std::size_t{(9 + 5) * 6});
        QCOMPARE(front.tail.size(), std::size_t{3});
        QCOMPARE(front.tail[0].weight.size(), std::size_t{6 * 2});
        QCOMPARE(front.tail[1].weight.size(), std::size_t{2 * 16});
        QVERIFY(front.tail[0].startsWithRelu && !front.tail[1].startsWithRelu &&
                front.tail[2].startsWithRelu);
        QCOMPARE(probe::parameterNames(usual),
                 (std::vector<std::string>{"hidden_weight", "hidden_bias", "tail.0.weight", "tail.0.bias"}));
        QCOMPARE(probe::parameterNames({5, 9, 16, 3, 6, 2}).size(), std::size_t{8});
        const float bound = 1 / std::sqrt(14.0F);
        QVERIFY(std::ranges::all_of(plain.weight, [bound](float w) { return std::abs(w) <= bound; }));
        QVERIFY(std::ranges::any_of(plain.weight, [bound](float w) { return std::abs(w) > 0.9F * bound; }));
    }

    void aGapIsNeverRevealed()
    {
        const data::Dataset dataset = allKinds(50, 7, 5);
        Patients patients;
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            patients.add(r, r % 2, 1);
        const Draw draw =
            drawWithBatch(patients, 1000, 7, std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6}, Random(1));
        const PlainBatch seen = batchOf(dataset, {{{0, 1, 2, 3, 4, 5, 6}, {3}}}, draw);
        std::size_t gaps = 0;
        for (std::size_t i = 0; i < seen.mask.size(); ++i) {
            const bool isKnown = !std::isnan(dataset.row(static_cast<std::size_t>(draw.rows[i / 7]))[i % 7]);
            QCOMPARE(seen.mask[i], isKnown ? 1.0F : 0.0F);
            const bool isInO = i / 7 % 2 == 0 || i % 7 == 3;
            QCOMPARE(seen.observed[i], isKnown && isInO ? 1.0F : 0.0F);
            if (!isKnown)
                QCOMPARE(seen.values.amounts[i], 0.0F);
            gaps += isKnown ? 0 : 1;
        }
        QVERIFY(gaps > 30);
    }

    void aStepSeesOAndR()
    {
        const data::Dataset dataset = twoTellAll(4, 6, 0, 1, 5);
        Draw draw;
        draw.rows = {2, 0};
        draw.sets = {0, 1};
        draw.weights = {1, 1};
        draw.revealed = {0, 0, 1, 0, 0, 0, /**/ 0, 0, 0, 0, 0, 1};
        const PlainBatch seen = batchOf(dataset, {{{0, 2}, {4}}}, draw);
        QCOMPARE(seen.mask, (std::vector<float>{1, 0, 1, 0, 0, 0, /**/ 0, 0, 0, 0, 1, 1}));
        QCOMPARE(seen.observed, (std::vector<float>{1, 0, 1, 0, 0, 0, /**/ 0, 0, 0, 0, 1, 0}));
        QCOMPARE(seen.labels[0], std::int64_t{dataset.labels[2]});
        QCOMPARE(seen.values.amounts[0], 2 * dataset.row(2)[0] - 1);
        QCOMPARE(seen.values.amounts[11], 2 * dataset.row(0)[5] - 1);
    }

    void adamMovesByTheLearningRateAndLearns()
    {
        const PlainBatch batch = telling();
        const probe::Steps steps =
            probe::trainSteps(startFor(batch), batch, {.count = 200, .learningRate = 0.02});
        // In Adam's first step m̂/√v̂ = ±1 wherever there is a gradient: features 2 and 3 are unknown and have
        // none.
        for (const float change : steps.change[0]) {
            const double moved = std::abs(change);
            QVERIFY2(moved < 1e-7 || std::abs(moved - 0.02) < 1e-4, std::to_string(moved).c_str());
        }
        QVERIFY(std::abs(steps.change[0][0]) > 0.019);
        QCOMPARE(steps.change[0][kWeightOfUnknown], 0.0F);
        QVERIFY(meanLoss(startFor(batch), batch) > 1);
        QVERIFY(meanLoss(steps.end, batch) < 0.05);
    }

    void aStepFollowsTheGradient()
    {
        // In its first step Adam goes against the sign of the slope, which a small step of one parameter
        // shows.
        const PlainBatch batch = telling();
        PlainExpert start = startFor(batch);
        const probe::Steps steps = probe::trainSteps(start, batch, {.count = 1, .learningRate = 1e-3});
        int steep = 0;
        for (std::size_t i = 0; i < start.weight.size(); ++i) {
            const float kept = start.weight[i];
            start.weight[i] = kept + 0.01F;
            const double above = meanLoss(start, batch);
            start.weight[i] = kept - 0.01F;
            const double slope = (above - meanLoss(start, batch)) / 0.02;
            start.weight[i] = kept;
            if (std::abs(slope) < 1e-3)
                continue;
            QVERIFY(steps.change[0][i] * slope < 0);
            ++steep;
        }
        QVERIFY(steep > 10);
    }

    void everyStepHasItsOwnGradient()
    {
        // A gradient that stays the same moves by the rate in the second step too. Added to the first it
        // would be 2g: m̂ = 0.29 g/0.19, √v̂ = √(0.004999 g²/0.001999), and a step of 0.965.
        const PlainBatch batch = telling();
        const probe::Steps steps =
            probe::trainSteps(startFor(batch), batch, {.count = 2, .learningRate = 1e-4});
        for (std::size_t i = 0; i < steps.change[0].size(); ++i) {
            if (std::abs(steps.change[0][i]) > 0.9e-4)
                QVERIFY2(std::abs(std::abs(steps.change[1][i]) - 1e-4) < 2e-6, std::to_string(i).c_str());
        }
        QVERIFY(std::abs(steps.change[0][0]) > 0.9e-4);
    }

    void weightsCount()
    {
        // The same patients with both labels: three parts say class 1, one says class 0.
        PlainBatch batch = byHandBatch();
        batch.values = {{1, 1, /**/ 1, 1}, {0, 1, /**/ 0, 1}};
        batch.known = batch.mask = batch.observed = {1, 1, /**/ 1, 1};
        batch.weights = {0.5F, 1.5F};
        const PlainExpert start = probe::randomExpert({2, 4, 4, 2, 0, 0}, 3);
        const auto end = probe::trainSteps(start, batch, {.count = 500, .learningRate = 0.02}).end;
        const std::vector<float> logits = probe::logitsOf(end, batch);
        const double share = 1 / (1 + std::exp(static_cast<double>(logits[0] - logits[1])));
        QVERIFY2(std::abs(share - 0.75) < 0.01, std::to_string(share).c_str());
    }

    void decayPullsTowardsZero()
    {
        // Where the data have no gradient, only the decay is left: rate · decay of what is there.
        const PlainBatch batch = telling();
        const probe::Steps steps =
            probe::trainSteps(startFor(batch), batch, {.count = 1, .learningRate = 0.1, .weightDecay = 0.5});
        const float start = steps.start[kWeightOfUnknown];
        QVERIFY(std::abs(start) > 1e-3);
        QVERIFY(std::abs(steps.change[0][kWeightOfUnknown] + 0.05F * start) < 1e-6F);
    }

    void smoothingLeavesSomeDoubt()
    {
        // The best that can be learned is p = 1 − 0.2 + 0.2/4 for the right one of four classes: −log 0.85.
        const PlainBatch batch = telling();
        const auto end = probe::trainSteps(startFor(batch), batch,
                                           {.count = 400, .learningRate = 0.02, .labelSmoothing = 0.2})
                             .end;
        QVERIFY2(std::abs(meanLoss(end, batch) + std::log(0.85)) < 0.01,
                 std::to_string(meanLoss(end, batch)).c_str());
    }
};

QTEST_APPLESS_MAIN(TestExpert)
#include "tst_expert.moc"
