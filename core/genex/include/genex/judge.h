// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace genex::method {

/// What a judge looks at: N patients at the end of the first visit, as Model::hiddenWithEstimates gives them.
struct JudgedPatients
{
    std::size_t width = 0;        ///< h
    std::vector<float> hidden;    ///< [N × h]
    std::vector<int> bucketOfRow; ///< [N]
};

/// τ_ψ, the paper's supervised alternative to a threshold τ: a network that says whether the expert is right
/// with generated values. ψ = Sigmoid(Linear(ReLU(Linear(z)))) with z from the expert's first layer in the
/// place of the paper's encoder, one for each bucket.
class Judge
{
public:
    /// `isRight` [N]: whether the model named the right class of each patient with V generated. A bucket
    /// without patients trusts nobody.
    static Judge train(const JudgedPatients& patients, std::span<const std::uint8_t> isRight, int buckets,
                       std::uint64_t seed, JobControl& control);

    /// The probability that the model is right, [N].
    std::vector<double> trust(const JudgedPatients& patients) const;

private:
    struct Networks;
    explicit Judge(std::shared_ptr<const Networks> networks);

    std::shared_ptr<const Networks> m_networks;
};

} // namespace genex::method
