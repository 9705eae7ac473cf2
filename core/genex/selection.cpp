#include "selection.h"

#include "tensors.h"

#include "common/error.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

/// Numbers in the large tensors of one piece: 2 MB, about what a core's cache holds.
constexpr std::int64_t kPieceNumbers = 500'000;
/// A fall below this is rounding.
constexpr double kLeastGain = 1e-6;

/// ℓ [N] for logits [N, C] and labels [N]; overwrites the logits, which are large.
at::Tensor lossesOf(const at::Tensor& logits, const at::Tensor& labels)
{
    logits.sub_(logits.amax(1, /*keepdim=*/true));
    const at::Tensor ofLabel = logits.gather(1, labels.unsqueeze(1)).squeeze(1);
    return logits.exp_().sum(1).log_() - ofLabel;
}

/// What the pieces have in common. The two large tensors are made once: fresh ones for each piece would cost
/// more in page faults than the arithmetic takes.
class Scorer
{
public:
    Scorer(const Expert& expert, const at::Tensor& candidates, std::int64_t rows)
        : m_expert(expert)
        , m_candidates(candidates)
        , m_valueWeight(expert.valueWeight().index_select(0, candidates).unsqueeze(0))
        , m_maskWeight(expert.maskWeight().index_select(0, candidates).unsqueeze(0))
        , m_changed(at::empty({rows, candidates.size(0), expert.outWeight.size(0)}, m_valueWeight.options()))
        , m_logits(at::empty({rows, candidates.size(0), expert.outWeight.size(1)}, m_valueWeight.options()))
    {}

    /// Loss of each row as it is [c], and with each candidate [c, q].
    std::pair<at::Tensor, at::Tensor> losses(const Batch& batch)
    {
        const at::Tensor hidden = hiddenOf(m_expert, batch.values, batch.mask);
        const at::Tensor news =
            (batch.known - batch.mask).index_select(1, m_candidates).unsqueeze(2); // (1−m)·k
        const at::Tensor values = batch.values.index_select(1, m_candidates).unsqueeze(2) * news;
        const std::int64_t rows = hidden.size(0);
        const std::int64_t count = m_candidates.size(0);
        at::Tensor changed = m_changed.narrow(0, 0, rows);
        at::addcmul_out(changed, hidden.unsqueeze(1), values, m_valueWeight);
        changed.addcmul_(news, m_maskWeight).relu_();
        at::Tensor logits = m_logits.narrow(0, 0, rows).view({rows * count, -1});
        at::addmm_out(logits, m_expert.outBias, changed.view({rows * count, -1}), m_expert.outWeight);
        const at::Tensor labels = batch.labels.unsqueeze(1).expand({-1, count}).reshape({-1});
        return {lossesOf(logitsOf(m_expert, hidden), batch.labels),
                lossesOf(logits, labels).view({rows, count})};
    }

private:
    const Expert& m_expert;
    at::Tensor m_candidates;  ///< [q]
    at::Tensor m_valueWeight; ///< [1, q, h]
    at::Tensor m_maskWeight;  ///< [1, q, h]
    at::Tensor m_changed;     ///< [rows, q, h]
    at::Tensor m_logits;      ///< [rows, q, C]
};

Batch slice(const Batch& batch, std::int64_t begin, std::int64_t count)
{
    return {batch.values.narrow(0, begin, count), batch.known.narrow(0, begin, count),
            batch.mask.narrow(0, begin, count), batch.labels.narrow(0, begin, count),
            batch.weights.narrow(0, begin, count)};
}

std::vector<std::int64_t> candidatesBeside(std::span<const std::int64_t> picked, std::int64_t features)
{
    std::vector<std::int64_t> candidates;
    for (std::int64_t e = 0; e < features; ++e) {
        if (std::find(picked.begin(), picked.end(), e) == picked.end())
            candidates.push_back(e);
    }
    return candidates;
}

} // namespace

CandidateLosses candidateLosses(const Expert& expert, const Batch& batch,
                                std::span<const std::int64_t> candidates)
{
    const at::NoGradGuard noGradient;
    const at::Device device = batch.values.device();
    const auto count = static_cast<std::int64_t>(candidates.size());
    const at::Tensor index = toDevice(candidates, {count}, device);
    const std::int64_t rows = batch.values.size(0);
    const std::int64_t perRow = count * (expert.outWeight.size(0) + expert.outWeight.size(1));
    const std::int64_t piece = std::clamp<std::int64_t>(kPieceNumbers / perRow, 1, rows);
    Scorer scorer(expert, index, piece);
    at::Tensor now = at::zeros({1}, batch.weights.options());
    at::Tensor with = at::zeros({count}, batch.weights.options());
    for (std::int64_t begin = 0; begin < rows; begin += piece) {
        const Batch part = slice(batch, begin, std::min(piece, rows - begin));
        const auto [lossNow, lossWith] = scorer.losses(part);
        now += (lossNow * part.weights).sum();
        with += (lossWith * part.weights.unsqueeze(1)).sum(0);
    }
    const at::Tensor total = batch.weights.sum();
    return {floatsOf(now / total)[0], floatsOf(with / total)};
}

std::optional<std::int64_t> pickBest(const Expert& expert, const Batch& batch,
                                     std::span<const std::int64_t> alreadyPicked)
{
    const std::vector<std::int64_t> candidates = candidatesBeside(alreadyPicked, expert.features());
    if (candidates.empty())
        return std::nullopt;
    const CandidateLosses losses = candidateLosses(expert, batch, candidates);
    if (!std::isfinite(losses.now))
        throw Failure(ErrorCode::InvalidInput, "The training went astray: the loss is not a finite number.",
                      "Choose a smaller learning_rate.");
    const auto best = std::min_element(losses.with.begin(), losses.with.end());
    if (losses.now - *best < kLeastGain)
        return std::nullopt;
    return candidates[static_cast<std::size_t>(best - losses.with.begin())];
}

} // namespace genex::method
