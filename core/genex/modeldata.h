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
#include "genex/validationchoice.h"

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

/// Rows of the table by part.
struct PartSizes
{
    std::int64_t training = 0;
    std::int64_t validation = 0;
    std::int64_t test = 0;

    bool operator==(const PartSizes&) const = default;
};

/// Everything about a model but its tensors: its manifest.
struct ModelFacts
{
    std::vector<data::FeatureColumn> features;
    std::vector<std::string> classes;
    TrainingSettings settings;
    std::string dataSha256;
    data::SplitSettings split;
    PartSizes rows;
    std::string observedColumn;
    std::optional<data::ComplaintRule> complaints; ///< rule that sampled O
    std::string catalogueSha256;
    Prices prices;
    double skew = 0;
    double conicity = 0;
    std::vector<double> conicityOfBucket;
    std::vector<double> patientsOfBucket;
    double observedTemperature = 1; ///< for predictions given O alone
    double observedDistanceLimit =
        0;                       ///< largest accepted distance of initial findings from the training patients
    double observedAccuracy = 0; ///< on validation data, given O alone
    std::vector<BudgetPlan> plans;
    std::vector<ValidationChoice> choices; ///< settings chosen on validation data
    bool endedEarly = false;               ///< training finished early
    std::vector<double> handChosenBudgets; ///< budgets whose τ was chosen manually

    bool isPersonal() const { return settings.selection == Selection::Personal; }

    nlohmann::json toJson() const;
    /// Throws Failure or a JSON exception for invalid content.
    static ModelFacts fromJson(const nlohmann::json& json);
};

struct ModelData
{
    ModelFacts facts;
    nlohmann::json manifest;
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
    ModelFacts facts;
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

/// The model card in Markdown, made from the facts only.
std::string cardOf(const ModelFacts& facts);

/// Model::load for a device by libtorch's name, including devices that exist only in tests.
Model loadModelOn(const std::filesystem::path& path, const std::string& torchDevice);

inline constexpr const char* kModelFormat = "genex-model";
inline constexpr int kModelFormatVersion = 2;

} // namespace genex::method
