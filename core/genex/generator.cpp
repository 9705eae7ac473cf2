#include "generator.h"

#include "expert.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/binary_cross_entropy_with_logits.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/embedding.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/layer_norm.h>
#include <ATen/ops/log_softmax.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/relu.h>
#include <ATen/ops/scaled_dot_product_attention.h>
#include <ATen/ops/sort.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace genex::method {

namespace {

constexpr std::int64_t kFeedForward = 4; // times the token's width
// Bounds of ln variance: a feature that hardly varies must not outweigh the others, and nothing may overflow.
constexpr double kLeastLogVariance = -4;
constexpr double kMostLogVariance = 4;

using Shape = std::vector<std::int64_t>;

/// `make(shape, fanIn)` gives a parameter that is drawn, `fill(shape, number)` one that starts at a number.
template <typename Make, typename Fill>
AttentionLayer buildLayer(std::int64_t d, Make&& make, Fill&& fill)
{
    AttentionLayer layer;
    layer.normGain = fill(Shape{d}, 1);
    layer.normBias = fill(Shape{d}, 0);
    layer.attendWeight = make(Shape{d, 3 * d}, d);
    layer.attendBias = fill(Shape{3 * d}, 0);
    layer.joinWeight = make(Shape{d, d}, d);
    layer.joinBias = fill(Shape{d}, 0);
    layer.secondGain = fill(Shape{d}, 1);
    layer.secondBias = fill(Shape{d}, 0);
    layer.widenWeight = make(Shape{d, kFeedForward * d}, d);
    layer.widenBias = fill(Shape{kFeedForward * d}, 0);
    layer.narrowWeight = make(Shape{kFeedForward * d, d}, kFeedForward * d);
    layer.narrowBias = fill(Shape{d}, 0);
    return layer;
}

template <typename Make, typename Fill>
void buildEncoder(Generator& generator, Make&& make, Fill&& fill)
{
    const GeneratorShape& s = generator.shape;
    const std::int64_t d = s.width;
    if (s.kind == GeneratorKind::Pooled) {
        generator.encoderWeight = make(Shape{s.inputs + s.features, s.hidden}, s.inputs + s.features);
        generator.encoderBias = fill(Shape{s.hidden}, 0);
        return;
    }
    generator.position = make(Shape{s.inputs, d - 1}, 1);
    generator.summary = make(Shape{d}, 1);
    for (std::int64_t i = 0; i < s.layers; ++i)
        generator.layers.push_back(buildLayer(d, make, fill));
    generator.lastGain = fill(Shape{d}, 1);
    generator.lastBias = fill(Shape{d}, 0);
}

template <typename Make, typename Fill>
Generator build(const GeneratorShape& shape, Make&& make, Fill&& fill)
{
    Generator generator;
    generator.shape = shape;
    buildEncoder(generator, make, fill);
    const std::int64_t width = shape.kind == GeneratorKind::Pooled ? shape.hidden : shape.width;
    generator.codeWeight = make(Shape{width, 2 * shape.latent}, width);
    generator.codeBias = fill(Shape{2 * shape.latent}, 0);
    generator.decoder.hiddenWeight = make(Shape{shape.latent, shape.decoderHidden}, shape.latent);
    generator.decoder.hiddenBias = fill(Shape{shape.decoderHidden}, 0);
    generator.decoder.outWeight = make(Shape{shape.decoderHidden, shape.inputs}, shape.decoderHidden);
    generator.decoder.outBias = fill(Shape{shape.inputs}, 0);
    generator.decoder.outLogVariance = fill(Shape{shape.inputs}, 0);
    return generator;
}

// --- the transformer

/// The known features of each row, gathered to the left: tokens [N, 1 + T, d], the first being the summary,
/// and whether a token is one [N, 1 + T].
struct Tokens
{
    at::Tensor vectors;
    at::Tensor isThere;
};

at::Tensor positionsOf(const Values& values, const at::Tensor& places)
{
    return values.hasCategories() ? values.inputs.gather(1, places) : places;
}

Tokens tokensOf(const Generator& generator, const Values& values, const at::Tensor& mask)
{
    const std::int64_t rows = mask.size(0);
    const auto longest = static_cast<std::int64_t>(floatsOf(mask.sum(1).amax().reshape({1}))[0]);
    const at::Tensor places =
        std::get<1>(at::sort(mask, /*stable=*/true, /*dim=*/1, /*descending=*/true)).narrow(1, 0, longest);
    const at::Tensor isThere = mask.gather(1, places);
    const at::Tensor amounts = (values.amounts.gather(1, places) * isThere).unsqueeze(2);
    const at::Tensor positions = at::embedding(generator.position, positionsOf(values, places));
    const at::Tensor summary = generator.summary.view({1, 1, -1}).expand({rows, 1, -1});
    return {at::cat({summary, at::cat({amounts, positions}, 2)}, 1),
            at::cat({at::ones({rows, 1}, isThere.options()), isThere}, 1)};
}

at::Tensor normalise(const at::Tensor& x, const at::Tensor& gain, const at::Tensor& bias)
{
    return at::layer_norm(x, {x.size(-1)}, gain, bias);
}

/// [N, heads, T, d / heads] from [N, T, d].
at::Tensor byHead(const at::Tensor& x, std::int64_t heads)
{
    return x.view({x.size(0), x.size(1), heads, x.size(2) / heads}).transpose(1, 2);
}

/// What the first `count` tokens [N, count, d] gather from all of them [N, T, d].
at::Tensor attend(const AttentionLayer& layer, const at::Tensor& x, const at::Tensor& isSeen,
                  std::int64_t heads, std::int64_t count)
{
    const std::int64_t d = x.size(2);
    const auto project = [&](const at::Tensor& tokens, std::int64_t which) {
        return byHead(at::matmul(tokens, layer.attendWeight.narrow(1, which * d, d)) +
                          layer.attendBias.narrow(0, which * d, d),
                      heads);
    };
    const at::Tensor seen = at::scaled_dot_product_attention(project(x.narrow(1, 0, count), 0), project(x, 1),
                                                             project(x, 2), isSeen);
    const at::Tensor joined = seen.transpose(1, 2).reshape({x.size(0), count, d});
    return at::matmul(joined, layer.joinWeight) + layer.joinBias;
}

at::Tensor feedForward(const AttentionLayer& layer, const at::Tensor& x)
{
    const at::Tensor wide = at::relu(at::matmul(x, layer.widenWeight) + layer.widenBias);
    return at::matmul(wide, layer.narrowWeight) + layer.narrowBias;
}

at::Tensor summaryOf(const Generator& generator, const Values& values, const at::Tensor& mask)
{
    const Tokens tokens = tokensOf(generator, values, mask);
    // Added to the attention's scores: nothing for a token, far below everything for a gap.
    const at::Tensor isSeen = ((tokens.isThere - 1) * 1e9).unsqueeze(1).unsqueeze(1);
    at::Tensor x = tokens.vectors;
    for (const AttentionLayer& layer : generator.layers) {
        // Of the last layer nothing but the summary is read.
        const std::int64_t count = &layer == &generator.layers.back() ? 1 : x.size(1);
        const at::Tensor gathered =
            attend(layer, normalise(x, layer.normGain, layer.normBias), isSeen, generator.shape.heads, count);
        x = x.narrow(1, 0, count) + gathered;
        x = x + feedForward(layer, normalise(x, layer.secondGain, layer.secondBias));
    }
    return normalise(x.select(1, 0), generator.lastGain, generator.lastBias);
}

at::Tensor pooledOf(const Generator& generator, const Values& values, const at::Tensor& mask)
{
    const at::Tensor shown = at::cat({dense(values, mask, generator.shape.inputs), mask}, 1);
    return at::relu(at::addmm(generator.encoderBias, shown, generator.encoderWeight));
}

// --- likelihoods and draws

/// The outputs of features with one input: [N, n]; those of categorical ones hold their first input's.
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

/// −log p [N, n] as if no feature were categorical.
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

/// The rank nearest to a Gaussian draw.
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

at::Tensor indicator(const std::vector<float>& numbers, at::Device device)
{
    return toDevice(numbers, {static_cast<std::int64_t>(numbers.size())}, device);
}

/// Adds the parameters of a layer under names of its own.
void addLayer(NamedParameters& list, const std::string& prefix, AttentionLayer& layer)
{
    list.push_back({prefix + "norm_gain", &layer.normGain});
    list.push_back({prefix + "norm_bias", &layer.normBias});
    list.push_back({prefix + "attend_weight", &layer.attendWeight});
    list.push_back({prefix + "attend_bias", &layer.attendBias});
    list.push_back({prefix + "join_weight", &layer.joinWeight});
    list.push_back({prefix + "join_bias", &layer.joinBias});
    list.push_back({prefix + "second_gain", &layer.secondGain});
    list.push_back({prefix + "second_bias", &layer.secondBias});
    list.push_back({prefix + "widen_weight", &layer.widenWeight});
    list.push_back({prefix + "widen_bias", &layer.widenBias});
    list.push_back({prefix + "narrow_weight", &layer.narrowWeight});
    list.push_back({prefix + "narrow_bias", &layer.narrowBias});
}

} // namespace

