#pragma once

#include "encoding.h"
#include "expert.h"
#include "partition.h"
#include "tensorfile.h"

#include "data/dataset.h"
#include "genex/training.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace genex::method {

/// Training patients of a bucket that stand for what tests may show.
struct Reference
{
    at::Tensor values;  ///< [R, n], 0 in a gap
    at::Tensor known;   ///< [R, n]
    at::Tensor labels;  ///< [R]
    at::Tensor ofClass; ///< [R] how many of the R have the same label
};

struct BucketModel
{
    Expert expert;
    std::vector<std::int64_t> order; ///< U_b in the order of picking
    Reference reference;
};

/// What a model consists of, without device and tensors of the experts: read from its file, written into it.
struct ModelFacts
{
    std::vector<data::FeatureColumn> features;
    std::vector<std::string> classes;
    TrainingSettings settings;
    std::string dataSha256;
    Encoding encoding;
    Partition partition;
    Pools pools;
};

struct ModelData
{
    ModelFacts facts;
    std::vector<BucketModel> buckets;
    at::Device device = at::kCPU;
    TensorFile file; ///< what save() writes
    std::string sha256;
};

/// A bucket as training leaves it.
struct TrainedBucket
{
    Expert expert;
    std::vector<std::int64_t> order;
};

/// The model file. `references` are rows of `table`, one list per bucket.
TensorFile describeModel(const ModelFacts& facts, std::span<const TrainedBucket> buckets,
                         const TrainingTable& table, std::span<const std::vector<std::int64_t>> references);

/// The model in the file, every shape and number checked. Throws Failure naming `fileName`.
std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device);

/// Model::load for a device by libtorch's name, also one that only a test knows.
Model loadModelOn(const std::filesystem::path& path, const std::string& torchDevice);

} // namespace genex::method
