// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"
#include "trainingtable.h"

#include "common/error.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "genex/methodsettings.h"
#include "genex/training.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// What tests want to know of tensors, in plain numbers: Qt and torch do not meet in one file.
namespace genex::method::probe {

/// Values of N patients: amounts [N × n] at inputs [N × n].
struct PlainValues
{
    std::vector<float> amounts;
    std::vector<std::int64_t> inputs;
};

/// What networks see of N patients.
struct PlainBatch
{
    std::size_t features = 0;
    std::size_t inputs = 0;
    PlainValues values;
    std::vector<float> known;    ///< [N × n]
    std::vector<float> mask;     ///< [N × n]
    std::vector<float> observed; ///< [N × n]
    std::vector<float> weights;  ///< [N]
    std::vector<std::int64_t> labels;

    std::size_t size() const { return labels.size(); }
};

PlainBatch gathered(const EncodedRows& rows, const data::ObservationPool& pool, const Draw& draw,
                    std::size_t inputs);

// --- experts

struct PlainLayer
{
    std::vector<float> weight;
    std::vector<float> bias;
    bool startsWithRelu = true;
};

struct PlainExpert
{
    std::size_t features = 0;
    std::size_t inputs = 0;
    std::vector<float> weight; ///< [(I + n) × h]
    std::vector<float> bias;   ///< [h]
    std::vector<PlainLayer> tail;

