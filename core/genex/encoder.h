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
    std::int64_t classes = 0;  ///< C if encoders may be given the disease, else 0
    std::int64_t latent = 0;
    std::int64_t hidden = 0; ///< of the pooled encoder and of a proposal
    std::int64_t width = 0;  ///< of a token: position embedding and value
    std::int64_t heads = 0;
    std::int64_t layers = 0;
    std::int64_t decoderHidden = 0;

    static GeneratorShape from(const TrainingSettings& settings, std::int64_t features, std::int64_t inputs,
                               std::int64_t classes);
    /// Shape of the encoder that proposes codes in training: always pooled.
    GeneratorShape ofProposal() const;
};

/// A pre-norm self-attention layer with feed-forward part and residual connections.
struct AttentionLayer
{
    at::Tensor normGain, normBias;       ///< [d]
    at::Tensor attendWeight, attendBias; ///< [d, 3d], [3d]: queries, keys, values
    at::Tensor joinWeight, joinBias;     ///< [d, d], [d]
    at::Tensor secondGain, secondBias;   ///< [d]
    at::Tensor widenWeight, widenBias;   ///< [d, 4d], [4d]
    at::Tensor narrowWeight, narrowBias; ///< [4d, d], [d]
};

/// Creates the parameters of a network.
struct ParameterMaker
{
    using Shape = std::vector<std::int64_t>;

    std::function<at::Tensor(const Shape&, std::int64_t fanIn)> drawn; ///< randomly initialised
    std::function<at::Tensor(const Shape&, double number)> filled;     ///< constant
};

/// A distribution of codes: η ~ N(mean, e^logVariance).
struct Latent
{
    at::Tensor mean;        ///< [N, latent]
    at::Tensor logVariance; ///< [N, latent]
};

/// Maps any known features K, and the disease if given, to a distribution of codes. Pooled:
/// Linear–ReLU–Linear on value, mask and disease. Transformer: one token [value, position embedding] per
/// known feature (each category has its own position) and a summary token, to which the disease is added and
/// from which the result is read.
struct Encoder
{
    GeneratorShape shape;
    at::Tensor weight, bias;            ///< pooled: [I + n, hidden]
    at::Tensor position;                ///< transformer: [I, d − 1]
    at::Tensor summary;                 ///< transformer: [d], the summary token
    std::vector<AttentionLayer> layers; ///< transformer
    at::Tensor lastGain, lastBias;      ///< transformer: [d]
    at::Tensor diseaseWeight;           ///< [C, hidden or d]; undefined if no disease is given
    at::Tensor codeWeight, codeBias;    ///< [hidden or d, 2·latent]: mean, then log variance

    Encoder() = default;
    Encoder(const GeneratorShape& wanted, const ParameterMaker& maker);

    /// `disease` [N, C]: 1 at the given class, zeros if none is given; undefined: none for any patient.
    Latent operator()(const Values& values, const at::Tensor& mask, const at::Tensor& disease = {}) const;
    NamedParameters parameters(const std::string& prefix = {});
};

/// KL(q ‖ N(0, I)) [N] = ½ Σ (mean² + variance − 1 − ln variance).
at::Tensor divergence(const Latent& latent);
/// KL(q ‖ p) [N] = ½ Σ ((variance_q + (mean_q − mean_p)²) / variance_p − 1 + ln variance_p − ln variance_q).
at::Tensor divergence(const Latent& proposed, const Latent& prior);

/// η = mean + e^(logVariance / 2)·ε.
at::Tensor drawCodes(const Latent& latent, const at::Tensor& noise);

/// Labels as one-hot rows [N, C].
at::Tensor oneHot(const at::Tensor& labels, std::int64_t classes);

} // namespace genex::method
