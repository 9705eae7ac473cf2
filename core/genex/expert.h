// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adam.h"
#include "patientbatch.h"
#include "widepart.h"

#include "common/random.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

struct ExpertShape
{
    std::int64_t features = 0; ///< n
    std::int64_t inputs = 0;   ///< I
    std::int64_t hidden = 0;
    std::int64_t classes = 0;     ///< C
    std::int64_t frontHidden = 0; ///< of the encoder before it; 0: none
    std::int64_t frontLatent = 0;

    bool operator==(const ExpertShape&) const = default;
};

/// A layer after the first: x → f(x) W + b, f being max(·, 0) or the identity.
struct TailLayer
{
    at::Tensor weight;
    at::Tensor bias;
    bool startsWithRelu = true;
};

/// h: Linear–ReLU–Linear on value and mask. With v = x ∘ m ∈ ℝᴵ the encoded values of what is known and
/// m ∈ {0,1}ⁿ:
///   z = [v, m] W₁ + b₁,   logits = max(z, 0) W₂ + b₂.
/// With an encoder in front, W₁ and the first tail layer are the encoder's, and Linear–ReLU–Linear reads its
/// mean. With a wide part, its logits are added. Both are sums over known features, so a patient's state is
/// one vector, [z, wide logits], and one more known value adds one row to it.
struct Expert
{
    at::Tensor hiddenWeight; ///< W₁ [I + n, h]: rows of values, then rows of the mask
    at::Tensor hiddenBias;   ///< b₁ [h]
    std::vector<TailLayer> tail;
    WidePart wide;

    /// Uniform in ±1/√fan-in, generated on the host: the same on every device.
    static Expert random(const ExpertShape& shape, Random random, at::Device device);
    /// Allocated but uninitialised parameters; without a wide part.
    static Expert empty(const ExpertShape& shape, at::Device device);
    /// Adds naive Bayes as the wide part; the network's last layer is zeroed.
    void startFrom(const ClassRates& rates);
    /// Makes it one that does not see the mask: z = v W₁[:I] + b₁. The mask's rows of W₁ become zero, the
    /// others as large as those of a layer of I inputs.
    void ignoreMask(std::int64_t inputs);
    /// Zeroes these rows of W₁: inputs no training patient has would otherwise keep random weights.
    void silence(const std::vector<std::int64_t>& rows);

    at::Tensor valueWeight(std::int64_t inputs) const
    {
        return hiddenWeight.narrow(0, 0, inputs);
    }                                                ///< [I, h]
    at::Tensor maskWeight(std::int64_t inputs) const ///< [n, h]
    {
        return hiddenWeight.narrow(0, inputs, hiddenWeight.size(0) - inputs);
    }
    std::int64_t classes() const { return tail.back().bias.size(0); }
    std::int64_t width() const { return hiddenBias.size(0); } ///< h: of z, without the wide part
    /// What knowing values [..., k] of these k features adds to the state: [..., k, h (+ C)].
    at::Tensor changes(const Values& values, const at::Tensor& features, std::int64_t inputs) const;

    /// "hidden_weight", "hidden_bias", "tail.0.weight", "tail.0.bias", …
    NamedParameters parameters();
    /// Independent parameters, without gradients.
    Expert clone() const;
};

/// The state [N, h], or [N, h + C] with a wide part.
at::Tensor hiddenOf(const Expert& expert, const Values& values, const at::Tensor& mask, std::int64_t inputs);
/// [..., C] from the state.
at::Tensor logitsOf(const Expert& expert, const at::Tensor& hidden);
/// ℓ [N]: cross-entropy of logits [N, C] against labels [N].
at::Tensor lossesOf(const at::Tensor& logits, const at::Tensor& labels, double labelSmoothing = 0);

/// An expert during training.
struct ExpertTrainer
{
    Expert expert;
    Adam adam;
    at::Tensor lastLoss; ///< of the last step
    /// Rows of W₁ that stay zero, from this one on: those of the mask, for experts that do not see it.
    std::optional<std::int64_t> silentFrom;

    explicit ExpertTrainer(const Expert& start, std::optional<std::int64_t> silentRows = {});

    /// One step on the weighted mean cross-entropy of the logits.
    void step(const Batch& batch, const StepSettings& settings);
    /// One step on an arbitrary loss: backward(), then Adam.
    void stepOn(const at::Tensor& loss, const StepSettings& settings);

private:
    void keepSilent();
};

/// A tensor of numbers uniform in ±1/√fanIn.
at::Tensor uniformTensor(std::vector<std::int64_t> shape, std::int64_t fanIn, Random& random,
                         at::Device device);

} // namespace genex::method
