// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::contract {

/// How patients are put into buckets (Algorithm 1, Partition); the last two are there for comparison.
enum class PartitionKind { Hyperplanes, KMeans, GaussianMixture };

constexpr std::array<std::string_view, 3> namesOf(PartitionKind)
{
    return {"hyperplanes", "k-means", "gaussian-mixture"};
}

/// How a binary value is shown to the networks.
enum class ValueEncoding {
    Centred, ///< −1 and +1: absent differs from unknown
    ZeroOne, ///< 0 and 1, as the paper has it: only what is present moves a patient to another bucket
};

constexpr std::array<std::string_view, 2> namesOf(ValueEncoding)
{
    return {"centred", "zero-one"};
}

/// What supplies generated values.
enum class GeneratorKind {
    None,        ///< nothing: V is empty, and F is the loss with real values
    Pooled,      ///< β-VAE whose encoder is Linear–ReLU–Linear on value and mask
    Transformer, ///< β-VAE whose encoder is a transformer over the known (value, position) tokens, as in the
                 ///< paper
};

constexpr std::array<std::string_view, 3> namesOf(GeneratorKind)
{
    return {"none", "pooled", "transformer"};
}

/// How a generator learns.
enum class GeneratorTraining {
    Reconstruction, ///< the paper's β-VAE: everything known from what is shown, codes drawn to N(0, I)
    Proposal, ///< a second encoder that sees all of a row proposes its code: draws are joint, and may be
              ///< asked for one disease
};

constexpr std::array<std::string_view, 2> namesOf(GeneratorTraining)
{
    return {"reconstruction", "proposal"};
}

/// What stands before the expert's own two layers.
enum class ExpertFront {
    None,    ///< value and mask
    Encoder, ///< the mean of the pooled generator's encoder, trained on with the expert
};

constexpr std::array<std::string_view, 2> namesOf(ExpertFront)
{
    return {"none", "encoder"};
}

/// Whose tests a batch holds.
enum class Selection {
    Bucket,   ///< the paper's: one list for each bucket, chosen in training
    Personal, ///< planned for each patient from what is known of it, and again at each visit
};

constexpr std::array<std::string_view, 2> namesOf(Selection)
{
    return {"bucket", "personal"};
}

/// When GreedyForV stops.
enum class SecondVisitRule {
    Validated, ///< picks up to λ; how many of them are used is chosen on validation data, together with τ
    Printed,   ///< as Algorithm 1 is printed: stops at the first pick that does not lower G_L
};

constexpr std::array<std::string_view, 2> namesOf(SecondVisitRule)
{
    return {"validated", "printed"};
}

/// How τ is chosen, on validation data.
enum class ThresholdRule {
    Curve,    ///< with |V|: the most orders saved for at most `accuracy_given_up`
    TopTenth, ///< the paper's: the tenth of the patients with the highest confidence is trusted
    Certain,  ///< trusted from 85 % confidence on
    Bound,    ///< as the curve, but what new patients lose is bounded by `accuracy_given_up` in expectation
};

constexpr std::array<std::string_view, 4> namesOf(ThresholdRule)
{
    return {"curve", "top-tenth", "certain", "bound"};
}

