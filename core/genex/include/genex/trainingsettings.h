// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/partitionkind.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::method {

/// How a binary value is shown to the networks.
enum class ValueEncoding {
    Centred, ///< −1 and +1: absent differs from unknown
    ZeroOne, ///< 0 and 1, as the paper has it: only what is present moves a patient to another bucket
};

/// What supplies generated values.
enum class GeneratorKind {
    None,        ///< nothing: V is empty, and F is the loss with real values
    Pooled,      ///< β-VAE whose encoder is Linear–ReLU–Linear on value and mask
    Transformer, ///< β-VAE whose encoder is a transformer over the known (value, position) tokens, as in the
                 ///< paper
};

/// How a generator learns.
enum class GeneratorTraining {
    Reconstruction, ///< the paper's β-VAE: everything known from what is shown, codes drawn to N(0, I)
    Proposal, ///< a second encoder that sees all of a row proposes its code: draws are joint, and may be
              ///< asked for one disease
};

/// What stands before the expert's own two layers.
enum class ExpertFront {
    None,    ///< value and mask
    Encoder, ///< the mean of the pooled generator's encoder, trained on with the expert
};

/// Whose tests a batch holds.
enum class Selection {
    Bucket,   ///< the paper's: one list for each bucket, chosen in training
    Personal, ///< planned for each patient from what is known of it, and again at each visit
};

/// When GreedyForV stops.
enum class SecondVisitRule {
    Validated, ///< picks up to λ; how many of them are used is chosen on validation data, together with τ
    Printed,   ///< as Algorithm 1 is printed: stops at the first pick that does not lower G_L
};

/// How τ is chosen, on validation data.
enum class ThresholdRule {
    Curve,    ///< with |V|: the most orders saved for at most `accuracy_given_up`
    TopTenth, ///< the paper's: the tenth of the patients with the highest confidence is trusted
    Certain,  ///< trusted from 85 % confidence on
    Bound,    ///< as the curve, but what new patients lose is bounded by `accuracy_given_up` in expectation
};

/// Everything that decides what a training gives. Its JSON form has the same names in snake_case.
struct TrainingSettings
{
    std::uint64_t seed = 0; ///< of every random choice

    // --- patients and buckets
    int observedSize =
        -1;          ///< |O|: features known of a training patient before any test; −1: as the table allows
    int pools = 20;  ///< different sets O that training patients come with
    int buckets = 8; ///< B, a power of two for hyperplanes; buckets with too few patients are merged
    /// How much a row that stands in the table k times counts in training: k to this power. Below 1 the
    /// table's variety counts for more than its repetitions.
    double repetitionPower = 0;
    PartitionKind partition = PartitionKind::Hyperplanes;
    /// Whether hyperplanes look at (x − mean) / deviation: what is usual then says next to nothing, and
    /// buckets follow the patients, not which questions they were asked.
    bool hashesUnusual = false;
    ValueEncoding encoding = ValueEncoding::Centred;
    /// Whether a measured value that is positive and skewed counts by its logarithm.
    bool takesLogarithms = false;

    /// Whether validation data decide between this start of the experts and one without counts, how many
    /// buckets there are (up to as many as `buckets`), `common_weight` and `generated_courses`. Without
    /// effect where batches are the bucket's.
    bool choosesOnValidation = false;

    // --- experts
    int hidden = 64;                             ///< hidden units of an expert
    ExpertFront expertFront = ExpertFront::None; ///< Encoder: the paper's variant
    /// Whether experts begin as naive Bayes, by the counts of the training rows, with the networks beside it.
    bool startsFromCounts = false;
    int sharedSteps = 600;      ///< steps of the expert that all buckets start from
    int bucketSteps = 100;      ///< steps of each bucket's own expert
    int batchSize = 256;        ///< patients in one step
    double learningRate = 5e-3; ///< Adam's; falls to a tenth over the steps of a network
    double bucketRate = 1e-3;   ///< the same for a bucket's own steps
    /// Part of the values that a step takes from other patients: an expert that cannot rely on a single
    /// value asks for more than one.
    double exchangedShare = 0.05;
    double revealFraction = 0.5;  ///< a step shows O and up to this part of all features besides
    double labelSmoothing = 0.02; ///< probability spread over all classes
    double weightDecay = 0.3;     ///< of the experts' parameters, apart from the gradient (AdamW)

