// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"
#include "contract/trainingchoices.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::contract {

/// Of a setting that models and checkpoints were once made without: its value is not among the decisive
/// settings as long as it is what those had, so that the same training still gives the same model, bit for
/// bit.
template <typename Value>
struct Unsaid
{
    Value usual;
};
template <typename Value>
Unsaid(Value) -> Unsaid<Value>;

/// Everything that decides what a training gives; visitFields() says what each setting does. Its JSON form
/// has the same names in snake_case.
struct TrainingSettings
{
    static constexpr const char* kTitle = "The training settings";
    static constexpr bool kMissingKeepsDefault = true;

    std::uint64_t seed = 0;

    // --- patients and buckets
    int observedSize = -1; ///< |O|
    int pools = 20;
    int buckets = 8; ///< B
    bool choosesOnValidation = false;
    PartitionKind partition = PartitionKind::Hyperplanes;
    bool mergesSmallBuckets = true;
    bool hashesUnusual = false; ///< hyperplanes look at (x − mean) / deviation
    ValueEncoding encoding = ValueEncoding::Centred;
    bool takesLogarithms = false;
    double repetitionPower = 0;
    bool balancesClasses = true;

    // --- experts
    int hidden = 64;
    bool expertsSeeMask = true;
    ExpertFront expertFront = ExpertFront::None;
    bool startsFromCounts = false;
    int sharedSteps = 600;
    int bucketSteps = 100;
    int batchSize = 256;
    double learningRate = 5e-3;
    double bucketRate = 1e-3;
    double lastRate = 0.1; ///< of every network, as a part of its rate
    double exchangedShare = 0.05;
    double revealFraction = 0.5;
    double labelSmoothing = 0.02;
    double weightDecay = 0.3; ///< apart from the gradient (AdamW)

    // --- generators
    GeneratorKind generator = GeneratorKind::Pooled;
    GeneratorTraining generatorTraining = GeneratorTraining::Reconstruction;
    int latent = 16;
    int generatorHidden = 64;
    int positionSize = 20; ///< one more for the value
    int heads = 7;
    int attentionLayers = 5;
    int decoderHidden = 32;
    double betaPerFeature = 0.014142135623730951; ///< β / n
    int generatorSteps = 400;
    int generatorBucketSteps = 40;
    int generatorBatch = 128;
    double generatorRate = 3e-3;

    // --- selection
    Selection selection = Selection::Bucket;
    double leastGain = 0.008;
    /// The expert may be wrong about a patient without knowing: what a test adds for patients in general
    /// counts so much beside what it adds for this one.
    double commonWeight = 0;
    double generatedCourses = 0;
    double budgetFraction = 0.2; ///< q_max; without effect beside the next two
    int budgetCount = 0;
    double budgetCost = 0; ///< in the prices' currency
    std::vector<std::string> required;
    std::vector<std::string> forbidden;
    double exploration = 0;
    int scoringRows = 128;
    int selectionDraws = 1; ///< x'
    int stepsAfterPick = 2;
    bool trainsOnSurrogate = false;
    bool trainsGeneratorOnSurrogate = false;
    bool picksInitialFindings = true;
    double deltaConstant = -1;
    double estimateStrength = 0.25;
    double estimatedShare = 0.75;
    SecondVisitRule secondVisitRule = SecondVisitRule::Validated;

    // --- what validation data decide
    ThresholdRule thresholdRule = ThresholdRule::Curve;
    double accuracyGivenUp = 0.005; ///< ε of the curve
    bool calibrates = true;
    int draws = 64;
    double confidenceFloor = 0.5;

