#include "methodprobe.h"

#include "expert.h"
#include "selection.h"
#include "tensors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace genex::method::probe {

namespace {

/// The expert and its patients as plain numbers.
struct Plain
{
    std::size_t n;
    std::size_t h;
    std::size_t classes;
    std::vector<float> w1, b1, w2, b2;
    std::vector<float> values, known, mask, weights;
    std::vector<std::int64_t> labels;

    Plain(const Expert& expert, const Batch& batch)
        : n(static_cast<std::size_t>(expert.features()))
        , h(static_cast<std::size_t>(expert.outWeight.size(0)))
        , classes(static_cast<std::size_t>(expert.outWeight.size(1)))
        , w1(floatsOf(expert.hiddenWeight))
        , b1(floatsOf(expert.hiddenBias))
        , w2(floatsOf(expert.outWeight))
        , b2(floatsOf(expert.outBias))
        , values(floatsOf(batch.values))
        , known(floatsOf(batch.known))
        , mask(floatsOf(batch.mask))
        , weights(floatsOf(batch.weights))
        , labels(integersOf(batch.labels))
    {}

    double lossOf(std::size_t row, std::size_t extra) const
    {
        std::vector<double> logits(b2.begin(), b2.end());
        for (std::size_t j = 0; j < h; ++j) {
            double z = b1[j];
            for (std::size_t f = 0; f < n; ++f) {
                const double m = f == extra ? known[row * n + f] : mask[row * n + f];
                z += m * (static_cast<double>(values[row * n + f]) * w1[f * h + j] + w1[(n + f) * h + j]);
            }
            for (std::size_t c = 0; c < classes; ++c)
                logits[c] += std::max(z, 0.0) * w2[j * classes + c];
        }
        double sum = 0;
        for (const double logit : logits)
            sum += std::exp(logit);
        return std::log(sum) - logits[static_cast<std::size_t>(labels[row])];
    }

    /// Mean loss when feature `extra` is known besides; n for none.
    double meanLoss(std::size_t extra) const
    {
        double total = 0;
        double weight = 0;
        for (std::size_t row = 0; row < labels.size(); ++row) {
            total += weights[row] * lossOf(row, extra);
            weight += weights[row];
        }
        return total / weight;
    }
};

std::vector<float> flat(const Expert& expert)
{
    std::vector<float> numbers;
    for (const at::Tensor* parameter : expert.parameters()) {
        const std::vector<float> more = floatsOf(parameter->detach());
        numbers.insert(numbers.end(), more.begin(), more.end());
    }
    return numbers;
}

} // namespace

void pickFromBrokenExpert(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const TrainingTable table(dataset, rows, Encoding::measure(dataset, rows));
    Patients patients;
    patients.add(0, 0, 1);
    const Draw draw = drawWithBatch(patients, 1, table.features, {}, Random(1));
    Expert expert = Expert::random(static_cast<std::int64_t>(table.features), 4,
                                   static_cast<std::int64_t>(dataset.classes.size()), Random(1), at::kCPU);
    expert.outBias.fill_(std::numeric_limits<float>::quiet_NaN());
    pickBest(expert, gather(DeviceTable(table, {{}}, at::kCPU), draw), {});
}

Scores score(const data::Dataset& dataset, const Pools& pools, const std::vector<std::int64_t>& picked,
             int hidden, std::uint64_t seed, const std::string& deviceName)
{
    const at::Device device = torchDevice(deviceName);
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const TrainingTable table(dataset, rows, Encoding::measure(dataset, rows));
    Patients patients;
    for (std::size_t r = 0; r < table.rows(); ++r) {
        for (std::size_t p = 0; p < pools.size(); ++p)
            patients.add(r, p, table.weights[r] + static_cast<double>(r % 3));
    }
    const Draw draw = drawWithBatch(patients, patients.size(), table.features, picked, Random(seed));
    const Batch batch = gather(DeviceTable(table, pools, device), draw);
    const Expert expert =
        Expert::random(static_cast<std::int64_t>(table.features), hidden,
                       static_cast<std::int64_t>(dataset.classes.size()), Random(seed), device);
    std::vector<std::int64_t> candidates(table.features);
    std::iota(candidates.begin(), candidates.end(), 0);

    const CandidateLosses losses = candidateLosses(expert, batch, candidates);
    const Plain plain(expert, batch);
    Scores scores{losses.now,
                  losses.with,
                  {},
                  plain.meanLoss(table.features),
                  pickBest(expert, batch, picked).value_or(-1)};
    for (std::size_t e = 0; e < table.features; ++e)
        scores.byForward.push_back(plain.meanLoss(e));
    return scores;
}

Seen gathered(const TrainingTable& table, const Pools& pools, const Draw& draw, const std::string& deviceName)
{
    const Batch batch = gather(DeviceTable(table, pools, torchDevice(deviceName)), draw);
    return {floatsOf(batch.values.mul(batch.mask)), floatsOf(batch.mask)};
}

Steps trainSteps(const TrainingTable& table, const Pools& pools, const Draw& draw, const StepsWanted& wanted)
{
    const Batch batch = gather(DeviceTable(table, pools, at::kCPU), draw);
    const Expert start =
        Expert::random(static_cast<std::int64_t>(table.features), 8, wanted.classes, Random(1), at::kCPU);
    ExpertTrainer trainer(start);
    Steps steps{flat(start), {}, {}};
    std::vector<float> before = steps.start;
    for (int i = 0; i < wanted.count; ++i) {
        steps.losses.push_back(Plain(trainer.expert, batch).meanLoss(table.features));
        trainer.step(batch, {wanted.learningRate, wanted.labelSmoothing, wanted.weightDecay});
        if (i < 2) {
            const std::vector<float> after = flat(trainer.expert);
            steps.change.emplace_back(after.size());
            std::transform(after.begin(), after.end(), before.begin(), steps.change.back().begin(),
                           std::minus<>());
            before = after;
        }
    }
    return steps;
}

} // namespace genex::method::probe
