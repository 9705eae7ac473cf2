// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidatescorer.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <vector>

namespace genex::method {

namespace {

/// Numbers in the large tensors of one chunk: 2 MB, about a core's cache.
constexpr std::int64_t kPieceNumbers = 500'000;

} // namespace

CandidateScorer::CandidateScorer(const Expert& expert, std::int64_t inputs, const OutputKinds& kinds,
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
    if (!expert.wide.isEmpty()) {
        m_wideWeight = expert.wide.scaledWeight();
        m_wideLayout = expert.wide.layout.restrictedTo(m_candidates);
    }
    if (!places.empty()) {
        m_categoricalPlaces = toDevice(places, {lengthOf(places)}, device);
        m_categoricalFeatures = toDevice(features, {lengthOf(features)}, device);
    }
}

std::int64_t CandidateScorer::piece() const
{
    const std::int64_t perRow =
        m_candidates.size(0) * (m_values.size(1) + (m_wideWeight.defined() ? 3 : 1) * m_expert.classes());
    return std::max<std::int64_t>(1, kPieceNumbers / std::max<std::int64_t>(1, perRow));
}

at::Tensor CandidateScorer::hidden(const Values& values, const at::Tensor& mask)
{
    m_multiplyAdds += mask.size(0) * m_expert.hiddenWeight.numel();
    return hiddenOf(m_expert, values, mask, m_inputs);
}

at::Tensor CandidateScorer::logitsNow(const at::Tensor& hidden)
{
    countTail(hidden.size(0));
    return logitsOf(m_expert, hidden);
}

at::Tensor CandidateScorer::logitsWithNew(const at::Tensor& hidden, const Values& values,
                                          const at::Tensor& gate)
{
    at::Tensor changed = start(hidden, gate, 1);
    addValues(changed, values, gate, 1);
    return finish(changed);
}

at::Tensor CandidateScorer::logitsWithSwapped(const at::Tensor& hidden, const Values& from,
                                              const at::Tensor& shown, const Values& to,
                                              const at::Tensor& gate, double strength)
{
    at::Tensor changed = start(hidden, gate, strength);
    changed.addcmul_(shown.index_select(1, m_candidates).unsqueeze(2), m_maskWeight, -1);
    m_multiplyAdds += changed.numel();
    addValues(changed, to, gate, strength);
    addValues(changed, from, shown, -1);
    return finish(changed);
}

/// z for every candidate, with the mask changed by `change` where `gate` [c, n] is open.
at::Tensor CandidateScorer::start(const at::Tensor& hidden, const at::Tensor& gate, double change)
{
    const std::int64_t rows = hidden.size(0);
    startWide(hidden);
    const at::Tensor deep = hidden.narrow(1, 0, m_expert.width());
    const at::Tensor open = gate.index_select(1, m_candidates).unsqueeze(2);
    if (!m_changed.defined() || m_changed.size(0) < rows)
        m_changed = at::empty({rows, m_candidates.size(0), deep.size(1)}, hidden.options());
    at::Tensor changed = m_changed.narrow(0, 0, rows);
    m_multiplyAdds += changed.numel();
    return at::addcmul_out(changed, deep.unsqueeze(1), open, m_maskWeight, change);
}

void CandidateScorer::addValues(at::Tensor& changed, const Values& values, const at::Tensor& gate,
                                double sign)
{
    const at::Tensor amounts = values.amounts * gate;
    changed.addcmul_(amounts.index_select(1, m_candidates).unsqueeze(2), m_singleWeight, sign);
    m_multiplyAdds += changed.numel();
    addWide(values, gate, sign);
    if (!m_categoricalPlaces.defined())
        return;
    const at::Tensor chosen = values.inputs.index_select(1, m_categoricalFeatures);
    const at::Tensor rows =
        m_values.index_select(0, chosen.reshape({-1})).view({chosen.size(0), chosen.size(1), -1});
    const at::Tensor open = amounts.index_select(1, m_categoricalFeatures).unsqueeze(2);
    changed.index_add_(1, m_categoricalPlaces, rows * open, sign);
    m_multiplyAdds += rows.numel();
}

at::Tensor CandidateScorer::finish(at::Tensor& changed)
{
    const at::Tensor flat = changed.view({-1, changed.size(2)});
    countTail(flat.size(0));
    if (m_expert.tail.size() > 1)
        return logitsOf(m_expert,
                        m_wide.defined() ? at::cat({flat, m_wide.view({flat.size(0), -1})}, 1) : flat);
    const TailLayer& last = m_expert.tail.front();
    if (!m_logits.defined() || m_logits.size(0) < flat.size(0))
        m_logits = at::empty({flat.size(0), last.bias.size(0)}, flat.options());
    at::Tensor logits = m_logits.narrow(0, 0, flat.size(0));
    at::addmm_out(logits, last.bias, changed.relu_().view({-1, changed.size(2)}), last.weight);
    if (m_wide.defined())
        logits.add_(m_wide.view({flat.size(0), -1}));
    return logits;
}

/// The unchanged wide logits, once per candidate.
void CandidateScorer::startWide(const at::Tensor& hidden)
{
    if (m_wideWeight.defined())
        m_wide = hidden.narrow(1, m_expert.width(), m_expert.classes())
                     .unsqueeze(1)
                     .repeat({1, m_candidates.size(0), 1});
}

void CandidateScorer::addWide(const Values& values, const at::Tensor& gate, double sign)
{
    if (!m_wideWeight.defined())
        return;
    Values ofCandidates{values.amounts.index_select(1, m_candidates), {}};
    if (values.hasCategories())
        ofCandidates.inputs = values.inputs.index_select(1, m_candidates);
    const at::Tensor bins = m_wideLayout.binsOf(ofCandidates);
    const at::Tensor rows = m_wideWeight.index_select(0, bins.reshape({-1})).view(m_wide.sizes());
    m_wide.addcmul_(rows, gate.index_select(1, m_candidates).unsqueeze(2), sign);
    m_multiplyAdds += rows.numel();
}

void CandidateScorer::countTail(std::int64_t rows)
{
    for (const TailLayer& layer : m_expert.tail)
        m_multiplyAdds += rows * layer.weight.numel();
}

} // namespace genex::method
