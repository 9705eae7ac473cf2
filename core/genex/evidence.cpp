// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence.h"

#include "answerparts.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

std::vector<domain::Diagnosis> diagnosesOf(const ModelData& data, const std::vector<float>& probabilities)
{
    std::vector<domain::Diagnosis> list;
    for (std::size_t c = 0; c < probabilities.size(); ++c)
        list.push_back({data.facts.classes[c], probabilities[c], {}});
    std::ranges::stable_sort(list, std::ranges::greater{}, &domain::Diagnosis::probability);
    return list;
}

at::Tensor leaveOneOut(const ModelData& data, const BucketModel& bucket, const KnownPatient& patient,
                       const at::Tensor& logits, const at::Tensor& hidden, double temperature)
{
    std::vector<std::int64_t> places;
    std::vector<float> amounts;
    for (const Cell& cell : patient.cells) {
        places.push_back(cell.input);
        amounts.push_back(cell.amount);
    }
    const auto count = static_cast<std::int64_t>(places.size());
    Values values{toDevice(amounts, {count}, data.device), {}};
    if (!data.kinds.categorical.empty())
        values.inputs = toDevice(places, {count}, data.device);
    const at::Tensor change = bucket.expert.changes(values, toDevice(patient.features, {count}, data.device),
                                                    data.kinds.inputs()); // [k, h (+ C)]
    // [k, D, C]: with drawn values, compared draw by draw, then averaged.
    const at::Tensor without = logitsOf(bucket.expert, hidden - change.unsqueeze(1));
    const auto logMean = [temperature](const at::Tensor& all) {
        return (all / temperature).softmax(-1).mean(-2).clamp_min(1e-30).log();
    };
    return logMean(logits) - logMean(without);
}

void addEvidence(std::vector<domain::Diagnosis>& diagnoses, const ModelData& data,
                 const KnownPatient& patient, const at::Tensor& evidence, const EvidenceWanted& wanted)
{
    const std::vector<float> numbers = floatsOf(evidence);
    requireFinite(numbers);
    const std::size_t classes = data.facts.classes.size();
    const std::vector<std::string> names = namesOf(data.facts.features, patient.features);
    for (std::size_t d = 0; d < diagnoses.size(); ++d) {
        domain::Diagnosis& diagnosis = diagnoses[d];
        if (d >= wanted.mostLikely && !wanted.also.contains(diagnosis.disease))
            continue;
        const auto found = std::ranges::find(data.facts.classes, diagnosis.disease);
        const auto c = static_cast<std::size_t>(found - data.facts.classes.begin());
        for (std::size_t k = 0; k < names.size(); ++k)
            diagnosis.evidence.push_back({names[k], numbers[k * classes + c]});
        std::ranges::stable_sort(diagnosis.evidence, std::ranges::greater{},
                                 [](const domain::Evidence& e) { return std::abs(e.support); });
    }
}

} // namespace genex::method