    std::size_t classes() const { return tail.back().bias.size(); }
};

struct ExpertWanted
{
    std::size_t features = 0;
    std::size_t inputs = 0;
    std::size_t hidden = 8;
    std::size_t classes = 2;
    std::size_t frontHidden = 0;
    std::size_t frontLatent = 0;
    bool ignoresMask = false;
};

PlainExpert randomExpert(const ExpertWanted& wanted, std::uint64_t seed);
std::vector<std::string> parameterNames(const ExpertWanted& wanted);
/// Logits [N × C].
std::vector<float> logitsOf(const PlainExpert& expert, const PlainBatch& batch);

struct StepsWanted
{
    int count = 1;
    double learningRate = 0;
    double labelSmoothing = 0;
    double weightDecay = 0;
    bool ignoresMask = false;
};

struct Steps
{
    std::vector<float> start;               ///< the parameters, one after the other
    std::vector<std::vector<float>> change; ///< by how much each of them moved, in the first two steps
    PlainExpert end;
};

/// Steps on the same patients, on the CPU.
Steps trainSteps(const PlainExpert& start, const PlainBatch& batch, const StepsWanted& wanted);

// --- selection

struct SelectionWanted
{
    std::vector<std::int64_t> batch;     ///< U
    std::vector<std::int64_t> estimated; ///< V
    GeneratorKind generator = GeneratorKind::Pooled;
    bool hasFront = false;
    int draws = 2;
    double strength = 1;
    double deltaConstant = -1;
    int hidden = 8;
    std::uint64_t seed = 1;
};

struct PlainScores
{
    double now = 0;
    std::vector<float> with;
    std::int64_t multiplyAdds = 0;
};

/// Random networks before patients, and what scoring makes of them.
struct SelectionSeen
{
    PlainBatch batch;
    PlainExpert expert;
    PlainExpert frozenExpert;
    std::vector<PlainValues> current; ///< x' ~ p, for each draw
    std::vector<PlainValues> frozen;  ///< x' ~ p_0
    PlainScores forU;                 ///< every feature is a candidate
    PlainScores forV;                 ///< candidates: U \ V in the order of U; without a generator nothing
    double surrogate = 0;             ///< Σ w F / N, without smoothing
};

SelectionSeen select(const data::Dataset& dataset, const data::ObservationPool& pool,
                     const SelectionWanted& wanted);

/// F with the straight-through gradient in the generator's parameters.
struct SlopesSeen
{
    double plain = 0;                ///< Σ w F / N without slopes
    double withSlopes = 0;           ///< the same with them
    std::vector<float> gradient;     ///< [I] of it in the bias of each of the decoder's outputs
    std::vector<float> byDifference; ///< [I] the same by moving the bias, and x' as its mean then moves
};
SlopesSeen slopes(const data::Dataset& dataset, const data::ObservationPool& pool,
                  const SelectionWanted& wanted);

/// bestCandidate(), −1: none.
std::int64_t best(const PlainScores& scores, const std::vector<double>& prices, bool mustGain);

// --- generators

struct GeneratorWanted
{
    GeneratorKind kind = GeneratorKind::Pooled;
    int latent = 3;
    int hidden = 8;
    int positionSize = 5;
    int heads = 2;
    int layers = 2;
    int decoderHidden = 6;
    int classes = 0; ///< diseases that may be told; with any it learns by a proposal
    std::uint64_t seed = 1;
};

struct PlainLatent
{
    std::vector<float> mean;
    std::vector<float> logVariance;
};

/// The code that a random generator gives these patients for what `mask` shows.
PlainLatent encoded(const GeneratorWanted& wanted, const PlainBatch& batch);
/// KL(q ‖ N(0, I)) of one patient.
double divergenceOf(const PlainLatent& latent);
/// KL(q ‖ p) of one patient.
double divergenceOf(const PlainLatent& proposed, const PlainLatent& prior);
/// −log p of each row when the decoder says `outputs` [N × I] with these variances [I].
std::vector<float> reconstructionOf(const std::vector<data::FeatureColumn>& features,
                                    const Encoding& encoding, const std::vector<float>& outputs,
                                    const std::vector<float>& logVariance, const PlainBatch& batch);
/// Draws when the decoder says `outputs` [I] to everybody.
PlainValues drawn(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                  const std::vector<float>& outputs, const std::vector<float>& logVariance, int count,
                  std::uint64_t seed);

/// Draws of a random generator, of all features and of some alone.
struct RestrictedDraws
{
    PlainValues whole;
    PlainValues part;
    std::vector<std::int64_t> partInputs; ///< of the features' inputs among all
};
RestrictedDraws restrictedDraws(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                                const std::vector<std::int64_t>& some);

/// What a trained generator says of the batch's patients: x' drawn `draws` times each, [N·draws × n], patient
/// by patient. Where diseases may be told, those of the asked patients are, but for labels of −1, and β
/// grows over the first steps.
PlainValues learned(const GeneratorWanted& wanted, const std::vector<data::FeatureColumn>& features,
                    const Encoding& encoding, const std::vector<PlainBatch>& steps, const PlainBatch& asked,
                    double beta, double rate, int draws);

// --- steps

/// The patients of a step of the shared generator.
PlainBatch generatorBatch(const TrainingInput& input, const TrainingSettings& settings);
/// Learning rates at this part of a network's steps.
double expertRate(const TrainingSettings& settings, double rate, double progress);
double generatorRate(const TrainingSettings& settings, double progress);

// --- what libtorch throws

enum class Mishap {
    GpuOutOfMemory,   ///< as the CUDA allocator throws it
    CpuOutOfMemory,   ///< as the CPU allocator does
    GpuGone,          ///< "CUDA error: …"
    ProgrammingError, ///< shapes that do not fit
};
/// What becomes of it on its way out of a training: a Failure, or libtorch's own exception as
/// Error{Internal, its text}.
Error errorAfter(Mishap mishap);

/// An expert with naive Bayes beside its network, over all rows of a table of which every third value is
/// shown.
struct WideSeen
{
    std::vector<float> start;  ///< logits as it begins
    std::vector<float> byHand; ///< log priors and the evidence of each value that is shown
    double scorerError = 0;    ///< the largest difference of the scorer's logits to those of the whole expert
    double changesError = 0;   ///< the same by adding Expert::changes() to the state
};
WideSeen wideSeen(const data::Dataset& dataset, std::uint64_t seed);

} // namespace genex::method::probe