    // --- generators
    GeneratorKind generator = GeneratorKind::Pooled;
    GeneratorTraining generatorTraining = GeneratorTraining::Reconstruction;
    int latent = 16;          ///< dimensions of the latent code
    int generatorHidden = 64; ///< hidden units of the pooled encoder
    int positionSize = 20;    ///< length of the transformer's position embedding; one more for the value
    int heads = 7;            ///< of the transformer; divides position_size + 1
    int attentionLayers = 5;  ///< of the transformer
    int decoderHidden = 32;   ///< hidden units of the decoder
    double betaPerFeature = 0.014142135623730951; ///< β / n; √2/100 in the paper
    int generatorSteps = 400;                     ///< steps of the generator that all buckets start from
    int generatorBucketSteps = 40;                ///< steps of each bucket's own generator
    int generatorBatch = 128;                     ///< patients in one step
    double generatorRate = 3e-3;                  ///< Adam's

    // --- selection
    Selection selection = Selection::Bucket;
    double generatedCourses = 0; ///< part of the courses of a plan that the generator draws
    /// What a test adds for patients in general counts so much beside what it adds for this one: the expert
    /// may be wrong about this one without knowing.
    double commonWeight = 0;
    double budgetFraction = 0.2; ///< q_max as a part of all features; without effect beside the next two
    int budgetCount = 0;         ///< q_max as a number of tests; 0: by the part
    double budgetCost = 0;       ///< the most that a batch may cost, in the prices' currency; 0: not by money
    std::vector<std::string> required;  ///< features that every batch begins with
    std::vector<std::string> forbidden; ///< features that no batch may hold
    double exploration = 0;             ///< ε: the chance that a pick is any candidate instead of the best
    int scoringRows = 128;              ///< patients on whom the candidates of one pick are scored
    int selectionDraws = 1;             ///< draws x' of each of them
    int stepsAfterPick = 2;             ///< training iterations after each pick
    bool trainsOnSurrogate = false;     ///< whether they are on F; otherwise on real values alone
    double deltaConstant = -1;          ///< in [0, 1]: this instead of the formula for Δ; −1: the formula
    /// ρ: how much a generated value counts before an expert, between unknown (0) and observed (1, as in the
    /// paper).
    double estimateStrength = 0.25;
    double estimatedShare = 0.75; ///< λ as a part of |U|: the most that may be generated
    SecondVisitRule secondVisitRule = SecondVisitRule::Validated;

    // --- what validation data decide
    ThresholdRule thresholdRule = ThresholdRule::Curve;
    double accuracyGivenUp = 0.005; ///< ε of the curve: accuracy that may be lost for saving orders
    int draws = 64;                 ///< draws of the generated values of one patient
    double confidenceFloor = 0.5;   ///< below it the program does not name a disease
    /// A personal list ends where the next tests add less than this to the expected probability of the truth.
    double leastGain = 0.008;

    // --- where and how it runs: without influence on the result beyond rounding
    std::string device = "auto";    ///< auto, cpu, cuda or cuda:k
    int workers = 0;                ///< buckets trained side by side; 0: one per core
    std::string checkpointFile;     ///< stem of the files that keep the state of the run; empty: none
    int checkpointEverySteps = 200; ///< steps of one network between two saves

    bool operator==(const TrainingSettings&) const = default;
};

/// Throws Failure(InvalidInput) naming the field.
void validate(const TrainingSettings& settings);

void to_json(nlohmann::json& json, const TrainingSettings& settings);
/// Fields that are not there keep their default; unknown and impossible ones are refused by name.
void from_json(const nlohmann::json& json, TrainingSettings& settings);

/// The settings that decide about the result: without where it runs and where it is saved meanwhile.
nlohmann::json decisiveSettings(const TrainingSettings& settings);

/// What suits tables whose values depend on each other even within a disease: experts that start from nothing
/// and learn more by heart.
TrainingSettings withoutCounts(TrainingSettings settings);

/// fast: seconds, with the pooled encoder; paper: the paper's networks; thorough: more of everything.
/// Throws Failure(InvalidInput) listing the names for another one.
TrainingSettings presetNamed(std::string_view name);

} // namespace genex::method
