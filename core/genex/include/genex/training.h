#pragma once

#include "common/jobcontrol.h"
#include "data/split.h"
#include "genex/model.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace genex::method {

/// Everything that decides what a training gives. Its JSON form has the same names in snake_case.
struct TrainingSettings
{
    std::uint64_t seed = 0;         ///< of every random choice
    int buckets = 8;                ///< B, a power of two; buckets with too few patients are merged
    int hidden = 128;               ///< hidden units of an expert
    int sharedSteps = 1000;         ///< steps of the expert that all buckets start from
    int bucketSteps = 150;          ///< steps of each bucket's own expert
    int batchSize = 512;            ///< patients in one step
    double learningRate = 3e-3;     ///< Adam's; falls to a tenth over the steps of an expert
    double budgetFraction = 0.2;    ///< q_max as a part of all features: the most tests in a batch
    int observedSize = 20;          ///< |O|: features known of a training patient before any test
    int pools = 20;                 ///< different sets O that training patients come with
    double revealFraction = 0.7;    ///< a training step shows O and up to this part of all features besides
    double labelSmoothing = 0.02;   ///< probability spread over all classes
    double weightDecay = 1e-4;      ///< of the experts' parameters
    int scoringRows = 512;          ///< patients on whom the candidates of one pick are scored
    std::string device = "auto";    ///< auto, cpu, cuda or cuda:k
    std::string checkpointFile;     ///< where to save the state of the run; empty: nowhere
    int checkpointEverySteps = 200; ///< steps between two saves

    bool operator==(const TrainingSettings&) const = default;
};

/// Throws Failure(InvalidInput) naming the field.
void validate(const TrainingSettings& settings);

void to_json(nlohmann::json& json, const TrainingSettings& settings);
/// Fields that are not there keep their default; unknown and impossible ones are refused by name.
void from_json(const nlohmann::json& json, TrainingSettings& settings);

struct BucketSummary
{
    std::int64_t patients =
        0; ///< training rows, each counted with every O that leads here, by their mean weight
    std::vector<std::string> order; ///< U_b: the chosen tests, most telling first

    bool operator==(const BucketSummary&) const = default;
};

struct TrainingSummary
{
    std::int64_t rows = 0;         ///< of the table
    std::int64_t trainingRows = 0; ///< of them used for training; the rest is kept for validation and test
    std::vector<BucketSummary> buckets;
    std::uint64_t seed = 0;
    std::string device;
    double seconds = 0; ///< working time, that before an interruption included

    bool operator==(const TrainingSummary&) const = default;
};

void to_json(nlohmann::json& json, const TrainingSummary& summary);

struct TrainingOutcome
{
    Model model;
    TrainingSummary summary;
};

/// The split that train() works with: 70/10/20 of the different vectors of every class.
data::Split splitOf(const data::Dataset& dataset, std::uint64_t seed);

/// Algorithm 1 with V = ∅, on the training part of splitOf(dataset, settings.seed).
///
/// With a checkpoint file the run can be stopped or killed: called again with the same table and settings it
/// goes on and ends, on the same device and number of threads, with the same model bit for bit. The file is
/// removed at the end. One that belongs to something else, or is damaged, is ignored with a line in the log.
TrainingOutcome train(const data::Dataset& dataset, const TrainingSettings& settings, JobControl& control);

} // namespace genex::method
