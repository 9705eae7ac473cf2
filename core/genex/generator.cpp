// SPDX-License-Identifier: GPL-3.0-or-later
#include "generator.h"

#include "expert.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/binary_cross_entropy_with_logits.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/log_softmax.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/relu.h>
#include <ATen/ops/softmax.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/where.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace genex::method {

namespace {

// Bounds of ln variance: a nearly constant feature must not outweigh the others, and nothing may overflow.
constexpr double kLeastLogVariance = -4;
constexpr double kMostLogVariance = 4;

/// Outputs of features with one input: [N, n]; categorical ones hold that of their first input.
at::Tensor firstOutputs(const OutputKinds& kinds, const at::Tensor& outputs)
{
    return kinds.categorical.empty() ? outputs : outputs.index_select(-1, kinds.first);
}

at::Tensor logVariances(const Decoder& decoder, const OutputKinds& kinds)
{
    return firstOutputs(kinds, decoder.outLogVariance.clamp(kLeastLogVariance, kMostLogVariance));
}

/// A binary amount as 0 or 1.
at::Tensor presence(const OutputKinds& kinds, const at::Tensor& amounts)
{
    return (amounts - kinds.absent) / kinds.step;
}

/// −log p [N, n], treating no feature as categorical.
at::Tensor singleLosses(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                        const at::Tensor& amounts)
{
    const at::Tensor single = firstOutputs(kinds, outputs);
    const at::Tensor bernoulli = at::binary_cross_entropy_with_logits(
        single, presence(kinds, amounts) * kinds.isBinary, {}, {}, at::Reduction::None);
    const at::Tensor logVariance = logVariances(decoder, kinds);
    const at::Tensor gaussian =
        ((amounts - single).square() * (-logVariance).exp() + logVariance + std::log(2 * std::numbers::pi)) /
        2;
    return bernoulli * kinds.isBinary + gaussian * (1 - kinds.isBinary);
}

/// Rounds a Gaussian draw to the nearest rank.
at::Tensor toRanks(const OutputKinds& kinds, const at::Tensor& amounts)
{
    const at::Tensor ranks = ((amounts - kinds.lowest) / kinds.step).round();
    return (kinds.lowest + ranks * kinds.step).clamp(kinds.lowest, kinds.highest);
}

void fillNormal(std::vector<float>& numbers, Random& random)
{
    for (float& number : numbers)
        number = static_cast<float>(random.normal());
}

} // namespace

namespace {

Decoder makeDecoder(const GeneratorShape& shape, const ParameterMaker& maker)
{
    Decoder decoder;
    decoder.hiddenWeight = maker.drawn({shape.latent, shape.decoderHidden}, shape.latent);
    decoder.hiddenBias = maker.filled({shape.decoderHidden}, 0);
    decoder.outWeight = maker.drawn({shape.decoderHidden, shape.inputs}, shape.decoderHidden);
    decoder.outBias = maker.filled({shape.inputs}, 0);
    decoder.outLogVariance = maker.filled({shape.inputs}, 0);
    return decoder;
}

/// Random numbers are drawn parameter by parameter.
ParameterMaker randomParameters(Random& random, at::Device device)
{
    return {[&random, device](const ParameterMaker::Shape& size, std::int64_t fanIn) {
                return uniformTensor(size, fanIn, random, device);
            },
            [device](const ParameterMaker::Shape& size, double number) {
                return at::full(size, number, at::TensorOptions(device).dtype(at::kFloat));
            }};
}

} // namespace

Generator Generator::random(const GeneratorShape& shape, Random random, at::Device device)
{
    const ParameterMaker maker = randomParameters(random, device);
    Encoder encoder(shape, maker);
    return {shape, std::move(encoder), makeDecoder(shape, maker)};
}

Generator Generator::empty(const GeneratorShape& shape, at::Device device)
{
    const auto make = [device](const ParameterMaker::Shape& size, auto) {
        return at::empty(size, at::TensorOptions(device).dtype(at::kFloat));
    };
    const ParameterMaker maker{make, make};
    return {shape, Encoder(shape, maker), makeDecoder(shape, maker)};
}

NamedParameters Generator::parameters()
{
    NamedParameters list = encoder.parameters();
    list.push_back({"decoder_weight", &decoder.hiddenWeight});
    list.push_back({"decoder_bias", &decoder.hiddenBias});
    list.push_back({"out_weight", &decoder.outWeight});
    list.push_back({"out_bias", &decoder.outBias});
    list.push_back({"out_log_variance", &decoder.outLogVariance});
    return list;
}

