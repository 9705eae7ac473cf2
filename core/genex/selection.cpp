// SPDX-License-Identifier: GPL-3.0-or-later
#include "selection.h"

#include "candidatescorer.h"
#include "straightthrough.h"
#include "tensors.h"

#include "common/error.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/ones_like.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

/// A smaller decrease is rounding.
constexpr double kLeastGain = 1e-6;

/// ℓ [N] for logits [N, C] and labels [N]; overwrites the logits, which are large.
at::Tensor lossesInPlace(const at::Tensor& logits, const at::Tensor& labels)
{
    logits.sub_(logits.amax(1, /*keepdim=*/true));
    const at::Tensor ofLabel = logits.gather(1, labels.unsqueeze(1)).squeeze(1);
    return logits.exp_().sum(1).log_() - ofLabel;
}

/// (1 − max_y p_y) / (1 − 1/C) [N]; overwrites the logits. max p = 1 / Σ e^(logit − largest).
at::Tensor uncertaintyInPlace(const at::Tensor& logits)
{
    const auto classes = static_cast<double>(logits.size(1));
    logits.sub_(logits.amax(1, /*keepdim=*/true));
    return (1 - logits.exp_().sum(1).reciprocal_()) / (1 - 1 / classes);
}

Values rowsOf(const Values& values, std::int64_t begin, std::int64_t count)
{
    return {values.amounts.narrow(0, begin, count),
            values.hasCategories() ? values.inputs.narrow(0, begin, count) : at::Tensor()};
}

/// The first if `isFirst` is above 0, else the second.
Values mixed(const at::Tensor& isFirst, const Values& first, const Values& second)
{
    const at::Tensor choice = isFirst > 0;
    return {at::where(choice, first.amounts, second.amounts),
            first.hasCategories() ? at::where(choice, first.inputs, second.inputs) : at::Tensor()};
}

/// A chunk of the batch's patients.
struct Piece
{
    std::int64_t begin = 0;
    std::int64_t count = 0;

    at::Tensor of(const at::Tensor& tensor) const { return tensor.narrow(0, begin, count); }
    Values of(const Values& values) const { return rowsOf(values, begin, count); }
};

/// A quantity per patient: as it is [c], and with each candidate [c, q].
struct Pair
{
    at::Tensor now;
    at::Tensor with;
};

Pair lossPair(CandidateScorer& scorer, const at::Tensor& hidden, const at::Tensor& logits,
              const at::Tensor& labels)
{
    const std::int64_t rows = hidden.size(0);
    const std::int64_t count = logits.size(0) / rows;
    const at::Tensor repeated = labels.unsqueeze(1).expand({-1, count}).reshape({-1});
    return {lossesInPlace(scorer.logitsNow(hidden), labels),
            lossesInPlace(logits, repeated).view({rows, count})};
}

Pair uncertaintyPair(CandidateScorer& scorer, const at::Tensor& hidden, const at::Tensor& logits)
{
    const std::int64_t rows = hidden.size(0);
    return {uncertaintyInPlace(scorer.logitsNow(hidden)),
            uncertaintyInPlace(logits).view({rows, logits.size(0) / rows})};
}

void addScaled(Pair& sum, const Pair& more, double factor)
{
    sum.now = sum.now.defined() ? sum.now + more.now * factor : more.now * factor;
    sum.with = sum.with.defined() ? sum.with + more.with * factor : more.with * factor;
}

/// 1 for the members of the set; [1, n].
at::Tensor membersOf(std::span<const std::int64_t> set, const at::Tensor& like)
{
    std::vector<float> members(static_cast<std::size_t>(like.size(1)));
    for (const std::int64_t feature : set)
        members[static_cast<std::size_t>(feature)] = 1;
    return toDevice(members, {1, like.size(1)}, like.device());
}

/// The mask with a set generated: 1 for observed features, ρ for the rest of the set.
at::Tensor maskWithGenerated(const at::Tensor& observed, std::span<const std::int64_t> set, double strength)
{
    return observed + (1 - observed) * membersOf(set, observed) * strength;
}

/// Where a candidate would also be generated: ρ if it is neither observed nor in the set.
at::Tensor gateForGenerated(const at::Tensor& observed, std::span<const std::int64_t> set, double strength)
{
    return (1 - at::maximum(observed, membersOf(set, observed))) * strength;
}

Pair constantPair(const Pair& like, double value)
{
    return {at::ones_like(like.now) * value, at::ones_like(like.with) * value};
}

/// Δ_i(S) and Δ_i(S ∪ {e}) of a chunk, S being generated.
class Uncertainty
{
public:
    Uncertainty(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                std::span<const std::int64_t> set, std::span<const std::int64_t> candidates)
        : m_batch(batch)
        , m_drawn(drawn)
        , m_shown(maskWithGenerated(batch.observed, set, selector.strength))
        , m_gate(gateForGenerated(batch.observed, set, selector.strength))
        , m_scorer(*selector.frozenExpert, batch.inputs, *selector.kinds, candidates, batch.labels.device())
    {}