OutputKinds::OutputKinds(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                         at::Device device)
{
    std::vector<float> binary;
    std::vector<float> ordinal;
    std::vector<float> zero;
    std::vector<float> steps;
    std::vector<float> low;
    std::vector<float> high;
    std::vector<std::int64_t> firsts;
    for (std::size_t f = 0; f < features.size(); ++f) {
        const data::FeatureKind kind = features[f].kind;
        begins.push_back(static_cast<std::int64_t>(encoding.layout.begin(f)));
        if (kind == data::FeatureKind::Categorical)
            categorical.push_back(static_cast<std::int64_t>(f));
        binary.push_back(kind == data::FeatureKind::Binary ? 1 : 0);
        ordinal.push_back(kind == data::FeatureKind::Ordinal ? 1 : 0);
        hasGaussian = hasGaussian || kind == data::FeatureKind::Ordinal || kind == data::FeatureKind::Numeric;
        zero.push_back(encoding.cell(f, 0).amount);
        steps.push_back(1 / encoding.scale[f]);
        low.push_back(zero.back());
        const double last = static_cast<double>(features[f].categories.size()) - 1;
        high.push_back(kind == data::FeatureKind::Ordinal ? encoding.cell(f, last).amount : zero.back());
    }
    firsts = begins;
    begins.push_back(static_cast<std::int64_t>(encoding.layout.inputs()));
    isBinary = indicator(binary, device);
    isOrdinal = indicator(ordinal, device);
    absent = indicator(zero, device);
    step = indicator(steps, device);
    lowest = indicator(low, device);
    highest = indicator(high, device);
    first = toDevice(firsts, {static_cast<std::int64_t>(firsts.size())}, device);
}

