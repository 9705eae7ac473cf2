// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"
#include "modeldata.h"

#include "domain/conclusion.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace genex::method {

/// Every class with its probability, most likely first, without evidence.
std::vector<domain::Diagnosis> diagnosesOf(const ModelData& data, const std::vector<float>& probabilities);

/// ln p(c | all) − ln p(c | all but f) [k, C] for the k known features: exact, by the rank-one change of z.
/// From z [1, D, h] of D draws, or of one without draws, and its logits.
at::Tensor leaveOneOut(const ModelData& data, const BucketModel& bucket, const KnownPatient& patient,
                       const at::Tensor& logits, const at::Tensor& hidden, double temperature);

/// Diseases to give evidence for.
struct EvidenceWanted
{
    std::size_t mostLikely = 0;
    std::set<std::string> also; ///< these in any case
};

/// Adds the evidence [k, C] to the requested diseases, strongest first.
void addEvidence(std::vector<domain::Diagnosis>& diagnoses, const ModelData& data,
                 const KnownPatient& patient, const at::Tensor& evidence, const EvidenceWanted& wanted);

} // namespace genex::method
