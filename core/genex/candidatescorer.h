// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "generator.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>

namespace genex::method {

/// Evaluates one expert for q candidates at once, for c patients. Knowing a candidate is a rank-one change of
/// z. The two large tensors are allocated once: allocating them per chunk would cost more in page faults than
/// the arithmetic.
class CandidateScorer
{
public:
    /// The expert must outlive it.
    CandidateScorer(const Expert& expert, std::int64_t inputs, const OutputKinds& kinds,
                    std::span<const std::int64_t> candidates, at::Device device);

    /// Number of patients in one chunk.
    std::int64_t piece() const;

    at::Tensor hidden(const Values& values, const at::Tensor& mask);
    at::Tensor logitsNow(const at::Tensor& hidden);
    /// Logits [c·q, C] if each candidate is additionally known, scaled by `gate` [c, n].
    at::Tensor logitsWithNew(const at::Tensor& hidden, const Values& values, const at::Tensor& gate);
    /// Logits [c·q, C] if each candidate's value is removed where `shown` [c, n] is 1, and one of weight
    /// `strength` is inserted where `gate` [c, n] is 1.
    at::Tensor logitsWithSwapped(const at::Tensor& hidden, const Values& from, const at::Tensor& shown,
                                 const Values& to, const at::Tensor& gate, double strength);

    /// Multiply-adds so far.
    std::int64_t multiplyAdds() const { return m_multiplyAdds; }

private:
    at::Tensor start(const at::Tensor& hidden, const at::Tensor& gate, double change);
    void addValues(at::Tensor& changed, const Values& values, const at::Tensor& gate, double sign);
    at::Tensor finish(at::Tensor& changed);
    void countTail(std::int64_t rows);
    void startWide(const at::Tensor& hidden);
    void addWide(const Values& values, const at::Tensor& gate, double sign);

    const Expert& m_expert;
    at::Tensor m_values;     ///< [I, h]
    at::Tensor m_candidates; ///< [q]
    at::Tensor m_maskWeight; ///< [1, q, h]
    std::int64_t m_inputs;
    at::Tensor m_singleWeight;        ///< [1, q, h], zero for categorical candidates
    at::Tensor m_categoricalPlaces;   ///< [k] their indices among the candidates
    at::Tensor m_categoricalFeatures; ///< [k]
    at::Tensor m_changed;             ///< [rows, q, h]
    at::Tensor m_logits;              ///< [rows·q, C]
    at::Tensor m_wideWeight;          ///< [W, C]; undefined without a wide part
    WideLayout m_wideLayout;          ///< of the candidates
    at::Tensor m_wide;                ///< [rows, q, C] wide logits of the current chunk
    std::int64_t m_multiplyAdds = 0;
};

} // namespace genex::method