GeneratorShape GeneratorShape::from(const TrainingSettings& settings, std::int64_t features,
                                    std::int64_t inputs)
{
    GeneratorShape shape;
    shape.kind = settings.generator;
    shape.features = features;
    shape.inputs = inputs;
    shape.latent = settings.latent;
    shape.hidden = settings.generatorHidden;
    shape.width = settings.positionSize + 1;
    shape.heads = settings.heads;
    shape.layers = settings.attentionLayers;
    shape.decoderHidden = settings.decoderHidden;
    return shape;
}

Generator Generator::random(const GeneratorShape& shape, Random random, at::Device device)
{
    return build(
        shape,
        [&](Shape size, std::int64_t fanIn) { return uniformTensor(std::move(size), fanIn, random, device); },
        [&](const Shape& size, double number) {
            return at::full(size, number, at::TensorOptions(device).dtype(at::kFloat));
        });
}

Generator Generator::empty(const GeneratorShape& shape, at::Device device)
{
    const auto make = [&](const Shape& size, auto) {
        return at::empty(size, at::TensorOptions(device).dtype(at::kFloat));
    };
    return build(shape, make, make);
}

NamedParameters Generator::parameters()
{
    NamedParameters list;
    if (shape.kind == GeneratorKind::Pooled) {
        list = {{"encoder_weight", &encoderWeight}, {"encoder_bias", &encoderBias}};
    } else {
        list = {{"position", &position}, {"summary", &summary}};
        for (std::size_t i = 0; i < layers.size(); ++i)
            addLayer(list, "layer." + std::to_string(i) + ".", layers[i]);
        list.push_back({"last_gain", &lastGain});
        list.push_back({"last_bias", &lastBias});
    }
    for (const NamedParameter& parameter : NamedParameters{{"code_weight", &codeWeight},
                                                           {"code_bias", &codeBias},
                                                           {"decoder_weight", &decoder.hiddenWeight},
                                                           {"decoder_bias", &decoder.hiddenBias},
                                                           {"out_weight", &decoder.outWeight},
                                                           {"out_bias", &decoder.outBias},
                                                           {"out_log_variance", &decoder.outLogVariance}})
        list.push_back(parameter);
    return list;
}

Generator Generator::clone() const
{
    Generator copy = *this;
    for (const NamedParameter& parameter : copy.parameters())
        *parameter.tensor = parameter.tensor->detach().clone();
    return copy;
}

