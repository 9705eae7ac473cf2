// SPDX-License-Identifier: GPL-3.0-or-later
#include "prediction.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/softmax.h>
#include <ATen/ops/where.h>

#include <algorithm>

namespace genex::method {

namespace {

/// Differences are capped at three standard deviations; another category counts like absent versus present.
constexpr double kMostDifference = 9;
constexpr double kOtherCategory = 4;

/// The squared differences [N, R, n] between patients and reference patients.
at::Tensor differences(const KnownBatch& patients, const Reference& reference, const OutputKinds& kinds)
{
    // In place: for a few hundred reference patients, allocating the tensors costs more than the arithmetic.
    at::Tensor distance = patients.values.amounts.unsqueeze(1) - reference.values.amounts.unsqueeze(0);
    distance.square_().clamp_max_(kMostDifference);
    for (const std::int64_t f : kinds.categorical) {
        const at::Tensor differs = patients.values.inputs.select(1, f).unsqueeze(1) !=
                                   reference.values.inputs.select(1, f).unsqueeze(0);
        distance.select(2, f).copy_(differs.to(at::kFloat) * kOtherCategory);
    }
    return distance;
}

} // namespace

KnownBatch toBatch(std::span<const KnownPatient> patients, bool hasCategories, at::Device device)
{
    std::vector<float> amounts;
    std::vector<float> mask;
    std::vector<std::int64_t> inputs;
    for (const KnownPatient& patient : patients) {
        amounts.insert(amounts.end(), patient.amounts.begin(), patient.amounts.end());
        mask.insert(mask.end(), patient.mask.begin(), patient.mask.end());
        if (hasCategories)
            inputs.insert(inputs.end(), patient.inputs.begin(), patient.inputs.end());
    }
    const std::vector<std::int64_t> shape{lengthOf(patients), lengthOf(amounts) / lengthOf(patients)};
    KnownBatch batch;
    batch.values.amounts = toDevice(amounts, shape, device);
    if (hasCategories)
        batch.values.inputs = toDevice(inputs, shape, device);
    batch.mask = toDevice(mask, shape, device);
    return batch;
}

at::Tensor hiddenOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients)
{
    return hiddenOf(bucket.expert, patients.values, patients.mask, model.kinds.inputs());
}

EstimatedDraws drawEstimates(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients,
                             const std::vector<std::int64_t>& estimated)
{
    const std::vector<std::int64_t> inputList = model.kinds.inputsOf(estimated);
    const at::Tensor inputs = toDevice(inputList, {lengthOf(inputList)}, model.device);
    const std::int64_t rows = patients.mask.size(0);
    const std::int64_t draws = model.noise.codes.size(0);
    EstimatedDraws drawn;
    drawn.features = toDevice(estimated, {lengthOf(estimated)}, model.device);
    drawn.kinds = model.kinds.restrictedTo(estimated);
    const Noise part = model.noise.restrictedTo(drawn.features, inputs);
    const Latent latent = bucket.generator->encoder(patients.values, patients.mask);
    const at::Tensor codes =
        (latent.mean.unsqueeze(1) + (latent.logVariance / 2).exp().unsqueeze(1) * part.codes.unsqueeze(0))
            .reshape({rows * draws, -1});
    Noise noise;
    noise.uniform = part.uniform.repeat({rows, 1});
    if (part.normal.defined())
        noise.normal = part.normal.repeat({rows, 1});
    drawn.values = drawValues(bucket.generator->decoder.restrictedTo(inputs), drawn.kinds, codes, noise);

    drawn.isGenerated = 1 - patients.mask.index_select(1, drawn.features);
    const at::Tensor gate = // [N·D, v]
        drawn.isGenerated.repeat_interleave(draws, 0) * model.facts.settings.estimateStrength;
    const Expert& expert = bucket.expert;
    const std::int64_t all = model.kinds.inputs();
    at::Tensor change = at::matmul(dense(drawn.values, gate, lengthOf(inputList)),
                                   expert.valueWeight(all).index_select(0, inputs)) +
                        at::matmul(gate, expert.maskWeight(all).index_select(0, drawn.features));
    if (!expert.wide.isEmpty()) {
        const WideLayout layout = expert.wide.layout.restrictedTo(drawn.features, drawn.kinds.first);
        change =
            at::cat({change, at::matmul(layout.spread(drawn.values, gate), expert.wide.scaledWeight())}, 1);
    }
    drawn.hidden = hiddenOf(model, bucket, patients).unsqueeze(1) + change.view({rows, draws, -1});
    drawn.logits = logitsOf(expert, drawn.hidden);
    return drawn;
}

MeanPrediction meanOf(const at::Tensor& logits, double temperature)
{
    const at::Tensor probabilities = at::softmax(logits / temperature, 2);
    MeanPrediction mean;
    mean.probabilities = probabilities.mean(1);
    const at::Tensor named = mean.probabilities.argmax(1, /*keepdim=*/true); // [N, 1]
    mean.instability = (probabilities.argmax(2) != named).to(at::kFloat).mean(1);
    return mean;
}

at::Tensor distancesOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients)
{
    const at::Tensor counts = patients.mask.unsqueeze(1) * bucket.reference.known.unsqueeze(0); // [N, R, n]
    const at::Tensor sums = differences(patients, bucket.reference, model.kinds).mul_(counts).sum(2);
    const at::Tensor shared = counts.sum(2); // [N, R]
    // A reference patient without any of the known features is maximally distant; if nothing is known, every
    // patient is near.
    const at::Tensor means = at::where(shared > 0, sums / shared.clamp_min(1), kMostDifference);
    return means.amin(1) * (patients.mask.sum(1) > 0);
}

} // namespace genex::method
