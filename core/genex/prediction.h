// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"
#include "modeldata.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <vector>

/// Applies experts and generators to patients: tensors in, tensors out.
namespace genex::method {

/// N patients of one bucket as network input.
struct KnownBatch
{
    Values values;   ///< [N, n]
    at::Tensor mask; ///< [N, n]
};

KnownBatch toBatch(std::span<const KnownPatient> patients, bool hasCategories, at::Device device);

/// z [N, h].
at::Tensor hiddenOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients);

/// Generated values of some features of N patients, D draws each.
struct EstimatedDraws
{
    at::Tensor features;    ///< [v] generated features
    OutputKinds kinds;      ///< of them
    Values values;          ///< [N·D, v] inputs numbered within these features
    at::Tensor isGenerated; ///< [N, v] 0 if the patient's own value is known
    at::Tensor hidden;      ///< [N, D, h] z with drawn values in place of unknown ones
    at::Tensor logits;      ///< [N, D, C]
};

/// `estimated` must not be empty, and the bucket must have a generator.
EstimatedDraws drawEstimates(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients,
                             const std::vector<std::int64_t>& estimated);

/// Mean probabilities over the draws, and their agreement.
struct MeanPrediction
{
    at::Tensor probabilities; ///< [N, C]
    at::Tensor instability;   ///< [N] fraction of draws whose class differs from that of the mean
};

MeanPrediction meanOf(const at::Tensor& logits, double temperature);

/// Smallest mean squared difference, over a patient's known features, to any reference patient of the bucket;
/// [N].
at::Tensor distancesOf(const ModelData& model, const BucketModel& bucket, const KnownBatch& patients);

} // namespace genex::method
