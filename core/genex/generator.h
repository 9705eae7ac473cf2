#pragma once

#include "adam.h"
#include "encoding.h"
#include "patientbatch.h"

#include "common/random.h"
#include "data/dataset.h"
#include "genex/trainingsettings.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace genex::method {

/// Which likelihood each output of the decoder has, and what a draw of it looks like.
struct OutputKinds
{
    at::Tensor isBinary;                   ///< [n] 1 for Bernoulli
    at::Tensor isOrdinal;                  ///< [n] 1 for a Gaussian whose draws are ranks
    at::Tensor absent;                     ///< [n] the amount of 0, of a binary feature
    at::Tensor step;                       ///< [n] the amount between two neighbouring values: 1 / scale
    at::Tensor lowest;                     ///< [n] the amount of the first rank, of an ordinal feature
    at::Tensor highest;                    ///< [n] the amount of the last
    at::Tensor first;                      ///< [n] the first input of each feature
    std::vector<std::int64_t> begins;      ///< [n + 1] the inputs of feature f are [begins[f], begins[f + 1])
    std::vector<std::int64_t> categorical; ///< features with one input per category
    bool hasGaussian = false;              ///< whether any feature is measured or ranked

    OutputKinds() = default;
    OutputKinds(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                at::Device device);
    std::int64_t inputs() const { return begins.back(); }
    std::int64_t features() const { return static_cast<std::int64_t>(begins.size()) - 1; }
    /// The inputs of these features, one after the other.
    std::vector<std::int64_t> inputsOf(std::span<const std::int64_t> features) const;
    /// Of these features alone; their inputs are numbered as inputsOf() lists them.
    OutputKinds restrictedTo(std::span<const std::int64_t> features) const;
};

struct GeneratorShape
{
    GeneratorKind kind = GeneratorKind::Pooled;
    std::int64_t features = 0; ///< n
    std::int64_t inputs = 0;   ///< I
    std::int64_t latent = 0;
    std::int64_t hidden = 0; ///< of the pooled encoder
    std::int64_t width = 0;  ///< of a token: position embedding and value
    std::int64_t heads = 0;
    std::int64_t layers = 0;
    std::int64_t decoderHidden = 0;

    static GeneratorShape from(const TrainingSettings& settings, std::int64_t features, std::int64_t inputs);
};

/// From a code to each feature's distribution: Linear–ReLU–Linear.
struct Decoder
{
    at::Tensor hiddenWeight, hiddenBias; ///< [latent, decoder hidden]
    at::Tensor outWeight, outBias;       ///< [decoder hidden, I]
    at::Tensor outLogVariance;           ///< [I], of Gaussian outputs

    /// The outputs [..., I] for codes [..., latent].
    at::Tensor operator()(const at::Tensor& codes) const;
    /// With these outputs alone; `inputs` [k].
    Decoder restrictedTo(const at::Tensor& inputs) const;
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

/// q(η | x[K]) = N(mean, e^logVariance).
struct Latent
{
    at::Tensor mean;        ///< [N, latent]
    at::Tensor logVariance; ///< [N, latent]
};

/// p: a β-VAE (appendix B of the paper). The encoder gives q(η | x[K]) from whatever features K are known,
/// the decoder Linear–ReLU–Linear gives each feature's distribution: Bernoulli, Gaussian or categorical. The
/// prior of η is N(0, I).
///
/// Pooled encoder: Linear–ReLU–Linear on value and mask. Transformer: a token [value, position embedding] for
/// each known feature (a category has a position of its own) and one token that stands for the whole and is
/// read off at the end.
struct Generator
{
    GeneratorShape shape;
    at::Tensor encoderWeight, encoderBias; ///< pooled: [I + n, hidden]
    at::Tensor position;                   ///< transformer: [I, d − 1]
    at::Tensor summary;                    ///< transformer: [d], the token that stands for the whole
    std::vector<AttentionLayer> layers;    ///< transformer
    at::Tensor lastGain, lastBias;         ///< transformer: [d]
    at::Tensor codeWeight, codeBias;       ///< [hidden or d, 2·latent]: mean, then logarithm of the variance
    Decoder decoder;

    static Generator random(const GeneratorShape& shape, Random random, at::Device device);
    static Generator empty(const GeneratorShape& shape, at::Device device);

    NamedParameters parameters();
    Generator clone() const;
};

Latent encode(const Generator& generator, const Values& values, const at::Tensor& mask);

/// Random numbers for `count` draws, made on the host: the same on every device.
struct Noise
{
    at::Tensor codes;   ///< [count, latent] standard normal
    at::Tensor uniform; ///< [count, I] in (0, 1)
    at::Tensor normal;  ///< [count, n] standard normal; undefined without Gaussian features

    Noise() = default;
    Noise(std::int64_t latent, const OutputKinds& kinds, std::int64_t count, Random& random,
          at::Device device);
    /// For these features alone; `inputs` are theirs.
    Noise restrictedTo(const at::Tensor& features, const at::Tensor& inputs) const;
};

/// x' [N, n]: one draw of every feature's distribution for each code [N, latent].
Values drawValues(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& codes,
                  const Noise& noise);
/// η = mean + e^(logVariance / 2)·ε.
at::Tensor drawCodes(const Latent& latent, const at::Tensor& noise);

/// −log p(x | η) [N], summed over the features that `known` marks.
at::Tensor reconstructionLoss(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                              const Values& values, const at::Tensor& known);
/// KL(q(η) ‖ N(0, I)) [N] = ½ Σ (mean² + variance − 1 − ln variance).
at::Tensor divergence(const Latent& latent);

/// A generator in training.
struct GeneratorTrainer
{
    Generator generator;
    Adam adam;
    at::Tensor lastLoss; ///< of the last step

    explicit GeneratorTrainer(const Generator& start);

    /// One step on −log p(x | η) + β·KL, over n: everything that is known of a row is to be told from what
    /// the mask shows.
    void step(const OutputKinds& kinds, const Batch& batch, double beta, Random random,
              const StepSettings& settings);
};

} // namespace genex::method