    Pair of(const Piece& piece)
    {
        Pair sum;
        const at::Tensor shown = piece.of(m_shown);
        for (const Values& values : m_drawn.frozen) {
            const Values seen = mixed(piece.of(m_batch.observed), piece.of(m_batch.values), piece.of(values));
            const at::Tensor hidden = m_scorer.hidden(seen, shown);
            addScaled(
                sum,
                uncertaintyPair(m_scorer, hidden, m_scorer.logitsWithNew(hidden, seen, piece.of(m_gate))),
                1.0 / static_cast<double>(m_drawn.frozen.size()));
        }
        return sum;
    }

    std::int64_t multiplyAdds() const { return m_scorer.multiplyAdds(); }

private:
    const Batch& m_batch;
    const DrawnBatch& m_drawn;
    at::Tensor m_shown;
    at::Tensor m_gate;
    CandidateScorer m_scorer;
};

/// Sums weights · values over chunks: as is, and with each candidate.
class Total
{
public:
    Total(const Batch& batch, std::int64_t candidates)
        : m_now(at::zeros({1}, batch.weights.options()))
        , m_with(at::zeros({candidates}, batch.weights.options()))
        , m_weight(batch.weights.sum())
    {}

    void add(const Pair& values, const at::Tensor& weights)
    {
        m_now += (values.now * weights).sum();
        m_with += (values.with * weights.unsqueeze(1)).sum(0);
    }

    CandidateScores scores(std::int64_t multiplyAdds) const
    {
        return {floatsOf(m_now / m_weight)[0], floatsOf(m_with / m_weight), multiplyAdds};
    }

private:
    at::Tensor m_now;
    at::Tensor m_with;
    at::Tensor m_weight;
};

template <typename Function>
void forPieces(const Batch& batch, std::int64_t size, Function&& function)
{
    for (std::int64_t begin = 0; begin < batch.size(); begin += size)
        function(Piece{begin, std::min(size, batch.size() - begin)});
}

at::Tensor meanLossWithDrawn(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                             const at::Tensor& shown, double labelSmoothing)
{
    at::Tensor sum;
    for (std::size_t i = 0; i < drawn.current.size(); ++i) {
        const Values seen = mixed(batch.observed, batch.values, drawn.current[i]);
        at::Tensor hidden = hiddenOf(*selector.expert, seen, shown, batch.inputs);
        if (!drawn.slopes.empty())
            hidden = hidden + slopeOfState(*selector.expert, *selector.kinds, drawn.slopes[i],
                                           shown * (1 - batch.observed));
        const at::Tensor losses = lossesOf(logitsOf(*selector.expert, hidden), batch.labels, labelSmoothing);
        sum = sum.defined() ? sum + losses : losses;
    }
    return sum / static_cast<double>(drawn.current.size());
}

at::Tensor uncertaintyNow(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          const at::Tensor& shown)
{
    const at::NoGradGuard noGradient;
    if (selector.deltaConstant >= 0)
        return at::ones_like(batch.weights) * selector.deltaConstant;
    at::Tensor sum = at::zeros_like(batch.weights);
    for (const Values& values : drawn.frozen) {
        const Values seen = mixed(batch.observed, batch.values, values);
        sum += uncertaintyInPlace(
            logitsOf(*selector.frozenExpert, hiddenOf(*selector.frozenExpert, seen, shown, batch.inputs)));
    }
    return sum / static_cast<double>(drawn.frozen.size());
}

} // namespace

DrawnBatch drawFor(const Selector& selector, const Batch& batch, Random random)
{
    DrawnBatch drawn;
    if (!selector.generator)
        return drawn;
    const at::NoGradGuard noGradient;
    const Latent current = selector.generator->encoder(batch.values, batch.observed);
    const bool needsFrozen = selector.deltaConstant < 0; // for Δ only
    const Latent frozen =
        needsFrozen ? selector.frozenGenerator->encoder(batch.values, batch.observed) : Latent();
    for (int i = 0; i < selector.draws; ++i) {
        const Noise noise(selector.generator->shape.latent, *selector.kinds, batch.size(), random,
                          batch.labels.device());
        drawn.current.push_back(
            drawValues(selector.generator->decoder, *selector.kinds, drawCodes(current, noise.codes), noise));
        if (needsFrozen)
            drawn.frozen.push_back(drawValues(selector.frozenGenerator->decoder, *selector.kinds,
                                              drawCodes(frozen, noise.codes), noise));
    }
    return drawn;
}

