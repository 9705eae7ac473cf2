#pragma once

#include "trainingtable.h"

#include "common/random.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <cstdint>

namespace genex::method {

/// h: Linear–ReLU–Linear on value and mask. With v = x ∘ m ∈ ℝⁿ the encoded values of what is known and m ∈
/// {0,1}ⁿ:
///   z = [v, m] W₁ + b₁,   logits = max(z, 0) W₂ + b₂.
struct Expert
{
    at::Tensor hiddenWeight; ///< W₁ [2n, h]: rows of values, then rows of the mask
    at::Tensor hiddenBias;   ///< b₁ [h]
    at::Tensor outWeight;    ///< W₂ [h, C]
    at::Tensor outBias;      ///< b₂ [C]

    /// Uniform in ±1/√fan-in, from the host's random numbers: the same on every device.
    static Expert random(std::int64_t features, std::int64_t hidden, std::int64_t classes, Random random,
                         at::Device device);

    std::int64_t features() const { return hiddenWeight.size(0) / 2; }
    at::Tensor valueWeight() const { return hiddenWeight.narrow(0, 0, features()); }         ///< [n, h]
    at::Tensor maskWeight() const { return hiddenWeight.narrow(0, features(), features()); } ///< [n, h]

    std::array<at::Tensor*, 4> parameters();
    std::array<const at::Tensor*, 4> parameters() const;
    /// Parameters of its own.
    Expert clone() const;
};

/// The names of the parameters in files, in the order of parameters().
inline constexpr std::array kParameterNames{"hidden_weight", "hidden_bias", "out_weight", "out_bias"};

/// z [N, h] from values [N, n] (anything where the mask is 0) and mask [N, n].
at::Tensor hiddenOf(const Expert& expert, const at::Tensor& values, const at::Tensor& mask);
/// [..., C] from z [..., h].
at::Tensor logitsOf(const Expert& expert, const at::Tensor& hidden);

/// The training table on the device.
struct DeviceTable
{
    at::Tensor values; ///< [R, n]
    at::Tensor known;  ///< [R, n], 0 or 1
    at::Tensor labels; ///< [R]
    at::Tensor pools;  ///< [P, n], 1 for a member

    DeviceTable(const TrainingTable& table, const Pools& poolList, at::Device device);
};

/// The patients of one Draw as the expert sees them.
struct Batch
{
    at::Tensor values;  ///< [N, n]
    at::Tensor known;   ///< [N, n]
    at::Tensor mask;    ///< [N, n] = (O ∪ R) ∩ known: a gap is never revealed
    at::Tensor labels;  ///< [N]
    at::Tensor weights; ///< [N]
};

Batch gather(const DeviceTable& table, const Draw& draw);

struct StepSettings
{
    double learningRate = 0;
    double labelSmoothing = 0;
    double weightDecay = 0;
};

/// An expert in training, with Adam's state.
struct ExpertTrainer
{
    Expert expert;
    std::array<at::Tensor, 4> mean;   ///< m_t
    std::array<at::Tensor, 4> square; ///< v_t
    std::int64_t steps = 0;           ///< t

    explicit ExpertTrainer(const Expert& start);

    /// One step of Adam on the cross-entropy of the logits.
    void step(const Batch& batch, const StepSettings& settings);

private:
    void update(std::size_t parameter, const StepSettings& settings);
};

} // namespace genex::method
