// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstdint>
#include <vector>

namespace genex::eval {

/// G_F of one bucket as a function of the set only; the trained networks are fixed. For patients i
///     F_i(U) = Δ·ℓ(h(x[O_i ∪ U]), y_i) + (1 − Δ)·E ℓ(h(x[O_i] ∪ x'[U]), y_i),
/// Δ being the settings' constant if there is one, else Δ_i(U).
class Surrogate
{
public:
    /// Some patients of a bucket; model and cohort must outlive it.
    Surrogate(const method::Model& model, const method::TestCohort& cohort,
              const std::vector<std::size_t>& patients, int bucket);

    struct Values
    {
        double mean = 0;                ///< G_F / number of patients
        std::vector<float> uncertainty; ///< Δ_i(U)
        std::vector<float> losses;      ///< ℓ with real values
    };

    Values at(const std::vector<std::int64_t>& set) const;
    double operator()(const std::vector<std::int64_t>& set) const { return at(set).mean; }

private:
    std::vector<float> rowsWith(const std::vector<std::int64_t>& set) const;

    const method::Model& m_model;
    std::vector<float> m_findings; ///< [N × n]
    std::vector<float> m_truth;    ///< [N × n]
    std::vector<std::int32_t> m_labels;
    std::vector<int> m_buckets;
};

} // namespace genex::eval
