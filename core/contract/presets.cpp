// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/presets.h"

#include "common/error.h"

#include <algorithm>

namespace genex::contract {

namespace {

constexpr int kEverybody = 10'000'000;

/// What all presets but the literal one start from.
TrainingSettings oneListPerBucket()
{
    TrainingSettings settings;
    // Thresholds look better on the patients they were chosen on: to lose half a point on new ones, a tenth
    // of a point may be lost there.
    settings.accuracyGivenUp = 0.001;
    // What the paper took in its experiments. By the formula Δ is nearly nothing for everybody where one
    // class is frequent, and F then looks at generated values alone.
    settings.deltaConstant = 0.8;
    // A class of one patient in fifty, told by a test that few of them show, takes about so many.
    settings.sharedSteps = 1000;
    return settings;
}

TrainingSettings transformer()
{
    TrainingSettings settings = oneListPerBucket();
    settings.generator = GeneratorKind::Transformer;
    settings.generatorBatch = 32;
    return settings;
}

TrainingSettings fast()
{
    TrainingSettings settings = oneListPerBucket();
    settings.selection = Selection::Personal;
    settings.choosesOnValidation = true;
    settings.generatorTraining = GeneratorTraining::Proposal;
    settings.generatorSteps = 500; // two encoders have more to learn
    settings.hashesUnusual = true;
    settings.takesLogarithms = true;
    settings.startsFromCounts = true;
    // By the validation parts of the embedded population and of DP: an expert that knows the counts already
    // has less to learn, and more to unlearn when it comes to rely on a single value.
    settings.sharedSteps = 1500;
    settings.labelSmoothing = 0.05;
    settings.exchangedShare = 0.1;
    return settings;
}

TrainingSettings thorough()
{
    TrainingSettings settings = fast();
    settings.hidden = 128;
    settings.sharedSteps = 3000;
    settings.bucketSteps = 300;
    settings.generatorSteps = 2000;
    settings.generatorBucketSteps = 200;
    settings.scoringRows = 1024;
    settings.selectionDraws = 4;
    return settings;
}

/// Algorithm 1, line by line; where the paper says nothing, nothing is added.
TrainingSettings literal()
{
    TrainingSettings settings;
    // Partition: sgn(Wᵀ x[O]) of 0/1 values, a bucket for each code; every row counts.
    settings.encoding = ValueEncoding::ZeroOne;
    settings.mergesSmallBuckets = false;
    settings.repetitionPower = 1;
    settings.balancesClasses = false;
    // θ_b ← Train(h, D_b, {O_i}): from nothing, on x[O] alone, values only; Linear–ReLU–Linear of 32.
    settings.hidden = 32;
    settings.expertsSeeMask = false;
    settings.sharedSteps = 0;
    settings.bucketSteps = 1000; // the paper does not say how many
    settings.revealFraction = 0;
    settings.exchangedShare = 0;
    settings.labelSmoothing = 0;
    settings.weightDecay = 0;
    // φ ← Train(p, D, {O_i}), before bucketing (appendix): log Dec(x[O] | η), β = √2/100·n.
    settings.generator = GeneratorKind::Transformer;
    settings.generatorTraining = GeneratorTraining::Autoencoder;
    settings.generatorSteps = 500; // nor how many of these
    settings.generatorBucketSteps = 0;
    // Adam at 10⁻³, batches of 1024.
    settings.batchSize = 1024;
    settings.generatorBatch = 1024;
    settings.learningRate = 1e-3;
    settings.bucketRate = 1e-3;
    settings.generatorRate = 1e-3;
    settings.lastRate = 1;
    // GreedyForU: e ∉ U_b ∪ O_i, G_F over all of D_b, Δ by its formula, θ and φ trained on F.
    settings.budgetFraction = 0.5;
    settings.picksInitialFindings = false;
    settings.scoringRows = kEverybody;
    settings.estimateStrength = 1;
    settings.trainsOnSurrogate = true;
    settings.trainsGeneratorOnSurrogate = true;
    // GreedyForV with its `break`; Algorithm 2 with one draw, and τ such that a tenth is trusted.
    settings.secondVisitRule = SecondVisitRule::PrintedBreak;
    settings.thresholdRule = ThresholdRule::TopTenth;
    settings.calibrates = false;
    settings.draws = 1;
    return settings;
}

} // namespace

std::vector<std::string> presetNames()
{
    std::vector<std::string> names;
    for (const Preset& preset : kPresets)
        names.emplace_back(preset.name);
    return names;
}

std::string_view presetNameToday(std::string_view name)
{
    return name == "paper" ? "transformer" : name;
}

TrainingSettings presetNamed(std::string_view name)
{
    const std::string_view today = presetNameToday(name);
    if (today == "fast")
        return fast();
    if (today == "thorough")
        return thorough();
    if (today == "transformer")
        return transformer();
    if (today == "literal")
        return literal();
    throw Failure(ErrorCode::InvalidInput, Text("There is no preset \"%1\".", name),
                  Text("It must be one of %1.", listed(presetNames(), kPresets.size())));
}

std::string splitOfPreset(std::string_view name)
{
    const std::string_view today = presetNameToday(name);
    const auto found =
        std::ranges::find_if(kPresets, [today](const Preset& preset) { return today == preset.name; });
    return found == kPresets.end() ? kPresets[0].split : found->split;
}

} // namespace genex::contract
