// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace genex::method {

/// Input of a judge: N patients at the end of the first visit, from Model::hiddenWithEstimates.
struct JudgedPatients
{
    std::size_t width = 0;        ///< h
    std::vector<float> hidden;    ///< [N × h]
    std::vector<int> bucketOfRow; ///< [N]
};

/// τ_ψ, the paper's supervised alternative to a threshold τ: a network that predicts whether the expert is
/// correct with generated values. ψ = Sigmoid(Linear(ReLU(Linear(z)))) with z from the expert's first layer
/// instead of the paper's encoder, one per bucket.
class Judge
{
public:
    /// `isRight` [N]: whether the model's prediction with V generated was correct. A bucket without patients
    /// trusts nobody.
    static Judge train(const JudgedPatients& patients, std::span<const std::uint8_t> isRight, int buckets,
                       std::uint64_t seed, JobControl& control);

    /// Probability that the model is correct, [N].
    std::vector<double> trust(const JudgedPatients& patients) const;

private:
    struct Networks;
    explicit Judge(std::shared_ptr<const Networks> networks);

    std::shared_ptr<const Networks> m_networks;
};

} // namespace genex::method