Latent encode(const Generator& generator, const Values& values, const at::Tensor& mask)
{
    const at::Tensor features = generator.shape.kind == GeneratorKind::Pooled
                                    ? pooledOf(generator, values, mask)
                                    : summaryOf(generator, values, mask);
    const at::Tensor code = at::addmm(generator.codeBias, features, generator.codeWeight);
    const std::int64_t latent = generator.shape.latent;
    return {code.narrow(1, 0, latent),
            code.narrow(1, latent, latent).clamp(kLeastLogVariance * 2, kMostLogVariance)};
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

std::vector<std::int64_t> OutputKinds::inputsOf(std::span<const std::int64_t> features) const
{
    std::vector<std::int64_t> list;
    for (const std::int64_t f : features) {
        for (std::int64_t i = begins[static_cast<std::size_t>(f)];
             i < begins[static_cast<std::size_t>(f) + 1]; ++i)
            list.push_back(i);
    }
    return list;
}

OutputKinds OutputKinds::restrictedTo(std::span<const std::int64_t> features) const
{
    const at::Device device = isBinary.device();
    const auto count = static_cast<std::int64_t>(features.size());
    const at::Tensor index = toDevice(features, {count}, device);
    OutputKinds part;
    part.isBinary = isBinary.index_select(0, index);
    part.isOrdinal = isOrdinal.index_select(0, index);
    part.absent = absent.index_select(0, index);
    part.step = step.index_select(0, index);
    part.lowest = lowest.index_select(0, index);
    part.highest = highest.index_select(0, index);
    part.hasGaussian = hasGaussian;
    part.begins = {0};
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto f = static_cast<std::size_t>(features[i]);
        if (std::ranges::binary_search(categorical, features[i]))
            part.categorical.push_back(static_cast<std::int64_t>(i));
        part.begins.push_back(part.begins.back() + begins[f + 1] - begins[f]);
    }
    part.first = toDevice(std::span(part.begins).first(features.size()), {count}, device);
    return part;
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

at::Tensor drawCodes(const Latent& latent, const at::Tensor& noise)
{
    return latent.mean + (latent.logVariance / 2).exp() * noise;
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
    // Gumbel's way: argmax of logit − ln(−ln u) is a draw of the softmax.
    const at::Tensor scores = outputs - (-noise.uniform.log()).clamp_min(1e-30).log();
    for (const std::int64_t f : kinds.categorical) {
        const std::int64_t begin = kinds.begins[static_cast<std::size_t>(f)];
        const std::int64_t count = kinds.begins[static_cast<std::size_t>(f) + 1] - begin;
        drawn.inputs.select(1, f).add_(scores.narrow(1, begin, count).argmax(1));
        drawn.amounts.select(1, f).fill_(1);
    }
    return drawn;
}

at::Tensor reconstructionLoss(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                              const Values& values, const at::Tensor& known)
{
    const at::Tensor losses = singleLosses(decoder, kinds, outputs, values.amounts);
    if (kinds.categorical.empty())
        return (losses * known).sum(1);
    std::vector<at::Tensor> columns = losses.unbind(1);
    for (const std::int64_t f : kinds.categorical) {
        const std::int64_t begin = kinds.begins[static_cast<std::size_t>(f)];
        const std::int64_t count = kinds.begins[static_cast<std::size_t>(f) + 1] - begin;
        const at::Tensor logs = at::log_softmax(outputs.narrow(1, begin, count), 1);
        const at::Tensor category = (values.inputs.select(1, f) - begin).unsqueeze(1);
        columns[static_cast<std::size_t>(f)] = -logs.gather(1, category).squeeze(1);
    }
    return (at::stack(columns, 1) * known).sum(1);
}

at::Tensor divergence(const Latent& latent)
{
    return (latent.mean.square() + latent.logVariance.exp() - 1 - latent.logVariance).sum(1) / 2;
}

GeneratorTrainer::GeneratorTrainer(const Generator& start)
    : generator(start.clone())
{
    adam.start(generator.parameters());
}

void GeneratorTrainer::step(const OutputKinds& kinds, const Batch& batch, double beta, Random random,
                            const StepSettings& settings)
{
    std::vector<float> numbers(static_cast<std::size_t>(batch.size() * generator.shape.latent));
    fillNormal(numbers, random);
    const at::Tensor noise = toDevice(numbers, {batch.size(), generator.shape.latent}, batch.labels.device());
    const Latent latent = encode(generator, batch.values, batch.mask);
    const at::Tensor outputs = generator.decoder(drawCodes(latent, noise));
    const at::Tensor losses =
        reconstructionLoss(generator.decoder, kinds, outputs, batch.values, batch.known) +
        divergence(latent) * beta;
    const at::Tensor loss = (losses * batch.weights).mean() / static_cast<double>(generator.shape.features);
    loss.backward();
    lastLoss = loss.detach();
    adam.step(generator.parameters(), settings);
}

} // namespace genex::method
