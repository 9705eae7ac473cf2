// SPDX-License-Identifier: GPL-3.0-or-later
// Random networks before patients, and what scoring makes of them.
#include "methodprobe.h"
#include "selection.h"
#include "straightthrough.h"
#include "tensorprobe.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <numeric>

namespace genex::method::probe {

namespace {

std::vector<std::size_t> allRowsOf(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

/// Every row with every set, those of every third row counting more, with U shown.
Batch patientsOf(const data::Dataset& dataset, const data::ObservationPool& pool, const Encoding& encoding,
                 const SelectionWanted& wanted)
{
    const EncodedRows encoded(dataset, allRowsOf(dataset), encoding);
    Patients patients;
    for (std::size_t r = 0; r < encoded.rows(); ++r) {
        for (std::size_t p = 0; p < pool.sets.size(); ++p)
            patients.add(r, p, 1 + static_cast<double>(r % 3));
    }
    return gather(
        DeviceRows(encoded, pool, static_cast<std::int64_t>(encoding.layout.inputs()), at::kCPU),
        drawWithBatch(patients, patients.size(), dataset.width(), wanted.batch, Random(wanted.seed)));
}

ExpertShape shapeOf(const SelectionWanted& wanted, const data::Dataset& dataset, const Encoding& encoding)
{
    ExpertShape shape{static_cast<std::int64_t>(dataset.width()),
                      static_cast<std::int64_t>(encoding.layout.inputs()),
                      wanted.hidden,
                      lengthOf(dataset.classes),
                      0,
                      0};
    if (wanted.hasFront) {
        shape.frontHidden = 7;
        shape.frontLatent = 3;
    }
    return shape;
}

GeneratorWanted generatorOf(const SelectionWanted& wanted, std::uint64_t seed)
{
    GeneratorWanted generator;
    generator.kind = wanted.generator == GeneratorKind::None ? GeneratorKind::Pooled : wanted.generator;
    generator.seed = seed;
    return generator;
}

/// Random networks before patients.
struct Scene
{
    Encoding encoding;
    std::int64_t n;
    std::int64_t inputs;
    Batch batch;
    Expert expert;
    Expert frozen;
    OutputKinds kinds;
    Generator generator;
    Generator frozenGenerator;
    Selector selector;

    Scene(const data::Dataset& dataset, const data::ObservationPool& pool, const SelectionWanted& wanted)
        : encoding(Encoding::measure(dataset, allRowsOf(dataset)))
        , n(static_cast<std::int64_t>(dataset.width()))
        , inputs(static_cast<std::int64_t>(encoding.layout.inputs()))
        , batch(patientsOf(dataset, pool, encoding, wanted))
        , expert(Expert::random(shapeOf(wanted, dataset, encoding), Random(wanted.seed).child("h"), at::kCPU))
        , frozen(
              Expert::random(shapeOf(wanted, dataset, encoding), Random(wanted.seed).child("h0"), at::kCPU))
        , kinds(dataset.features, encoding, at::kCPU)
        , generator(probe::generatorOf(generatorOf(wanted, 1), n, inputs))
        , frozenGenerator(probe::generatorOf(generatorOf(wanted, 2), n, inputs))
    {
        selector.expert = &expert;
        selector.frozenExpert = &frozen;
        selector.kinds = &kinds;
        selector.deltaConstant = wanted.deltaConstant;
        selector.strength = wanted.strength;
        selector.draws = wanted.draws;
        if (wanted.generator != GeneratorKind::None) {
            selector.generator = &generator;
            selector.frozenGenerator = &frozenGenerator;
        }
    }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
};

double numberIn(const at::Tensor& tensor)
{
    return floatsOf(tensor.detach().reshape({1}))[0];
}

} // namespace

SelectionSeen select(const data::Dataset& dataset, const data::ObservationPool& pool,
                     const SelectionWanted& wanted)
{
    const Scene scene(dataset, pool, wanted);
    const Selector& selector = scene.selector;
    SelectionSeen seen;
    seen.batch = plain(scene.batch);
    seen.expert = plain(scene.expert, scene.n, scene.inputs);
    seen.frozenExpert = plain(scene.frozen, scene.n, scene.inputs);
    const DrawnBatch draws = drawFor(selector, scene.batch, Random(wanted.seed).child("draws"));
    for (const Values& values : draws.current)
        seen.current.push_back(plain(values));
    for (const Values& values : draws.frozen)
        seen.frozen.push_back(plain(values));
    std::vector<std::int64_t> all(dataset.width());
    std::iota(all.begin(), all.end(), 0);
    seen.forU = plain(scoreForU(selector, scene.batch, draws, wanted.batch, all));
    seen.surrogate = numberIn(surrogateLoss(selector, scene.batch, draws, wanted.batch, 0));
    if (!selector.generator)
        return seen;
    std::vector<std::int64_t> open;
    std::ranges::copy_if(wanted.batch, std::back_inserter(open), [&](std::int64_t f) {
        return std::ranges::find(wanted.estimated, f) == wanted.estimated.end();
    });
    seen.forV = plain(scoreForV(selector, scene.batch, draws, wanted.estimated, open));
    return seen;
}

namespace {

/// E[x' | η] of each draw, with the decoder as it is now.
std::vector<at::Tensor> meansOf(const Scene& scene, Random random)
{
    const at::NoGradGuard noGradient;
    const Latent latent = scene.generator.encoder(scene.batch.values, scene.batch.observed);
    std::vector<at::Tensor> means;
    for (int i = 0; i < scene.selector.draws; ++i) {
        const Noise noise(scene.generator.shape.latent, scene.kinds, scene.batch.size(), random, at::kCPU);
        means.push_back(meanInputs(scene.generator.decoder, scene.kinds,
                                   scene.generator.decoder(drawCodes(latent, noise.codes)), noise));
    }
    return means;
}

} // namespace

SlopesSeen slopes(const data::Dataset& dataset, const data::ObservationPool& pool,
                  const SelectionWanted& wanted)
{
    constexpr float kStep = 0.02F;
    Scene scene(dataset, pool, wanted);
    const Random random = Random(wanted.seed).child("draws");
    const auto lossWith = [&](const std::vector<at::Tensor>& slopesNow) {
        DrawnBatch drawn = drawFor(scene.selector, scene.batch, random);
        drawn.slopes = slopesNow;
        return surrogateLoss(scene.selector, scene.batch, drawn, wanted.batch, 0);
    };
    SlopesSeen seen;
    seen.plain = numberIn(lossWith({}));
    at::Tensor& bias = scene.generator.decoder.outBias;
    bias.requires_grad_();
    const at::Tensor loss = lossWith(slopesOf(scene.selector, scene.batch, random));
    loss.backward();
    seen.withSlopes = numberIn(loss);
    seen.gradient = floatsOf(bias.grad());
    bias = bias.detach();
    const std::vector<at::Tensor> usual = meansOf(scene, random);
    // F if x' moves by as much as its mean does, the draws being the usual ones.
    const auto lossAt = [&](std::int64_t input, float change) {
        bias.select(0, input).add_(change);
        std::vector<at::Tensor> moved = meansOf(scene, random);
        bias.select(0, input).add_(-change);
        for (std::size_t i = 0; i < moved.size(); ++i)
            moved[i] = moved[i] - usual[i];
        return numberIn(lossWith(moved));
    };
    for (std::int64_t input = 0; input < scene.inputs; ++input)
        seen.byDifference.push_back(
            static_cast<float>((lossAt(input, kStep) - lossAt(input, -kStep)) / (2.0 * kStep)));
    return seen;
}

std::int64_t best(const PlainScores& scores, const std::vector<double>& prices, bool mustGain)
{
    const auto found = bestCandidate({scores.now, scores.with}, {prices, mustGain});
    return found ? static_cast<std::int64_t>(*found) : -1;
}

} // namespace genex::method::probe
