// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "buckettask.h"
#include "classrates.h"
#include "commongains.h"
#include "courses.h"
#include "encoding.h"
#include "expert.h"
#include "generator.h"
#include "partition.h"
#include "planner.h"
#include "tensorfile.h"

#include "data/complaints.h"
#include "data/dataset.h"
#include "genex/model.h"
#include "genex/training.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

/// Patients that represent possible test results: training patients of a bucket, or generated ones.
struct Reference
{
    Values values;     ///< [R, n], 0 if missing
    at::Tensor known;  ///< [R, n]
    at::Tensor labels; ///< [R]
};

struct BucketModel
{
    Expert expert;
    std::optional<Generator> generator;
    std::vector<std::int64_t> order; ///< U_b in selection order
    Reference reference;
    PlanExpert planExpert; ///< the expert for plans; empty if batches are the bucket's
};

struct ModelData
{
    ModelManifest facts;
    std::string card;
    Encoding encoding;
    Partition partition;
    data::ObservationPool pool;
    std::optional<ClassRates> rates; ///< if experts start from counts, or plans are personal
    CourseBank bank;                 ///< for personal plans
    WideLayout binLayout;            ///< bin of each value, for personal plans
    Noise courseNoise;               ///< for courses drawn by the generator, one row per course of a class
    CommonGains common;              ///< for personal plans
    std::vector<BucketModel> buckets;
    OutputKinds kinds;
    Noise noise; ///< of the draws: the same for every patient, so that patients are comparable
    at::Device device = at::kCPU;
    TensorFile file; ///< written by save()
    std::string sha256;
};

/// The result of training.
struct ModelParts
{
    ModelManifest facts;
    const TrainingContext* context = nullptr;
    std::vector<TrainedBucket> buckets;
    CommonGains common; ///< for personal plans
};

/// The model file: manifest, card and weights.
TensorFile describeModel(ModelParts& parts);

/// Reads a model from the file and verifies every shape and number. Throws Failure naming `fileName`.
std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device);

/// Upgrades a file of an earlier format. Throws Failure naming `fileName` for a file that is not a model or
/// has a newer format.
TensorFile inCurrentFormat(TensorFile file, const std::string& fileName);

/// The model card in Markdown, from the facts alone.
std::string cardOf(const ModelManifest& facts);

/// Model::load for a device by libtorch's name, including devices that exist only in tests.
Model loadModelOn(const std::filesystem::path& path, const std::string& torchDevice);

} // namespace genex::method
