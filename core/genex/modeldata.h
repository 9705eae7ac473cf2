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

/// Patients that stand for what tests may show: training patients of a bucket, or generated ones.
struct Reference
{
    Values values;     ///< [R, n], 0 in a gap
    at::Tensor known;  ///< [R, n]
    at::Tensor labels; ///< [R]
};

struct BucketModel
{
    Expert expert;
    std::optional<Generator> generator;
    std::vector<std::int64_t> order; ///< U_b in the order of picking
    Reference reference;
    PlanExpert planExpert; ///< the expert for plans; empty where batches are the bucket's
};

struct ModelData
{
    ModelManifest facts;
    std::string card;
    Encoding encoding;
    Partition partition;
    data::ObservationPool pool;
    std::optional<ClassRates> rates; ///< where experts begin as counts, or plans are personal
    CourseBank bank;                 ///< for personal plans
    WideLayout binLayout;            ///< which bin each value falls into, for personal plans
    Noise courseNoise;               ///< of the courses that the generator draws, a row for each of a class
    CommonGains common;              ///< for personal plans
    std::vector<BucketModel> buckets;
    OutputKinds kinds;
    Noise noise; ///< of the draws: the same for every patient, so that patients can be compared
    at::Device device = at::kCPU;
    TensorFile file; ///< what save() writes
    std::string sha256;
};

/// What training hands over.
struct ModelParts
{
    ModelManifest facts;
    const TrainingContext* context = nullptr;
    std::vector<TrainedBucket> buckets;
    CommonGains common; ///< where plans are personal
};

/// The model file: manifest, card and weights.
TensorFile describeModel(ModelParts& parts);

/// The model in the file, every shape and number checked. Throws Failure naming `fileName`.
std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device);

/// A file of an earlier format as one of this format would be; others as they are. Throws Failure naming
/// `fileName` for a file that is no model or of a newer format.
TensorFile inCurrentFormat(TensorFile file, const std::string& fileName);

/// The model card in Markdown, from the facts alone.
std::string cardOf(const ModelManifest& facts);

/// Model::load for a device by libtorch's name, also one that only a test knows.
Model loadModelOn(const std::filesystem::path& path, const std::string& torchDevice);

} // namespace genex::method