Generator Generator::clone() const
{
    Generator copy = *this;
    for (const NamedParameter& parameter : copy.parameters())
        *parameter.tensor = parameter.tensor->detach().clone();
    return copy;
}

at::Tensor Decoder::operator()(const at::Tensor& codes) const
{
    const at::Tensor hidden = at::relu(at::matmul(codes, hiddenWeight) + hiddenBias);
    return at::matmul(hidden, outWeight) + outBias;
}

Decoder Decoder::restrictedTo(const at::Tensor& inputs) const
{
    return {hiddenWeight, hiddenBias, outWeight.index_select(1, inputs), outBias.index_select(0, inputs),
            outLogVariance.index_select(0, inputs)};
}

Noise Noise::restrictedTo(const at::Tensor& features, const at::Tensor& inputs) const
{
    Noise part;
    part.codes = codes;
    part.uniform = uniform.index_select(1, inputs);
    if (normal.defined())
        part.normal = normal.index_select(1, features);
    return part;
}

Noise::Noise(std::int64_t latent, const OutputKinds& kinds, std::int64_t count, Random& random,
             at::Device device)
{
    const std::int64_t n = kinds.features();
    const std::int64_t inputs = kinds.inputs();
    std::vector<float> numbers(static_cast<std::size_t>(count * latent));
    fillNormal(numbers, random);
    codes = toDevice(numbers, {count, latent}, device);
    numbers.resize(static_cast<std::size_t>(count * inputs));
    for (float& number : numbers)
        number = static_cast<float>(1.0 - random.uniform());
    uniform = toDevice(numbers, {count, inputs}, device);
    if (!kinds.hasGaussian)
        return;
    numbers.resize(static_cast<std::size_t>(count * n));
    fillNormal(numbers, random);
    normal = toDevice(numbers, {count, n}, device);
}

Values drawValues(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& codes,
                  const Noise& noise)
{
    const at::Tensor outputs = decoder(codes);
    const at::Tensor single = firstOutputs(kinds, outputs);
    const at::Tensor uniform = firstOutputs(kinds, noise.uniform);
    Values drawn;
    drawn.amounts = kinds.absent + (uniform < single.sigmoid()).to(at::kFloat) * kinds.step;
    if (kinds.hasGaussian) {
        const at::Tensor gaussian = single + (logVariances(decoder, kinds) / 2).exp() * noise.normal;
        const at::Tensor valued = at::where(kinds.isOrdinal > 0, toRanks(kinds, gaussian), gaussian);
        drawn.amounts = at::where(kinds.isBinary > 0, drawn.amounts, valued);
    }
    if (kinds.categorical.empty())
        return drawn;
    drawn.inputs = kinds.first.expand({codes.size(0), -1}).clone();
    // Gumbel trick: argmax of logit − ln(−ln u) is a draw of the softmax.
    const at::Tensor scores = outputs - (-noise.uniform.log()).clamp_min(1e-30).log();
    for (const std::int64_t f : kinds.categorical) {
        const std::int64_t begin = kinds.begins[static_cast<std::size_t>(f)];
        const std::int64_t count = kinds.begins[static_cast<std::size_t>(f) + 1] - begin;
        drawn.inputs.select(1, f).add_(scores.narrow(1, begin, count).argmax(1));
        drawn.amounts.select(1, f).fill_(1);
    }
    return drawn;
}

at::Tensor meanInputs(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                      const Noise& noise)
{
    const at::Tensor single = firstOutputs(kinds, outputs);
    at::Tensor means = kinds.absent + single.sigmoid() * kinds.step;
    if (kinds.hasGaussian) {
        const at::Tensor gaussian = single + (logVariances(decoder, kinds) / 2).exp() * noise.normal;
        means = at::where(kinds.isBinary > 0, means, gaussian);
    }
    if (kinds.categorical.empty())
        return means;
    std::vector<at::Tensor> columns = means.split(1, 1);
    for (const std::int64_t f : kinds.categorical) {
        const std::int64_t begin = kinds.begins[static_cast<std::size_t>(f)];
        const std::int64_t count = kinds.begins[static_cast<std::size_t>(f) + 1] - begin;
        columns[static_cast<std::size_t>(f)] = at::softmax(outputs.narrow(1, begin, count), 1);
    }
    return at::cat(columns, 1);
}

at::Tensor reconstructionLoss(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                              const Values& values, const at::Tensor& known)
{
    return (featureLosses(decoder, kinds, outputs, values) * known).sum(1);
}

