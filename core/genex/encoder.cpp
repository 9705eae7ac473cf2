// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoder.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/embedding.h>
#include <ATen/ops/layer_norm.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/relu.h>
#include <ATen/ops/scaled_dot_product_attention.h>
#include <ATen/ops/sort.h>
#include <ATen/ops/zeros.h>

namespace genex::method {

namespace {

constexpr std::int64_t kFeedForward = 4; // times the token width
// Bounds of ln variance: a nearly certain code must not outweigh the others, and nothing may overflow.
constexpr double kLeastLogVariance = -8;
constexpr double kMostLogVariance = 4;

AttentionLayer makeLayer(std::int64_t d, const ParameterMaker& make)
{
    AttentionLayer layer;
    layer.normGain = make.filled({d}, 1);
    layer.normBias = make.filled({d}, 0);
    layer.attendWeight = make.drawn({d, 3 * d}, d);
    layer.attendBias = make.filled({3 * d}, 0);
    layer.joinWeight = make.drawn({d, d}, d);
    layer.joinBias = make.filled({d}, 0);
    layer.secondGain = make.filled({d}, 1);
    layer.secondBias = make.filled({d}, 0);
    layer.widenWeight = make.drawn({d, kFeedForward * d}, d);
    layer.widenBias = make.filled({kFeedForward * d}, 0);
    layer.narrowWeight = make.drawn({kFeedForward * d, d}, kFeedForward * d);
    layer.narrowBias = make.filled({d}, 0);
    return layer;
}

/// Adds the parameters of a layer under its prefix.
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

/// Known features of each row, left-aligned: tokens [N, 1 + T, d], the first being the summary, and whether a
/// token is present [N, 1 + T].
struct Tokens
{
    at::Tensor vectors;
    at::Tensor isThere;
};

at::Tensor positionsOf(const Values& values, const at::Tensor& places)
{
    return values.hasCategories() ? values.inputs.gather(1, places) : places;
}

Tokens tokensOf(const Encoder& encoder, const Values& values, const at::Tensor& mask,
                const at::Tensor& disease)
{
    const std::int64_t rows = mask.size(0);
    const auto longest = static_cast<std::int64_t>(floatsOf(mask.sum(1).amax().reshape({1}))[0]);
    const at::Tensor places =
        std::get<1>(at::sort(mask, /*stable=*/true, /*dim=*/1, /*descending=*/true)).narrow(1, 0, longest);
    const at::Tensor isThere = mask.gather(1, places);
    const at::Tensor amounts = (values.amounts.gather(1, places) * isThere).unsqueeze(2);
    const at::Tensor positions = at::embedding(encoder.position, positionsOf(values, places));
    at::Tensor summary = encoder.summary.view({1, 1, -1}).expand({rows, 1, -1});
    if (disease.defined())
        summary = summary + at::matmul(disease, encoder.diseaseWeight).unsqueeze(1);
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

/// Attention of the first `count` tokens [N, count, d] over all of them [N, T, d].
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

at::Tensor summaryOf(const Encoder& encoder, const Values& values, const at::Tensor& mask,
                     const at::Tensor& disease)
{
    const Tokens tokens = tokensOf(encoder, values, mask, disease);
    // Added to the attention scores: zero for a token, very negative for padding.
    const at::Tensor isSeen = ((tokens.isThere - 1) * 1e9).unsqueeze(1).unsqueeze(1);
    at::Tensor x = tokens.vectors;
    for (const AttentionLayer& layer : encoder.layers) {
        // Only the summary of the last layer is read.
        const std::int64_t count = &layer == &encoder.layers.back() ? 1 : x.size(1);
        const at::Tensor gathered =
            attend(layer, normalise(x, layer.normGain, layer.normBias), isSeen, encoder.shape.heads, count);
        x = x.narrow(1, 0, count) + gathered;
        x = x + feedForward(layer, normalise(x, layer.secondGain, layer.secondBias));
    }
    return normalise(x.select(1, 0), encoder.lastGain, encoder.lastBias);
}

at::Tensor pooledOf(const Encoder& encoder, const Values& values, const at::Tensor& mask,
                    const at::Tensor& disease)
{
    const at::Tensor shown = at::cat({dense(values, mask, encoder.shape.inputs), mask}, 1);
    const at::Tensor sum = at::addmm(encoder.bias, shown, encoder.weight);
    return at::relu(disease.defined() ? sum + at::matmul(disease, encoder.diseaseWeight) : sum);
}

} // namespace

GeneratorShape GeneratorShape::from(const TrainingSettings& settings, std::int64_t features,
                                    std::int64_t inputs, std::int64_t classes)
{
    GeneratorShape shape;
    shape.kind = settings.generator;
    shape.features = features;
    shape.inputs = inputs;
    shape.classes = settings.generatorTraining == GeneratorTraining::Proposal ? classes : 0;
    shape.latent = settings.latent;
    shape.hidden = settings.generatorHidden;
    shape.width = settings.positionSize + 1;
    shape.heads = settings.heads;
    shape.layers = settings.attentionLayers;
    shape.decoderHidden = settings.decoderHidden;
    return shape;
}

GeneratorShape GeneratorShape::ofProposal() const
{
    GeneratorShape shape = *this;
    shape.kind = GeneratorKind::Pooled;
    return shape;
}

Encoder::Encoder(const GeneratorShape& wanted, const ParameterMaker& maker)
    : shape(wanted)
{
    const bool isPooled = shape.kind == GeneratorKind::Pooled;
    const std::int64_t width = isPooled ? shape.hidden : shape.width;
    if (isPooled) {
        weight = maker.drawn({shape.inputs + shape.features, shape.hidden}, shape.inputs + shape.features);
        bias = maker.filled({shape.hidden}, 0);
    } else {
        position = maker.drawn({shape.inputs, shape.width - 1}, 1);
        summary = maker.drawn({shape.width}, 1);
        for (std::int64_t i = 0; i < shape.layers; ++i)
            layers.push_back(makeLayer(shape.width, maker));
        lastGain = maker.filled({shape.width}, 1);
        lastBias = maker.filled({shape.width}, 0);
    }
    codeWeight = maker.drawn({width, 2 * shape.latent}, width);
    codeBias = maker.filled({2 * shape.latent}, 0);
    if (shape.classes > 0)
        diseaseWeight = maker.drawn({shape.classes, width}, width);
}

Latent Encoder::operator()(const Values& values, const at::Tensor& mask, const at::Tensor& disease) const
{
    const at::Tensor features = shape.kind == GeneratorKind::Pooled ? pooledOf(*this, values, mask, disease)
                                                                    : summaryOf(*this, values, mask, disease);
    const at::Tensor code = at::addmm(codeBias, features, codeWeight);
    return {code.narrow(1, 0, shape.latent),
            code.narrow(1, shape.latent, shape.latent).clamp(kLeastLogVariance, kMostLogVariance)};
}

NamedParameters Encoder::parameters(const std::string& prefix)
{
    NamedParameters list;
    if (shape.kind == GeneratorKind::Pooled) {
        list = {{prefix + "encoder_weight", &weight}, {prefix + "encoder_bias", &bias}};
    } else {
        list = {{prefix + "position", &position}, {prefix + "summary", &summary}};
        for (std::size_t i = 0; i < layers.size(); ++i)
            addLayer(list, prefix + "layer." + std::to_string(i) + ".", layers[i]);
        list.push_back({prefix + "last_gain", &lastGain});
        list.push_back({prefix + "last_bias", &lastBias});
    }
    list.push_back({prefix + "code_weight", &codeWeight});
    list.push_back({prefix + "code_bias", &codeBias});
    if (shape.classes > 0)
        list.push_back({prefix + "disease_weight", &diseaseWeight});
    return list;
}

at::Tensor divergence(const Latent& latent)
{
    return (latent.mean.square() + latent.logVariance.exp() - 1 - latent.logVariance).sum(1) / 2;
}

at::Tensor divergence(const Latent& proposed, const Latent& prior)
{
    const at::Tensor apart = proposed.logVariance.exp() + (proposed.mean - prior.mean).square();
    return (apart * (-prior.logVariance).exp() - 1 + prior.logVariance - proposed.logVariance).sum(1) / 2;
}

at::Tensor drawCodes(const Latent& latent, const at::Tensor& noise)
{
    return latent.mean + (latent.logVariance / 2).exp() * noise;
}

at::Tensor oneHot(const at::Tensor& labels, std::int64_t classes)
{
    const at::Tensor rows =
        at::zeros({labels.size(0), classes}, at::TensorOptions(labels.device()).dtype(at::kFloat));
    return rows.scatter(1, labels.unsqueeze(1), 1);
}

} // namespace genex::method
