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

/// Maps a code to each feature's distribution: Linear–ReLU–Linear.
struct Decoder
{
    at::Tensor hiddenWeight, hiddenBias; ///< [latent, decoder hidden]
    at::Tensor outWeight, outBias;       ///< [decoder hidden, I]
    at::Tensor outLogVariance;           ///< [I], of Gaussian outputs

    /// The outputs [..., I] for codes [..., latent].
    at::Tensor operator()(const at::Tensor& codes) const;
    /// Restricted to these outputs; `inputs` [k].
    Decoder restrictedTo(const at::Tensor& inputs) const;
};

/// p: a β-VAE (appendix B of the paper). The encoder gives p(η | x[K]) from any known features K, the decoder
/// gives each feature's distribution: Bernoulli, Gaussian or categorical. Trained with a proposal (VAEAC,
/// Ivanov et al. 2019): a second encoder q(η | everything known about a training row, its disease) gives the
/// code that explains the row, and the first one learns to predict that code from the part it sees, so that
/// values drawn with one code are consistent and draws are joint.
struct Generator
{
    GeneratorShape shape;
    Encoder encoder;
    Decoder decoder;

    static Generator random(const GeneratorShape& shape, Random random, at::Device device);
    static Generator empty(const GeneratorShape& shape, at::Device device);

    /// Whether it can be given the disease.
    bool knowsDiseases() const { return shape.classes > 0; }
    NamedParameters parameters();
    Generator clone() const;
};

/// Random numbers for `count` draws, generated on the host: the same on every device.
struct Noise
{
    at::Tensor codes;   ///< [count, latent] standard normal
    at::Tensor uniform; ///< [count, I] in (0, 1)
    at::Tensor normal;  ///< [count, n] standard normal; undefined without Gaussian features

    Noise() = default;
    Noise(std::int64_t latent, const OutputKinds& kinds, std::int64_t count, Random& random,
          at::Device device);
    /// Restricted to these features; `inputs` are theirs.
    Noise restrictedTo(const at::Tensor& features, const at::Tensor& inputs) const;
};

/// x' [N, n]: one draw of every feature's distribution for each code [N, latent].
Values drawValues(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& codes,
                  const Noise& noise);

/// What each input of drawn values would be on average given the code [N, I], differentiable in the decoder's
/// outputs: P(present) of a binary feature, P(category) of each category, and a measured value or rank as its
/// draw itself, mean + deviation·ε, before it is rounded.
at::Tensor meanInputs(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                      const Noise& noise);

/// −log p(x | η) of every feature: [N, n].
at::Tensor featureLosses(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                         const Values& values);
/// The same, summed over the features that `known` marks: [N].
at::Tensor reconstructionLoss(const Decoder& decoder, const OutputKinds& kinds, const at::Tensor& outputs,
                              const Values& values, const at::Tensor& known);

/// A generator during training.
struct GeneratorTrainer
{
    Generator generator;
    std::optional<Encoder> proposal; ///< if it is trained with one
    Adam adam;
    at::Tensor lastLoss; ///< of the last step

    GeneratorTrainer(const Generator& start, const std::optional<Encoder>& proposing);

    NamedParameters parameters();
    /// One step on −log p(x | η) + β·KL, divided by n: predicts everything known about a row from what the
    /// mask shows. With a proposal: predicts what the mask hides, with KL from the proposal to the encoder,
    /// which is given the disease of half of the rows.
    void step(const OutputKinds& kinds, const Batch& batch, double beta, Random random,
              const StepSettings& settings);
    /// One step with the gradients another loss has left on the parameters.
    void stepWithGradients(const StepSettings& settings) { adam.step(parameters(), settings); }

private:
    at::Tensor lossOf(const OutputKinds& kinds, const Batch& batch, double beta, Random random) const;
    at::Tensor proposedLossOf(const OutputKinds& kinds, const Batch& batch, double beta, Random random) const;
};

/// A proposal for generators of this shape; empty if they do not use one.
std::optional<Encoder> proposalFor(const GeneratorShape& shape, Random random, at::Device device);
std::optional<Encoder> cloneOf(const std::optional<Encoder>& encoder);

} // namespace genex::method
