// SPDX-License-Identifier: GPL-3.0-or-later
#include "commongains.h"

#include "candidatescorer.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/log_softmax.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace genex::method {

namespace {

constexpr std::size_t kPatients = 512;
constexpr std::size_t kScoredAgain = 24; // candidates, for each pick after the first

/// The means over patients of ln p(truth) and p(truth).
struct Means
{
    double log = 0;
    double probability = 0;
};

/// One list for some training patients.
class CommonList
{
public:
    CommonList(const TrainingContext& context, const Expert& expert)
        : m_context(context)
        , m_expert(expert)
        , m_batch(context.gathered(drawWithBatch(context.cohort.patients, kPatients,
                                                 static_cast<std::size_t>(context.features()), {},
                                                 context.random.child("common gains"))))
        , m_mask(m_batch.mask)
        , m_gains(static_cast<std::size_t>(context.features()), std::numeric_limits<double>::infinity())
        , m_with(m_gains.size())
        , m_isTaken(m_gains.size())
    {
        m_now = now();
    }

    /// The next test and its gain; −1 if none is left.
    std::int64_t take(Means& added)
    {
        score(candidates());
        const std::vector<std::int64_t> scored = candidates();
        if (scored.empty())
            return -1;
        const std::int64_t best = scored.front();
        const auto f = static_cast<std::size_t>(best);
        added = {m_with[f].log - m_now.log, m_with[f].probability - m_now.probability};
        m_isTaken[f] = true;
        const at::Tensor index = toDevice(std::span(&best, 1), {1}, m_mask.device());
        m_mask = m_mask.index_copy(1, index, m_batch.known.index_select(1, index));
        m_now = m_with[f];
        return best;
    }

private:
    /// All at first, then those with the highest last score; highest first.
    std::vector<std::int64_t> candidates() const
    {
        std::vector<std::int64_t> open;
        for (std::size_t f = 0; f < m_isTaken.size(); ++f) {
            if (!m_isTaken[f] && !m_context.forbidden.contains(static_cast<std::int64_t>(f)))
                open.push_back(static_cast<std::int64_t>(f));
        }
        std::ranges::stable_sort(open, std::greater<>(),
                                 [this](std::int64_t f) { return m_gains[static_cast<std::size_t>(f)]; });
        const bool isFirst = !open.empty() && m_gains[static_cast<std::size_t>(open.front())] ==
                                                  std::numeric_limits<double>::infinity();
        if (!isFirst)
            open.resize(std::min(open.size(), kScoredAgain));
        return open;
    }

    Means now() const
    {
        const at::Tensor logits =
            logitsOf(m_expert, hiddenOf(m_expert, m_batch.values, m_mask, m_batch.inputs));
        const at::Tensor logs = at::log_softmax(logits, 1).gather(1, m_batch.labels.unsqueeze(1)).squeeze(1);
        const std::vector<float> means =
            floatsOf(at::cat({weighted(logs.unsqueeze(1)), weighted(logs.exp().unsqueeze(1))}));
        return {means[0], means[1]};
    }

    /// Σ_i w_i x_i / Σ_i w_i of x [N, q].
    at::Tensor weighted(const at::Tensor& x) const
    {
        return (x * m_batch.weights.unsqueeze(1)).sum(0) / m_batch.weights.sum();
    }

    void score(const std::vector<std::int64_t>& candidates)
    {
        CandidateScorer scorer(m_expert, m_batch.inputs, m_context.kinds, candidates, m_mask.device());
        const auto count = static_cast<std::int64_t>(candidates.size());
        std::vector<at::Tensor> logs;
        for (std::int64_t begin = 0; begin < m_batch.size(); begin += scorer.piece()) {
            const std::int64_t rows = std::min(scorer.piece(), m_batch.size() - begin);
            const auto of = [&](const at::Tensor& all) { return all.narrow(0, begin, rows); };
            Values values{of(m_batch.values.amounts), {}};
            if (m_batch.values.hasCategories())
                values.inputs = of(m_batch.values.inputs);
            const at::Tensor logits = scorer.logitsWithNew(scorer.hidden(values, of(m_mask)), values,
                                                           of(m_batch.known) - of(m_mask)); // [rows·q, C]
            const at::Tensor labels = of(m_batch.labels).repeat_interleave(count).unsqueeze(1);
            logs.push_back(at::log_softmax(logits, 1).gather(1, labels).view({rows, count}));
        }
        const at::Tensor all = at::cat(logs); // [N, q]
        const std::vector<float> learning = floatsOf(weighted(all));
        const std::vector<float> beingRight = floatsOf(weighted(all.exp()));
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const auto f = static_cast<std::size_t>(candidates[i]);
            m_with[f] = {learning[i], beingRight[i]};
            m_gains[f] = m_with[f].log - m_now.log;
        }
    }

    const TrainingContext& m_context;
    const Expert& m_expert;
    Batch m_batch;
    at::Tensor m_mask; ///< [N, n] including taken tests
    Means m_now;
    std::vector<double> m_gains; ///< [n] of ln p(truth), at the last scoring
    std::vector<Means> m_with;   ///< [n]
    std::vector<bool> m_isTaken;
};

} // namespace

CommonGains commonGains(const TrainingContext& context, const Expert& expert, std::size_t most,
                        JobControl& control)
{
    const at::NoGradGuard noGradient;
    const auto n = static_cast<std::size_t>(context.features());
    CommonGains gains{std::vector<float>(n), std::vector<float>(n)};
    CommonList list(context, expert);
    for (std::size_t i = 0; i < std::min(most, n); ++i) {
        control.checkPoint();
        Means added;
        const std::int64_t test = list.take(added);
        if (test < 0 || added.log <= 0)
            break;
        gains.learning[static_cast<std::size_t>(test)] = static_cast<float>(added.log);
        gains.beingRight[static_cast<std::size_t>(test)] =
            static_cast<float>(std::max(0.0, added.probability));
    }
    return gains;
}

} // namespace genex::method