at::Tensor featureLosses(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                         const Values& values)
{
    at::Tensor losses = singleLosses(decoder, kinds, outputs, values.amounts);
    if (kinds.categorical.empty())
        return losses;
    std::vector<at::Tensor> columns = losses.unbind(1);
    for (const std::int64_t f : kinds.categorical) {
        const std::int64_t begin = kinds.begins[static_cast<std::size_t>(f)];
        const std::int64_t count = kinds.begins[static_cast<std::size_t>(f) + 1] - begin;
        const at::Tensor logs = at::log_softmax(outputs.narrow(1, begin, count), 1);
        const at::Tensor category = (values.inputs.select(1, f) - begin).unsqueeze(1);
        columns[static_cast<std::size_t>(f)] = -logs.gather(1, category).squeeze(1);
    }
    return at::stack(columns, 1);
}

namespace {

constexpr double kToldTheDisease = 0.5; // of the rows, in a step with a proposal

/// Standard normal numbers for the codes of a batch.
at::Tensor codeNoise(const Batch& batch, std::int64_t latent, Random& random)
{
    std::vector<float> numbers(static_cast<std::size_t>(batch.size() * latent));
    fillNormal(numbers, random);
    return toDevice(numbers, {batch.size(), latent}, batch.labels.device());
}

/// 1 for rows of a batch whose disease is given, else 0; [N, 1].
at::Tensor isTold(const Batch& batch, Random& random)
{
    std::vector<float> told(static_cast<std::size_t>(batch.size()));
    for (float& number : told)
        number = random.bernoulli(kToldTheDisease) ? 1 : 0;
    return toDevice(told, {batch.size(), 1}, batch.labels.device());
}

} // namespace

std::optional<Encoder> proposalFor(const GeneratorShape& shape, Random random, at::Device device)
{
    if (shape.classes == 0)
        return std::nullopt;
    return Encoder(shape.ofProposal(), randomParameters(random, device));
}

std::optional<Encoder> cloneOf(const std::optional<Encoder>& encoder)
{
    std::optional<Encoder> copy = encoder;
    if (copy) {
        for (const NamedParameter& parameter : copy->parameters())
            *parameter.tensor = parameter.tensor->detach().clone();
    }
    return copy;
}

GeneratorTrainer::GeneratorTrainer(const Generator& start, const std::optional<Encoder>& proposing)
    : generator(start.clone())
    , proposal(cloneOf(proposing))
{
    adam.start(parameters());
}

NamedParameters GeneratorTrainer::parameters()
{
    NamedParameters list = generator.parameters();
    if (proposal) {
        for (const NamedParameter& parameter : proposal->parameters("proposal."))
            list.push_back(parameter);
    }
    return list;
}

at::Tensor GeneratorTrainer::lossOf(const OutputKinds& kinds, const Batch& batch, double beta,
                                    Random random) const
{
    const at::Tensor noise = codeNoise(batch, generator.shape.latent, random);
    const Latent latent = generator.encoder(batch.values, batch.mask);
    const at::Tensor outputs = generator.decoder(drawCodes(latent, noise));
    return reconstructionLoss(generator.decoder, kinds, outputs, batch.values, batch.known) +
           divergence(latent) * beta;
}

at::Tensor GeneratorTrainer::proposedLossOf(const OutputKinds& kinds, const Batch& batch, double beta,
                                            Random random) const
{
    const at::Tensor noise = codeNoise(batch, generator.shape.latent, random);
    const at::Tensor disease = oneHot(batch.labels, generator.shape.classes);
    const Latent proposed = (*proposal)(batch.values, batch.known, disease);
    const Latent prior = generator.encoder(batch.values, batch.mask, disease * isTold(batch, random));
    const at::Tensor outputs = generator.decoder(drawCodes(proposed, noise));
    return reconstructionLoss(generator.decoder, kinds, outputs, batch.values, batch.known - batch.mask) +
           divergence(proposed, prior) * beta;
}

void GeneratorTrainer::step(const OutputKinds& kinds, const Batch& batch, double beta, Random random,
                            const StepSettings& settings)
{
    const at::Tensor losses =
        proposal ? proposedLossOf(kinds, batch, beta, random) : lossOf(kinds, batch, beta, random);
    const at::Tensor loss = (losses * batch.weights).mean() / static_cast<double>(generator.shape.features);
    loss.backward();
    lastLoss = loss.detach();
    adam.step(parameters(), settings);
}

} // namespace genex::method
