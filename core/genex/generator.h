// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adam.h"
#include "encoder.h"
#include "outputkinds.h"
#include "patientbatch.h"

#include "common/random.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace genex::method {

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

/// p: a β-VAE (appendix B of the paper). The encoder gives p(η | x[K]) from whatever features K are known,
/// the decoder Linear–ReLU–Linear gives each feature's distribution: Bernoulli, Gaussian or categorical.
///
/// Trained by a proposal (VAEAC, Ivanov et al. 2019), a second encoder q(η | all that is known of a training
/// row, its disease) says which code explains the row, and the first one learns to guess that code from the
/// part that it is shown: then what is drawn with one code holds together, and draws are joint.
struct Generator
{
    GeneratorShape shape;
    Encoder encoder;
    Decoder decoder;

    static Generator random(const GeneratorShape& shape, Random random, at::Device device);
    static Generator empty(const GeneratorShape& shape, at::Device device);

    /// Whether it can be told the disease.
    bool knowsDiseases() const { return shape.classes > 0; }
    NamedParameters parameters();
    Generator clone() const;
};

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

/// −log p(x | η) of every feature: [N, n].
at::Tensor featureLosses(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                         const Values& values);
/// The same, summed over the features that `known` marks: [N].
at::Tensor reconstructionLoss(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                              const Values& values, const at::Tensor& known);

/// A generator in training.
struct GeneratorTrainer
{
    Generator generator;
    std::optional<Encoder> proposal; ///< where it is trained by one
    Adam adam;
    at::Tensor lastLoss; ///< of the last step

    /// `seed` is for the proposal, where there is one.
    GeneratorTrainer(const Generator& start, const std::optional<Encoder>& proposing);

    NamedParameters parameters();
    /// One step on −log p(x | η) + β·KL, over n: everything that is known of a row is to be told from what
    /// the mask shows. By a proposal: what the mask does not show, with KL from the proposal to the encoder,
    /// which is told the disease of every other row on average.
    void step(const OutputKinds& kinds, const Batch& batch, double beta, Random random,
              const StepSettings& settings);

private:
    at::Tensor lossOf(const OutputKinds& kinds, const Batch& batch, double beta, Random random) const;
    at::Tensor proposedLossOf(const OutputKinds& kinds, const Batch& batch, double beta, Random random) const;
};

/// A proposal for generators of this shape; none where they do not learn by one.
std::optional<Encoder> proposalFor(const GeneratorShape& shape, Random random, at::Device device);
std::optional<Encoder> cloneOf(const std::optional<Encoder>& encoder);

} // namespace genex::method
