// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adam.h"
#include "patientbatch.h"

#include "genex/methodsettings.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace genex::method {

struct GeneratorShape
{
    GeneratorKind kind = GeneratorKind::Pooled;
    std::int64_t features = 0; ///< n
    std::int64_t inputs = 0;   ///< I
    std::int64_t classes = 0;  ///< C where encoders may be told the disease, 0 where they are not
    std::int64_t latent = 0;
    std::int64_t hidden = 0; ///< of the pooled encoder, and of a proposal
    std::int64_t width = 0;  ///< of a token: position embedding and value
    std::int64_t heads = 0;
    std::int64_t layers = 0;
    std::int64_t decoderHidden = 0;

    static GeneratorShape from(const TrainingSettings& settings, std::int64_t features, std::int64_t inputs,
                               std::int64_t classes);
    /// The shape of what proposes codes in training: pooled, whatever the encoder is.
    GeneratorShape ofProposal() const;
};

/// One self-attention layer with its feed-forward half, each after a normalisation and added to its input.
struct AttentionLayer
{
    at::Tensor normGain, normBias;       ///< [d]
    at::Tensor attendWeight, attendBias; ///< [d, 3d], [3d]: queries, keys, values
    at::Tensor joinWeight, joinBias;     ///< [d, d], [d]
    at::Tensor secondGain, secondBias;   ///< [d]
    at::Tensor widenWeight, widenBias;   ///< [d, 4d], [4d]
    at::Tensor narrowWeight, narrowBias; ///< [4d, d], [d]
};

/// How the parameters of a network come about.
struct ParameterMaker
{
    using Shape = std::vector<std::int64_t>;

    std::function<at::Tensor(const Shape&, std::int64_t fanIn)> drawn; ///< that start at random
    std::function<at::Tensor(const Shape&, double number)> filled;     ///< that start at a number
};

/// A distribution of codes: η ~ N(mean, e^logVariance).
struct Latent
{
    at::Tensor mean;        ///< [N, latent]
    at::Tensor logVariance; ///< [N, latent]
};

/// From whatever features K are known, and the disease where it is told, to a distribution of codes.
///
/// Pooled: Linear–ReLU–Linear on value, mask and disease. Transformer: a token [value, position embedding]
/// for each known feature (a category has a position of its own) and one token that stands for the whole, to
/// which the disease is added, and is read off at the end.
struct Encoder
{
    GeneratorShape shape;
    at::Tensor weight, bias;            ///< pooled: [I + n, hidden]
    at::Tensor position;                ///< transformer: [I, d − 1]
    at::Tensor summary;                 ///< transformer: [d], the token that stands for the whole
    std::vector<AttentionLayer> layers; ///< transformer
    at::Tensor lastGain, lastBias;      ///< transformer: [d]
    at::Tensor diseaseWeight;           ///< [C, hidden or d]; undefined where no disease is told
    at::Tensor codeWeight, codeBias;    ///< [hidden or d, 2·latent]: mean, then logarithm of the variance

    Encoder() = default;
    Encoder(const GeneratorShape& wanted, const ParameterMaker& maker);

    /// `disease` [N, C]: 1 at the class that is told, zeros where none is; undefined: none is told to
    /// anybody.
    Latent operator()(const Values& values, const at::Tensor& mask, const at::Tensor& disease = {}) const;
    NamedParameters parameters(const std::string& prefix = {});
};

/// KL(q ‖ N(0, I)) [N] = ½ Σ (mean² + variance − 1 − ln variance).
at::Tensor divergence(const Latent& latent);
/// KL(q ‖ p) [N] = ½ Σ ((variance_q + (mean_q − mean_p)²) / variance_p − 1 + ln variance_p − ln variance_q).
at::Tensor divergence(const Latent& proposed, const Latent& prior);

/// η = mean + e^(logVariance / 2)·ε.
at::Tensor drawCodes(const Latent& latent, const at::Tensor& noise);

/// The class of each label as a row [N, C] with a 1 in it.
at::Tensor oneHot(const at::Tensor& labels, std::int64_t classes);

} // namespace genex::method
