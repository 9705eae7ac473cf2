// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"
#include "modeldata.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <vector>

/// Experts and generators at work on patients: tensors in, tensors out.
namespace genex::method {

/// N patients of one bucket as the networks see them.
struct KnownBatch
{
    Values values;   ///< [N, n]
    at::Tensor mask; ///< [N, n]
};

KnownBatch toBatch(std::span<const KnownPatient> patients, bool hasCategories, at::Device device);

/// z [N, h].
at::Tensor hiddenOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients);

/// What the generator says of some features of N patients, D draws each.
struct EstimatedDraws
{
    at::Tensor features;    ///< [v] whose values were drawn
    OutputKinds kinds;      ///< of them
    Values values;          ///< [N·D, v] inputs counted within these features
    at::Tensor isGenerated; ///< [N, v] 0 where the patient's own value is known
    at::Tensor hidden;      ///< [N, D, h] z with the drawn values in the place of unknown ones
    at::Tensor logits;      ///< [N, D, C]
};

/// `estimated` is not empty and the bucket has a generator.
EstimatedDraws drawEstimates(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients,
                             const std::vector<std::int64_t>& estimated);

/// Mean probabilities over the draws, and how far the draws agree.
struct MeanPrediction
{
    at::Tensor probabilities; ///< [N, C]
    at::Tensor instability;   ///< [N] part of the draws that name another class than the mean does
};

MeanPrediction meanOf(const at::Tensor& logits, double temperature);

/// The smallest mean squared difference, over what a patient knows, to any reference patient of the bucket;
/// [N].
at::Tensor distancesOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients);

} // namespace genex::method