    // --- where and how it runs: without influence on the result beyond rounding
    std::string device = "auto";
    int workers = 0;
    std::string checkpointFile;
    int checkpointEverySteps = 200;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("seed", self.seed, Heading{"Patients and buckets"},
              Help{"Seed", "For all random choices: the same seed gives the same model."});
        visit("observed_size", self.observedSize, Range{-1, 1'000'000},
              Help{"Initial findings |O|",
                   "Features known of a training patient before any test; −1: as the table allows."});
        visit("pools", self.pools, Range{1, 10'000},
              Help{"Sets of initial findings", "Different sets O that training patients come with."});
        visit("buckets", self.buckets, Range{1, 1024},
              Help{"Buckets B",
                   "Groups of similar patients, each with its own expert; a power of two for "
                   "hyperplanes. Use more for large tables.",
                   "8 (DP, MNIST)"});
        visit("chooses_on_validation", self.choosesOnValidation,
              Help{"Select on validation data",
                   "For personal plans: selects whether experts start from counts, the number "
                   "of buckets (up to B), and how plans are made.",
                   "no"});
        visit("partition", self.partition,
              Help{"Partition", "How patients are assigned to buckets.", "hyperplanes"});
        visit("merges_small_buckets", self.mergesSmallBuckets, Unsaid{true},
              Help{"Merge small buckets",
                   "A bucket with less than an eighth of an even share joins the nearest one; an empty one "
                   "always does.",
                   "no"});
        visit("hashes_unusual", self.hashesUnusual,
              Help{"Hash by deviation",
                   "Hyperplanes look at how far values deviate from the mean: buckets follow the patients, "
                   "not which questions they were asked.",
                   "no"});
        visit("encoding", self.encoding,
              Help{"Values",
                   "Centred: absent (−1) differs from unknown (0). Zero-one does not distinguish them.",
                   "zero-one"});
        visit("takes_logarithms", self.takesLogarithms,
              Help{"Logarithms",
                   "Measured values that are always positive and skewed, as most laboratory "
                   "values are, count by their logarithm.",
                   "no"});
        visit("repetition_power", self.repetitionPower, Range{0.0, 1.0},
              Help{"Duplicate weight",
                   "A row that occurs k times has weight k to this power: 0 counts distinct "
                   "rows, 1 counts all rows.",
                   "1"});
        visit("balances_classes", self.balancesClasses, Unsaid{true},
              Help{"Sample rare diseases more",
                   "By the square root of their frequency, and weighted down accordingly.", "no"});
        visit("hidden", self.hidden, Range{1, 8192}, Heading{"Experts"},
              Help{"Hidden units",
                   "Width of an expert. More units learn finer differences but need more patients.", "32"});
        visit("experts_see_mask", self.expertsSeeMask, Unsaid{true},
              Help{"Mask", "Experts are told which features are known; otherwise unknown is a value of 0.",
                   "no"});
        visit("expert_front", self.expertFront,
              Help{"Front end", "Whether an expert builds on the generator's encoder.", "none"});
        visit("starts_from_counts", self.startsFromCounts,
              Help{"Start from counts",
                   "The expert starts as naive Bayes and learns what naive Bayes cannot capture.", "no"});
        visit("shared_steps", self.sharedSteps, Range{0, 1'000'000},
              Help{"Shared steps", "For the shared expert every bucket starts from."});
        visit("bucket_steps", self.bucketSteps, Range{0, 1'000'000},
              Help{"Steps per bucket", "For each bucket's own expert after that."});
        visit("batch_size", self.batchSize, Range{1, 1'000'000},
              Help{"Batch size", "Smaller uses less memory but is noisier.", "1024"});
        visit("learning_rate", self.learningRate, Range{1e-8, 1.0},
              Help{"Learning rate", "For Adam, shared training; decays to the final rate.", "0.001"});
        visit("bucket_rate", self.bucketRate, Range{1e-8, 1.0},
              Help{"Bucket learning rate", "Smaller, so that buckets do not forget the shared training.",
                   "0.001"});
        visit("last_rate", self.lastRate, Range{0.0, 1.0}, Unsaid{0.1},
              Help{"Final rate",
                   "Of experts and generators, as a fraction of the learning rate, which falls to it along "
                   "half a cosine; 1: constant.",
                   "1"});
        visit("exchanged_share", self.exchangedShare, Range{0.0, 0.9},
              Help{"Swapped values", "Fraction of values swapped in from other patients, so that experts do "
                                     "not rely on any single value."});
        visit("reveal_fraction", self.revealFraction, Range{0.0, 1.0},
              Help{"Extra revealed",
                   "Up to this fraction of all features is revealed to an expert beyond "
                   "the initial findings.",
                   "0"});
        visit("label_smoothing", self.labelSmoothing, Range{0.0, 0.5},
              Help{"Label smoothing", "Probability spread over all diseases, against overconfidence."});
        visit("weight_decay", self.weightDecay, Range{0.0, 10.0},
              Help{"Weight decay",
                   "Regularisation: raise it if test accuracy is much lower than training accuracy."});
        visit("generator", self.generator, Heading{"Generators"},
              Help{"Kind",
                   "None: nothing is estimated, all tests are ordered. Transformer: as in the paper, slower.",
                   "transformer"});
        visit("generator_training", self.generatorTraining,
              Help{"Training",
                   "Proposal: sampled values are jointly consistent and can be conditioned on a "
                   "disease. Reconstruction: everything known from what is shown. Autoencoder: what is shown "
                   "from itself, as in the paper.",
                   "autoencoder"});
        visit("latent", self.latent, Range{1, 512},
              Help{"Latent dimensions", "Of the latent code that values are sampled from."});
        visit("generator_hidden", self.generatorHidden, Range{1, 8192},
              Help{"Encoder hidden units", "Of the pooled encoder."});
        visit("position_size", self.positionSize, Range{1, 4096},
              Help{"Position embedding", "Of the transformer.", "20 (DP), 69 (MNIST)"});
        visit("heads", self.heads, Range{1, 256},
              Help{"Attention heads", "Must divide the position embedding plus one.", "7"});
        visit("attention_layers", self.attentionLayers, Range{1, 64},
              Help{"Attention layers", "Of the transformer.", "5"});
        visit("decoder_hidden", self.decoderHidden, Range{1, 8192},
              Help{"Decoder hidden units", "The decoder turns a latent code into values.", "32"});
        visit("beta_per_feature", self.betaPerFeature, Range{0.0, 100.0},
              Help{"β per feature",
                   "How strongly the latent code is pulled towards the normal distribution: "
                   "more makes values more alike.",
                   "√2/100"});
        visit("generator_steps", self.generatorSteps, Range{0, 1'000'000},
              Help{"Shared steps", "For the shared generator every bucket starts from."});
        visit("generator_bucket_steps", self.generatorBucketSteps, Range{0, 1'000'000},
              Help{"Steps per bucket", "For each bucket's own generator."});
        visit("generator_batch", self.generatorBatch, Range{1, 1'000'000},
              Help{"Batch size", "Smaller uses less memory."});
        visit("generator_rate", self.generatorRate, Range{1e-8, 1.0},
              Help{"Learning rate", "For Adam.", "0.001"});
        visit("selection", self.selection, Heading{"Test selection"},
              Help{"Batch selection",
                   "Personal: planned for each patient from the current findings. Bucket: one "
                   "list per bucket, as in the paper.",
                   "bucket"});
        visit("least_gain", self.leastGain, Range{0.0, 1.0},
              Help{"Minimum gain", "A personal batch ends when the next tests each add less than this to the "
                                   "expected probability of the correct diagnosis."});
        visit("common_weight", self.commonWeight, Range{0.0, 1000.0},
              Help{"Population weight", "Weight of the average patient in a personal plan; 0: none."});
        visit("generated_courses", self.generatedCourses, Range{0.0, 1.0},
              Help{"Generated trajectories",
                   "Fraction of the simulated trajectories in a personal plan that the generator samples."});
        visit("budget_fraction", self.budgetFraction, Range{0.0, 1.0},
              Help{"Largest batch", "As a fraction of all features; smaller batches are prefixes of it.",
                   "up to 0.5"});
        visit(
            "budget_count", self.budgetCount, Range{0, 1'000'000},
            Help{"Largest batch, tests", "As a number of tests instead of a fraction. 0: by the fraction."});
        visit("budget_cost", self.budgetCost, Range{0.0, 1e12},
              Help{"Largest batch, cost", "Instead of a number of tests; needs costs. 0: no cost limit."});
        visit("required", self.required, AnyText{},
              Help{"Always ordered", "Comma-separated names: every batch starts with these."});
        visit("forbidden", self.forbidden, AnyText{},
              Help{"Never ordered", "Comma-separated names: never in a batch."});
        visit("exploration", self.exploration, Range{0.0, 1.0},
              Help{"Exploration ε", "Probability of picking a random test instead of the best.", "0"});
        visit("scoring_rows", self.scoringRows, Range{1, 10'000'000},
              Help{"Patients per pick", "Used to compare candidates: more is better but slower."});
        visit("selection_draws", self.selectionDraws, Range{1, 1000},
              Help{"Draws per patient", "Of generated values, for comparing candidates."});
        visit("steps_after_pick", self.stepsAfterPick, Range{0, 1000},
              Help{"Steps after a pick", "Training steps between picks."});
        visit("trains_on_surrogate", self.trainsOnSurrogate,
              Help{"Train these on F", "Otherwise on real values only.", "yes"});
        visit(
            "trains_generator_on_surrogate", self.trainsGeneratorOnSurrogate, Unsaid{false},
            Help{"Train the generator on F",
                 "With the expert, after a pick: its values are to suit the expert. Otherwise it is trained "
                 "on its own loss, so that they stay likely.",
                 "yes"});
        visit("picks_initial_findings", self.picksInitialFindings, Unsaid{true},
              Help{"Initial findings in a batch",
                   "A batch may contain what some patients of the bucket come with; for them it is free.",
                   "no"});
        visit("delta_constant", self.deltaConstant, Range{-1.0, 1.0},
              Help{"Δ",
                   "Weight of generated values when comparing candidates, from 0 to 1; −1: by the formula.",
                   "the formula; 0.8 in its experiments"});
        visit("estimate_strength", self.estimateStrength, Range{0.0, 1.0},
              Help{"Estimate strength ρ",
                   "Weight of an estimate for an expert, between unknown (0) and observed (1).", "1"});
        visit("estimated_share", self.estimatedShare, Range{0.0, 1.0},
              Help{"Maximum estimated λ", "As a fraction of the batch."});
        visit("second_visit_rule", self.secondVisitRule,
              Help{"Size of V",
                   "Validated: chosen with τ on validation data. Printed: by Algorithm 1's condition. "
                   "Printed-break: with its break, too, so at most one test.",
                   "printed-break"});
        visit(
            "threshold_rule", self.thresholdRule, Heading{"Decision"},
            Help{"Rule for τ",
                 "Curve: saves the most orders for the accuracy given up below. Top-tenth: accepts estimates "
                 "for the most confident tenth. Bound: the accuracy given up also holds for new patients.",
                 "top-tenth"});
        visit("accuracy_given_up", self.accuracyGivenUp, Range{0.0, 1.0},
              Help{"Accuracy given up", "Accuracy that may be lost on validation data to save orders."});
        visit(
            "calibrates", self.calibrates, Unsaid{true},
            Help{"Calibrate",
                 "Confidence is calibrated on validation data; otherwise it is the expert's own, usually too "
                 "high.",
                 "no"});
        visit("draws", self.draws, Range{1, 4096},
              Help{"Draws per patient", "Of generated values, at inference.", "1"});
        visit("confidence_floor", self.confidenceFloor, Range{0.0, 1.0},
              Help{"Confidence floor", "Below this confidence, no diagnosis is suggested."});
        visit("device", self.device, AnyText{}, Heading{"This machine"},
              Help{"Device", "Where training runs: auto, cpu, cuda or cuda:k."});
        visit("workers", self.workers, Range{0, 1024}, Help{"Parallel buckets", "0: one per core."});
        visit("checkpoint_file", self.checkpointFile, AnyText{}, MostBytes{kMostPathBytes},
              Help{"Checkpoint file", "Stem of the files that keep the state of a run; empty: none."});
        visit("checkpoint_every_steps", self.checkpointEverySteps, Range{1, 1'000'000'000},
              Help{"Steps between checkpoints", "The most that is lost if the program is interrupted."});
    }
    /// What no single setting can tell.
    void check(const Text& where) const;

    bool operator==(const TrainingSettings&) const = default;
};

/// Throws Failure(InvalidInput) naming the field.
void validate(const TrainingSettings& settings);

/// The settings that decide about the result: where it runs and where it is saved meanwhile is not written,
/// nor what is Unsaid.
struct DecisiveSettings : TrainingSettings
{
    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        TrainingSettings::visitFields(self, [&](const char* name, auto& value, const auto&... notes) {
            if (!std::is_const_v<Self> || !(isIncidental(name) || (isUnsaid(value, notes) || ...)))
                visit(name, value, notes...);
        });
    }

private:
    static bool isIncidental(std::string_view name);

    template <typename Value, typename Note>
    static bool isUnsaid(const Value& value, const Note& note)
    {
        if constexpr (std::is_same_v<Note, Unsaid<Value>>)
            return value == note.usual;
        else
            return false;
    }
};

Json decisiveSettings(const TrainingSettings& settings);

/// What suits tables whose values depend on each other even within a disease: experts that start from nothing
/// and learn more by heart.
TrainingSettings withoutCounts(TrainingSettings settings);

} // namespace genex::contract

/// Not in every file that needs them: the list is long.
namespace genex {
extern template Json toJson(const contract::TrainingSettings& settings);
extern template contract::TrainingSettings fromJson(const Json& json, const Text& where);
} // namespace genex
