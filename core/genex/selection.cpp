#include "selection.h"

#include "tensors.h"

#include "common/error.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/ones_like.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

/// Numbers in the large tensors of one piece: 2 MB, about what a core's cache holds.
constexpr std::int64_t kPieceNumbers = 500'000;
/// A fall below this is rounding.
constexpr double kLeastGain = 1e-6;

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

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

/// The first where `isFirst` is above 0, else the second.
Values mixed(const at::Tensor& isFirst, const Values& first, const Values& second)
{
    const at::Tensor choice = isFirst > 0;
    return {at::where(choice, first.amounts, second.amounts),
            first.hasCategories() ? at::where(choice, first.inputs, second.inputs) : at::Tensor()};
}

/// One expert before all candidates at once. The two large tensors are made once: fresh ones for each piece
/// would cost more in page faults than the arithmetic takes.
class Scorer
{
public:
    Scorer(const Expert& expert, std::int64_t inputs, const OutputKinds& kinds,
           std::span<const std::int64_t> candidates, at::Device device)
        : m_expert(expert)
        , m_values(expert.valueWeight(inputs))
        , m_candidates(toDevice(candidates, {lengthOf(candidates)}, device))
        , m_maskWeight(expert.maskWeight(inputs).index_select(0, m_candidates).unsqueeze(0))
        , m_inputs(inputs)
    {
        std::vector<std::int64_t> first;
        std::vector<std::int64_t> places;
        std::vector<std::int64_t> features;
        std::vector<float> isSingle;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const std::int64_t f = candidates[i];
            const bool isCategorical = std::ranges::binary_search(kinds.categorical, f);
            first.push_back(kinds.begins[static_cast<std::size_t>(f)]);
            isSingle.push_back(isCategorical ? 0 : 1);
            if (isCategorical) {
                places.push_back(static_cast<std::int64_t>(i));
                features.push_back(f);
            }
        }
        const at::Tensor weights = m_values.index_select(0, toDevice(first, {lengthOf(first)}, device));
        m_singleWeight = (weights * toDevice(isSingle, {lengthOf(isSingle), 1}, device)).unsqueeze(0);
        if (!places.empty()) {
            m_categoricalPlaces = toDevice(places, {lengthOf(places)}, device);
            m_categoricalFeatures = toDevice(features, {lengthOf(features)}, device);
        }
    }

    /// Patients that fit into one piece.
    std::int64_t piece() const
    {
        const std::int64_t perRow = m_candidates.size(0) * (m_values.size(1) + m_expert.classes());
        return std::max<std::int64_t>(1, kPieceNumbers / std::max<std::int64_t>(1, perRow));
    }

    at::Tensor hidden(const Values& values, const at::Tensor& mask) const
    {
        return hiddenOf(m_expert, values, mask, m_inputs);
    }

    /// Logits [c·q, C] when each candidate becomes known besides, as much as `gate` [c, n] says.
    at::Tensor logitsWithNew(const at::Tensor& hidden, const Values& values, const at::Tensor& gate)
    {
        const at::Tensor open = gate.index_select(1, m_candidates).unsqueeze(2);
        at::Tensor changed = start(hidden, open, 1);
        addValues(changed, values, gate, 1);
        return finish(changed);
    }

    /// Logits [c·q, C] when each candidate's value is taken away where `shown` [c, n] is 1, and one that
    /// counts `strength` put where `gate` [c, n] is 1.
    at::Tensor logitsWithSwapped(const at::Tensor& hidden, const Values& from, const at::Tensor& shown,
                                 const Values& to, const at::Tensor& gate, double strength)
    {
        at::Tensor changed = start(hidden, gate.index_select(1, m_candidates).unsqueeze(2), strength);
        changed.addcmul_(shown.index_select(1, m_candidates).unsqueeze(2), m_maskWeight, -1);
        addValues(changed, to, gate, strength);
        addValues(changed, from, shown, -1);
        return finish(changed);
    }

    at::Tensor logitsNow(const at::Tensor& hidden) const { return logitsOf(m_expert, hidden); }

private:
    /// z for every candidate, with the mask changed by `change` where it is open.
    at::Tensor start(const at::Tensor& hidden, const at::Tensor& open, double change)
    {
        const std::int64_t rows = hidden.size(0);
        const std::int64_t count = m_candidates.size(0);
        if (!m_changed.defined() || m_changed.size(0) < rows)
            m_changed = at::empty({rows, count, hidden.size(1)}, hidden.options());
        at::Tensor changed = m_changed.narrow(0, 0, rows);
        return at::addcmul_out(changed, hidden.unsqueeze(1), open, m_maskWeight, change);
    }

    void addValues(at::Tensor& changed, const Values& values, const at::Tensor& gate, double sign) const
    {
        const at::Tensor amounts = values.amounts * gate;
        changed.addcmul_(amounts.index_select(1, m_candidates).unsqueeze(2), m_singleWeight, sign);
        if (!m_categoricalPlaces.defined())
            return;
        const at::Tensor chosen = values.inputs.index_select(1, m_categoricalFeatures);
        const at::Tensor rows =
            m_values.index_select(0, chosen.reshape({-1})).view({chosen.size(0), chosen.size(1), -1});
        const at::Tensor open = amounts.index_select(1, m_categoricalFeatures).unsqueeze(2);
        changed.index_add_(1, m_categoricalPlaces, rows * open, sign);
    }

    at::Tensor finish(at::Tensor& changed)
    {
        const at::Tensor flat = changed.view({-1, changed.size(2)});
        if (m_expert.tail.size() > 1)
            return logitsOf(m_expert, flat);
        const TailLayer& last = m_expert.tail.front();
        if (!m_logits.defined() || m_logits.size(0) < flat.size(0))
            m_logits = at::empty({flat.size(0), last.bias.size(0)}, flat.options());
        at::Tensor logits = m_logits.narrow(0, 0, flat.size(0));
        at::addmm_out(logits, last.bias, changed.relu_().view({-1, changed.size(2)}), last.weight);
        return logits;
    }

    const Expert& m_expert;
    at::Tensor m_values;     ///< [I, h]
    at::Tensor m_candidates; ///< [q]
    at::Tensor m_maskWeight; ///< [1, q, h]
    std::int64_t m_inputs;
    at::Tensor m_singleWeight;        ///< [1, q, h], zero for categorical candidates
    at::Tensor m_categoricalPlaces;   ///< [k] where they stand among the candidates
    at::Tensor m_categoricalFeatures; ///< [k]
    at::Tensor m_changed;             ///< [rows, q, h]
    at::Tensor m_logits;              ///< [rows·q, C]
};