CandidateScores scoreForU(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          std::span<const std::int64_t> batchFeatures,
                          std::span<const std::int64_t> candidates)
{
    const at::NoGradGuard noGradient;
    CandidateScorer scorer(*selector.expert, batch.inputs, *selector.kinds, candidates,
                           batch.labels.device());
    std::optional<Uncertainty> uncertainty;
    if (selector.generator && selector.deltaConstant < 0)
        uncertainty.emplace(selector, batch, drawn, batchFeatures, candidates);
    const at::Tensor shown = maskWithGenerated(batch.observed, batchFeatures, selector.strength);
    const at::Tensor gate = gateForGenerated(batch.observed, batchFeatures, selector.strength);
    Total total(batch, lengthOf(candidates));
    forPieces(batch, scorer.piece(), [&](const Piece& piece) {
        const at::Tensor labels = piece.of(batch.labels);
        const at::Tensor mask = piece.of(batch.mask);
        const Values real = piece.of(batch.values);
        const at::Tensor hidden = scorer.hidden(real, mask);
        const Pair withReal = lossPair(
            scorer, hidden, scorer.logitsWithNew(hidden, real, piece.of(batch.known) - mask), labels);
        if (!selector.generator)
            return total.add(withReal, piece.of(batch.weights));
        Pair withDrawn;
        const at::Tensor seen = piece.of(shown);
        for (const Values& values : drawn.current) {
            const Values mix = mixed(piece.of(batch.observed), real, piece.of(values));
            const at::Tensor drawnHidden = scorer.hidden(mix, seen);
            addScaled(
                withDrawn,
                lossPair(scorer, drawnHidden, scorer.logitsWithNew(drawnHidden, mix, piece.of(gate)), labels),
                1.0 / static_cast<double>(drawn.current.size()));
        }
        const Pair delta =
            uncertainty ? uncertainty->of(piece) : constantPair(withReal, selector.deltaConstant);
        total.add({delta.now * withReal.now + (1 - delta.now) * withDrawn.now,
                   delta.with * withReal.with + (1 - delta.with) * withDrawn.with},
                  piece.of(batch.weights));
    });
    return total.scores(scorer.multiplyAdds() + (uncertainty ? uncertainty->multiplyAdds() : 0));
}

CandidateScores scoreForV(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          std::span<const std::int64_t> estimated, std::span<const std::int64_t> candidates)
{
    const at::NoGradGuard noGradient;
    CandidateScorer scorer(*selector.expert, batch.inputs, *selector.kinds, candidates,
                           batch.labels.device());
    std::optional<Uncertainty> uncertainty;
    if (selector.deltaConstant < 0)
        uncertainty.emplace(selector, batch, drawn, estimated, candidates);
    // Generated features: V without what the patient came with.
    const at::Tensor isGenerated = (1 - batch.observed) * membersOf(estimated, batch.observed);
    const at::Tensor shown = batch.mask * (1 - isGenerated) + isGenerated * selector.strength;
    Total total(batch, lengthOf(candidates));
    forPieces(batch, scorer.piece(), [&](const Piece& piece) {
        const at::Tensor mask = piece.of(shown);
        const at::Tensor isReal = 1 - piece.of(isGenerated);
        const at::Tensor taken = (piece.of(batch.mask) - piece.of(batch.observed)) * isReal;
        const at::Tensor put = (1 - piece.of(batch.observed)) * isReal; // missing values are generated, too
        const Values real = piece.of(batch.values);
        Pair losses;
        for (const Values& values : drawn.current) {
            const Values generated = piece.of(values);
            const Values seen = mixed(piece.of(isGenerated), generated, real);
            const at::Tensor hidden = scorer.hidden(seen, mask);
            addScaled(
                losses,
                lossPair(scorer, hidden,
                         scorer.logitsWithSwapped(hidden, real, taken, generated, put, selector.strength),
                         piece.of(batch.labels)),
                1.0 / static_cast<double>(drawn.current.size()));
        }
        const Pair delta =
            uncertainty ? uncertainty->of(piece) : constantPair(losses, selector.deltaConstant);
        total.add({(1 - delta.now) * losses.now, (1 - delta.with) * losses.with}, piece.of(batch.weights));
    });
    return total.scores(scorer.multiplyAdds() + (uncertainty ? uncertainty->multiplyAdds() : 0));
}

at::Tensor surrogateLoss(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                         std::span<const std::int64_t> batchFeatures, double labelSmoothing)
{
    const Expert& expert = *selector.expert;
    const at::Tensor real =
        lossesOf(logitsOf(expert, hiddenOf(expert, batch.values, batch.mask, batch.inputs)), batch.labels,
                 labelSmoothing);
    if (!selector.generator)
        return (real * batch.weights).mean();
    const at::Tensor shown = maskWithGenerated(batch.observed, batchFeatures, selector.strength);
    const at::Tensor generated = meanLossWithDrawn(selector, batch, drawn, shown, labelSmoothing);
    const at::Tensor delta = uncertaintyNow(selector, batch, drawn, shown);
    return ((delta * real + (1 - delta) * generated) * batch.weights).mean();
}

std::optional<std::size_t> bestCandidate(const CandidateScores& scores, const PickRule& rule)
{
    if (!std::isfinite(scores.now))
        throw Failure(ErrorCode::InvalidInput, "Training diverged: the loss is not a finite number.",
                      "Choose a smaller learning_rate.");
    std::optional<std::size_t> best;
    double highest = 0;
    for (std::size_t i = 0; i < scores.with.size(); ++i) {
        const double gain = scores.now - scores.with[i];
        if (!std::isfinite(gain) || (rule.mustGain && gain < kLeastGain))
            continue;
        const double worth = rule.prices.empty() ? gain : gain / rule.prices[i];
        if (!best || worth > highest) {
            best = i;
            highest = worth;
        }
    }
    return best;
}

} // namespace genex::method