/// Everything that decides what a training gives. Its JSON form has the same names in snake_case.
struct TrainingSettings
{
    static constexpr const char* kTitle = "The training settings";
    static constexpr bool kMissingKeepsDefault = true;

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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("seed", self.seed);
        visit("observed_size", self.observedSize, Range{-1, 1'000'000});
        visit("pools", self.pools, Range{1, 10'000});
        visit("buckets", self.buckets, Range{1, 1024});
        visit("repetition_power", self.repetitionPower, Range{0.0, 1.0});
        visit("partition", self.partition);
        visit("hashes_unusual", self.hashesUnusual);
        visit("encoding", self.encoding);
        visit("takes_logarithms", self.takesLogarithms);
        visit("chooses_on_validation", self.choosesOnValidation);
        visit("hidden", self.hidden, Range{1, 8192});
        visit("expert_front", self.expertFront);
        visit("starts_from_counts", self.startsFromCounts);
        visit("shared_steps", self.sharedSteps, Range{0, 1'000'000});
        visit("bucket_steps", self.bucketSteps, Range{0, 1'000'000});
        visit("batch_size", self.batchSize, Range{1, 1'000'000});
        visit("learning_rate", self.learningRate, Range{1e-8, 1.0});
        visit("bucket_rate", self.bucketRate, Range{1e-8, 1.0});
        visit("exchanged_share", self.exchangedShare, Range{0.0, 0.9});
        visit("reveal_fraction", self.revealFraction, Range{0.0, 1.0});
        visit("label_smoothing", self.labelSmoothing, Range{0.0, 0.5});
        visit("weight_decay", self.weightDecay, Range{0.0, 10.0});
        visit("generator", self.generator);
        visit("generator_training", self.generatorTraining);
        visit("latent", self.latent, Range{1, 512});
        visit("generator_hidden", self.generatorHidden, Range{1, 8192});
        visit("position_size", self.positionSize, Range{1, 4096});
        visit("heads", self.heads, Range{1, 256});
        visit("attention_layers", self.attentionLayers, Range{1, 64});
        visit("decoder_hidden", self.decoderHidden, Range{1, 8192});
        visit("beta_per_feature", self.betaPerFeature, Range{0.0, 100.0});
        visit("generator_steps", self.generatorSteps, Range{0, 1'000'000});
        visit("generator_bucket_steps", self.generatorBucketSteps, Range{0, 1'000'000});
        visit("generator_batch", self.generatorBatch, Range{1, 1'000'000});
        visit("generator_rate", self.generatorRate, Range{1e-8, 1.0});
        visit("selection", self.selection);
        visit("generated_courses", self.generatedCourses, Range{0.0, 1.0});
        visit("common_weight", self.commonWeight, Range{0.0, 1000.0});
        visit("budget_fraction", self.budgetFraction, Range{0.0, 1.0});
        visit("budget_count", self.budgetCount, Range{0, 1'000'000});
        visit("budget_cost", self.budgetCost, Range{0.0, 1e12});
        visit("required", self.required, AnyText{});
        visit("forbidden", self.forbidden, AnyText{});
        visit("exploration", self.exploration, Range{0.0, 1.0});
        visit("scoring_rows", self.scoringRows, Range{1, 10'000'000});
        visit("selection_draws", self.selectionDraws, Range{1, 1000});
        visit("steps_after_pick", self.stepsAfterPick, Range{0, 1000});
        visit("trains_on_surrogate", self.trainsOnSurrogate);
        visit("delta_constant", self.deltaConstant, Range{-1.0, 1.0});
        visit("estimate_strength", self.estimateStrength, Range{0.0, 1.0});
        visit("estimated_share", self.estimatedShare, Range{0.0, 1.0});
        visit("second_visit_rule", self.secondVisitRule);
        visit("threshold_rule", self.thresholdRule);
        visit("accuracy_given_up", self.accuracyGivenUp, Range{0.0, 1.0});
        visit("draws", self.draws, Range{1, 4096});
        visit("confidence_floor", self.confidenceFloor, Range{0.0, 1.0});
        visit("least_gain", self.leastGain, Range{0.0, 1.0});
        visit("device", self.device, AnyText{});
        visit("workers", self.workers, Range{0, 1024});
        visit("checkpoint_file", self.checkpointFile, AnyText{}, MostBytes{kMostPathBytes});
        visit("checkpoint_every_steps", self.checkpointEverySteps, Range{1, 1'000'000'000});
    }
    /// What no single setting can tell.
    void check(const Text& where) const;

    bool operator==(const TrainingSettings&) const = default;
};

/// Throws Failure(InvalidInput) naming the field.
void validate(const TrainingSettings& settings);

/// The settings that decide about the result: where it runs and where it is saved meanwhile is not written.
struct DecisiveSettings : TrainingSettings
{
    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        TrainingSettings::visitFields(self, [&](const char* name, auto& value, const auto&... notes) {
            if (!std::is_const_v<Self> || !isIncidental(name))
                visit(name, value, notes...);
        });
    }

private:
    static bool isIncidental(std::string_view name);
};

Json decisiveSettings(const TrainingSettings& settings);

/// What suits tables whose values depend on each other even within a disease: experts that start from nothing
/// and learn more by heart.
TrainingSettings withoutCounts(TrainingSettings settings);

/// What settings start from.
inline constexpr std::array<const char*, 3> kPresets{"fast", "paper", "thorough"};

/// fast: seconds, with the pooled encoder; paper: the paper's networks; thorough: more of everything.
/// Throws Failure(InvalidInput) listing the names for another one.
TrainingSettings presetNamed(std::string_view name);

} // namespace genex::contract

/// Not in every file that needs them: the list is long.
namespace genex {
extern template Json toJson(const contract::TrainingSettings& settings);
extern template contract::TrainingSettings fromJson(const Json& json, const Text& where);
} // namespace genex