/// Some of the batch's patients.
struct Piece
{
    std::int64_t begin = 0;
    std::int64_t count = 0;

    at::Tensor of(const at::Tensor& tensor) const { return tensor.narrow(0, begin, count); }
    Values of(const Values& values) const { return rowsOf(values, begin, count); }
};

/// A quantity of each patient as it is [c], and with each candidate [c, q].
struct Pair
{
    at::Tensor now;
    at::Tensor with;
};

Pair lossPair(Scorer& scorer, const at::Tensor& hidden, const at::Tensor& logits, const at::Tensor& labels)
{
    const std::int64_t rows = hidden.size(0);
    const std::int64_t count = logits.size(0) / rows;
    const at::Tensor repeated = labels.unsqueeze(1).expand({-1, count}).reshape({-1});
    return {lossesInPlace(scorer.logitsNow(hidden), labels),
            lossesInPlace(logits, repeated).view({rows, count})};
}

Pair uncertaintyPair(Scorer& scorer, const at::Tensor& hidden, const at::Tensor& logits)
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

/// The mask when a set is generated: 1 for what is observed, ρ for the rest of the set.
at::Tensor maskWithGenerated(const at::Tensor& observed, std::span<const std::int64_t> set, double strength)
{
    return observed + (1 - observed) * membersOf(set, observed) * strength;
}

/// Where a candidate would be generated besides: ρ where it is neither observed nor in the set.
at::Tensor gateForGenerated(const at::Tensor& observed, std::span<const std::int64_t> set, double strength)
{
    return (1 - at::maximum(observed, membersOf(set, observed))) * strength;
}

Pair constantPair(const Pair& like, double value)
{
    return {at::ones_like(like.now) * value, at::ones_like(like.with) * value};
}

/// Δ_i(S) and Δ_i(S ∪ {e}) of a piece, S being generated.
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

private:
    const Batch& m_batch;
    const DrawnBatch& m_drawn;
    at::Tensor m_shown;
    at::Tensor m_gate;
    Scorer m_scorer;
};

/// Sums weights · values over pieces: of patients as they are, and with each candidate.
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

    CandidateScores scores() const { return {floatsOf(m_now / m_weight)[0], floatsOf(m_with / m_weight)}; }

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
    for (const Values& values : drawn.current) {
        const Values seen = mixed(batch.observed, batch.values, values);
        const at::Tensor logits =
            logitsOf(*selector.expert, hiddenOf(*selector.expert, seen, shown, batch.inputs));
        const at::Tensor losses = lossesOf(logits, batch.labels, labelSmoothing);
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
    const Latent current = encode(*selector.generator, batch.values, batch.observed);
    const Latent frozen = encode(*selector.frozenGenerator, batch.values, batch.observed);
    for (int i = 0; i < selector.draws; ++i) {
        const Noise noise(selector.generator->shape.latent, *selector.kinds, batch.size(), random,
                          batch.labels.device());
        drawn.current.push_back(
            drawValues(selector.generator->decoder, *selector.kinds, drawCodes(current, noise.codes), noise));
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
    Scorer scorer(*selector.expert, batch.inputs, *selector.kinds, candidates, batch.labels.device());
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
    return total.scores();
}

CandidateScores scoreForV(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          std::span<const std::int64_t> estimated, std::span<const std::int64_t> candidates)
{
    const at::NoGradGuard noGradient;
    Scorer scorer(*selector.expert, batch.inputs, *selector.kinds, candidates, batch.labels.device());
    std::optional<Uncertainty> uncertainty;
    if (selector.deltaConstant < 0)
        uncertainty.emplace(selector, batch, drawn, estimated, candidates);
    // Whose value is generated: V without what the patient came with.
    const at::Tensor isGenerated = (1 - batch.observed) * membersOf(estimated, batch.observed);
    const at::Tensor shown = batch.mask * (1 - isGenerated) + isGenerated * selector.strength;
    Total total(batch, lengthOf(candidates));
    forPieces(batch, scorer.piece(), [&](const Piece& piece) {
        const at::Tensor mask = piece.of(shown);
        const at::Tensor isReal = 1 - piece.of(isGenerated);
        const at::Tensor taken = (piece.of(batch.mask) - piece.of(batch.observed)) * isReal;
        const at::Tensor put = (1 - piece.of(batch.observed)) * isReal; // a gap is generated, too
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
    return total.scores();
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
        throw Failure(ErrorCode::InvalidInput, "The training went astray: the loss is not a finite number.",
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
