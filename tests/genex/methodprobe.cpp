// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"

#include "candidatescorer.h"
#include "devicefailure.h"
#include "expert.h"
#include "generator.h"
#include "tensorprobe.h"
#include "tensors.h"
#include "trainingcontext.h"
#include "trainingsteps.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <numeric>

namespace genex::method::probe {

PlainBatch gathered(const EncodedRows& rows, const data::ObservationPool& pool, const Draw& draw,
                    std::size_t inputs)
{
    return plain(gather(DeviceRows(rows, pool, static_cast<std::int64_t>(inputs), at::kCPU), draw));
}

PlainExpert randomExpert(const ExpertWanted& wanted, std::uint64_t seed)
{
    const ExpertShape shape = shapeOf(wanted);
    Expert expert = Expert::random(shape, Random(seed), at::kCPU);
    if (wanted.ignoresMask)
        expert.ignoreMask(shape.inputs);
    return plain(expert, shape.features, shape.inputs);
}

std::vector<std::string> parameterNames(const ExpertWanted& wanted)
{
    Expert expert = Expert::empty(shapeOf(wanted), at::kCPU);
    std::vector<std::string> names;
    for (const NamedParameter& parameter : expert.parameters())
        names.push_back(parameter.name);
    return names;
}

std::vector<float> logitsOf(const PlainExpert& expert, const PlainBatch& batch)
{
    const Expert network = tensors(expert);
    const Batch patients = tensors(batch);
    return floatsOf(
        method::logitsOf(network, hiddenOf(network, patients.values, patients.mask, patients.inputs)));
}

Steps trainSteps(const PlainExpert& start, const PlainBatch& batch, const StepsWanted& wanted)
{
    const Batch patients = tensors(batch);
    ExpertTrainer trainer(tensors(start), wanted.ignoresMask
                                              ? std::optional(static_cast<std::int64_t>(start.inputs))
                                              : std::nullopt);
    Steps steps{flat(trainer.expert), {}, {}};
    std::vector<float> before = steps.start;
    for (int i = 0; i < wanted.count; ++i) {
        trainer.step(patients, {wanted.learningRate, wanted.labelSmoothing, wanted.weightDecay});
        if (i >= 2)
            continue;
        const std::vector<float> after = flat(trainer.expert);
        steps.change.emplace_back(after.size());
        std::transform(after.begin(), after.end(), before.begin(), steps.change.back().begin(),
                       std::minus<>());
        before = after;
    }
    steps.end = plain(trainer.expert, static_cast<std::int64_t>(start.features),
                      static_cast<std::int64_t>(start.inputs));
    return steps;
}

PlainBatch generatorBatch(const TrainingInput& input, const TrainingSettings& settings)
{
    JobControl control;
    const TrainingContext context(input, settings, at::kCPU, control);
    return plain(method::generatorBatch(context, context.cohort.patients, Random(1)));
}

double expertRate(const TrainingSettings& settings, double rate, double progress)
{
    return expertStep(settings, rate, progress).learningRate;
}

double generatorRate(const TrainingSettings& settings, double progress)
{
    return generatorStep(settings, progress).learningRate;
}

PlainLatent encoded(const GeneratorWanted& wanted, const PlainBatch& batch)
{
    const at::NoGradGuard noGradient;
    const Batch patients = tensors(batch);
    const Generator generator = generatorOf(wanted, patients.features(), patients.inputs);
    const Latent latent = generator.encoder(patients.values, patients.mask);
    return {floatsOf(latent.mean), floatsOf(latent.logVariance)};
}

namespace {

Latent tensors(const PlainLatent& latent)
{
    const std::int64_t size = lengthOf(latent.mean);
    return {tensorOf(latent.mean, {1, size}), tensorOf(latent.logVariance, {1, size})};
}

} // namespace

double divergenceOf(const PlainLatent& latent)
{
    return floatsOf(divergence(tensors(latent)))[0];
}

double divergenceOf(const PlainLatent& proposed, const PlainLatent& prior)
{
    return floatsOf(divergence(tensors(proposed), tensors(prior)))[0];
}

std::vector<float> reconstructionOf(const std::vector<data::FeatureColumn>& features,
                                    const Encoding& encoding, const std::vector<float>& outputs,
                                    const std::vector<float>& logVariance, const PlainBatch& batch)
{
    const Batch patients = tensors(batch);
    const std::int64_t inputs = lengthOf(logVariance);
    return floatsOf(reconstructionLoss(
        sayingAlways(logVariance, logVariance), OutputKinds(features, encoding, at::kCPU),
        tensorOf(outputs, {lengthOf(outputs) / inputs, inputs}), patients.values, patients.known));
}

PlainValues drawn(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                  const std::vector<float>& outputs, const std::vector<float>& logVariance, int count,
                  std::uint64_t seed)
{
    const OutputKinds kinds(features, encoding, at::kCPU);
    Random random(seed);
    const Noise noise(1, kinds, count, random, at::kCPU);
    return plain(drawValues(sayingAlways(outputs, logVariance), kinds, noise.codes, noise));
}

RestrictedDraws restrictedDraws(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                                const std::vector<std::int64_t>& some)
{
    const at::NoGradGuard noGradient;
    const OutputKinds kinds(features, encoding, at::kCPU);
    const Generator generator = generatorOf({}, kinds.features(), kinds.inputs());
    Random random(5);
    const Noise noise(generator.shape.latent, kinds, 200, random, at::kCPU);
    const std::vector<std::int64_t> inputs = kinds.inputsOf(some);
    const at::Tensor inputTensor = toDevice(inputs, {lengthOf(inputs)}, at::kCPU);
    const at::Tensor featureTensor = toDevice(some, {lengthOf(some)}, at::kCPU);
    const at::Tensor codes = noise.codes.mul(3);
    return {plain(drawValues(generator.decoder, kinds, codes, noise)),
            plain(drawValues(generator.decoder.restrictedTo(inputTensor), kinds.restrictedTo(some), codes,
                             noise.restrictedTo(featureTensor, inputTensor))),
            inputs};
}

namespace {

/// A row for each patient whose label is a class, zeros for one whose label is −1.
at::Tensor toldDiseases(const GeneratorWanted& wanted, const at::Tensor& labels)
{
    if (wanted.classes == 0)
        return {};
    return oneHot(labels.clamp_min(0), wanted.classes) * (labels >= 0).to(at::kFloat).unsqueeze(1);
}

} // namespace

PlainValues learned(const GeneratorWanted& wanted, const std::vector<data::FeatureColumn>& features,
                    const Encoding& encoding, const std::vector<PlainBatch>& steps, const PlainBatch& asked,
                    double beta, double rate, int draws)
{
    const OutputKinds kinds(features, encoding, at::kCPU);
    const Random random(wanted.seed);
    const Generator start = generatorOf(wanted, kinds.features(), kinds.inputs());
    GeneratorTrainer trainer(start, proposalFor(start.shape, random.child("proposal"), at::kCPU));
    for (std::size_t i = 0; i < steps.size(); ++i)
        trainer.step(kinds, tensors(steps[i]),
                     wanted.classes > 0 ? std::min(beta, beta * static_cast<double>(i) / 300) : beta,
                     random.child(std::to_string(i)), {rate, 0, 0});
    const at::NoGradGuard noGradient;
    const Batch patients = tensors(asked);
    const Latent one =
        trainer.generator.encoder(patients.values, patients.mask, toldDiseases(wanted, patients.labels));
    const Latent latent{one.mean.repeat_interleave(draws, 0), one.logVariance.repeat_interleave(draws, 0)};
    Random last = random.child("asked");
    const Noise noise(wanted.latent, kinds, patients.size() * draws, last, at::kCPU);
    return plain(drawValues(trainer.generator.decoder, kinds, drawCodes(latent, noise.codes), noise));
}

namespace {

void suffer(Mishap mishap)
{
    switch (mishap) {
    case Mishap::GpuOutOfMemory:
        TORCH_CHECK_WITH(OutOfMemoryError, false, "CUDA out of memory. Tried to allocate 2.00 GiB");
    case Mishap::CpuOutOfMemory:
        TORCH_CHECK(false, "DefaultCPUAllocator: not enough memory: you tried to allocate 8 bytes.");
    case Mishap::GpuGone:
        TORCH_CHECK(false, "CUDA error: unspecified launch failure\nCompile with TORCH_USE_CUDA_DSA");
    case Mishap::ProgrammingError:
        TORCH_CHECK(false, "mat1 and mat2 shapes cannot be multiplied");
    }
}

} // namespace

Error errorAfter(Mishap mishap)
{
    try {
        explainingDeviceFailures([mishap] { suffer(mishap); });
    } catch (const Failure& failure) {
        return failure.error();
    } catch (const c10::Error& error) {
        return {ErrorCode::Internal, error.what_without_backtrace(), {}};
    }
    return {};
}

namespace {

double largestDifference(const at::Tensor& a, const at::Tensor& b)
{
    return floatsOf((a - b).abs().amax().reshape({1}))[0];
}

/// Every third value of the rows, where it is known.
at::Tensor everyThird(const at::Tensor& known)
{
    at::Tensor mask = known.clone();
    for (std::int64_t f = 0; f < mask.size(1); ++f) {
        if (f % 3 != 0)
            mask.select(1, f).zero_();
    }
    return mask;
}

} // namespace

WideSeen wideSeen(const data::Dataset& dataset, std::uint64_t seed)
{
    const at::NoGradGuard noGradient;
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const Encoding encoding = Encoding::measure(dataset, rows);
    const EncodedRows encoded(dataset, rows, encoding);
    const ClassRates rates =
        ClassRates::count(encoded, ValueBins(encoded, dataset.features, encoding), dataset.classes.size());
    const auto n = static_cast<std::int64_t>(dataset.width());
    const auto inputs = static_cast<std::int64_t>(encoding.layout.inputs());
    const DeviceRows device(encoded, {{{}}}, inputs, at::kCPU);
    const at::Tensor known = device.known.to(at::kFloat);
    const at::Tensor mask = everyThird(known);
    Expert expert = Expert::random({n, inputs, 5, lengthOf(dataset.classes), 0, 0}, Random(seed), at::kCPU);
    const std::vector<TailLayer> tail = expert.clone().tail;
    expert.startFrom(rates);
    WideSeen seen;
    seen.start = floatsOf(method::logitsOf(expert, hiddenOf(expert, device.values, mask, inputs)));
    const std::vector<float> shown = floatsOf(mask);
    const std::vector<float> evidence = rates.evidence();
    for (std::size_t r = 0; r < encoded.rows(); ++r) {
        for (std::size_t c = 0; c < rates.classes; ++c) {
            double sum = rates.logPriors()[c];
            for (std::size_t f = 0; f < dataset.width(); ++f) {
                if (shown[r * dataset.width() + f] > 0)
                    sum += evidence[rates.bins.binOf(f, encoded.cell(r, f)) * rates.classes + c];
            }
            seen.byHand.push_back(static_cast<float>(sum));
        }
    }
    expert.tail = tail;
    expert.wide.scale.fill_(0.3);
    const at::Tensor state = hiddenOf(expert, device.values, mask, inputs);
    std::vector<std::int64_t> all(dataset.width());
    std::iota(all.begin(), all.end(), 0);
    CandidateScorer scorer(expert, inputs, OutputKinds(dataset.features, encoding, at::kCPU), all, at::kCPU);
    const at::Tensor scored =
        scorer.logitsWithNew(state, device.values, known - mask).view({mask.size(0), n, -1}).clone();
    const at::Tensor changes = expert.changes(device.values, toDevice(all, {n}, at::kCPU), inputs);
    for (std::int64_t f = 0; f < n; ++f) {
        at::Tensor withIt = mask.clone();
        withIt.select(1, f).copy_(known.select(1, f));
        const at::Tensor whole = method::logitsOf(expert, hiddenOf(expert, device.values, withIt, inputs));
        const at::Tensor isNew = (withIt - mask).select(1, f).unsqueeze(1);
        seen.scorerError = std::max(seen.scorerError, largestDifference(scored.select(1, f), whole));
        seen.changesError = std::max(
            seen.changesError,
            largestDifference(method::logitsOf(expert, state + isNew * changes.select(1, f)), whole));
    }
    return seen;
}

} // namespace genex::method::probe