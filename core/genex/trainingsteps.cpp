// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingsteps.h"

#include <cmath>
#include <numbers>

namespace genex::method {

namespace {

constexpr double kMillion = 1e6;
constexpr double kForwardAndBack = 3; // a training step against a forward pass

double rateAt(double rate, double last, double progress)
{
    return rate * (last + (1 - last) * (1 + std::cos(std::numbers::pi * progress)) / 2);
}

} // namespace

double shareOf(std::int64_t step, std::int64_t steps)
{
    return steps <= 0 ? 1 : static_cast<double>(step) / static_cast<double>(steps);
}

StepSettings expertStep(const TrainingSettings& settings, double rate, double progress)
{
    return {rateAt(rate, settings.lastRate, progress), settings.labelSmoothing, settings.weightDecay};
}

StepSettings generatorStep(const TrainingSettings& settings, double progress)
{
    return {rateAt(settings.generatorRate, settings.lastRate, progress), 0, 0};
}

Draw randomDraw(const TrainingContext& context, const Patients& patients, int size, Random random,
                RevealedShare share)
{
    return drawBatch(patients, static_cast<std::size_t>(size), static_cast<std::size_t>(context.features()),
                     context.settings.revealFraction, random, share);
}

Draw drawShowing(const TrainingContext& context, const Patients& patients, int size,
                 std::span<const std::int64_t> shown, Random random)
{
    return drawWithBatch(patients, static_cast<std::size_t>(size),
                         static_cast<std::size_t>(context.features()), shown, random);
}

Batch generatorBatch(const TrainingContext& context, const Patients& patients, Random random)
{
    Batch batch = context.gathered(
        randomDraw(context, patients, context.settings.generatorBatch, random, RevealedShare::OfAll));
    if (context.settings.generatorTraining == GeneratorTraining::Autoencoder)
        batch.known = batch.mask;
    return batch;
}

Batch exchanged(const TrainingContext& context, const Patients& patients, Draw draw, double share,
                Random random)
{
    exchangeValues(draw, patients, static_cast<std::size_t>(context.features()), share,
                   random.child("exchange"));
    return context.gathered(draw);
}

double expertStepWork(const TrainingContext& context, const TrainingSettings& s)
{
    const auto width = static_cast<double>(context.inputs() + context.features());
    return kForwardAndBack * s.batchSize * s.hidden * width / kMillion;
}

double generatorStepWork(const TrainingContext& context)
{
    const TrainingSettings& s = context.settings;
    const auto n = static_cast<double>(context.features());
    const double decoder = s.decoderHidden * static_cast<double>(context.inputs());
    if (s.generator == GeneratorKind::None)
        return 0;
    if (s.generator == GeneratorKind::Pooled)
        return kForwardAndBack * s.generatorBatch * (2 * n * s.generatorHidden + decoder) / kMillion;
    const double d = s.positionSize + 1;
    const double tokens = 1 + n * s.revealFraction;
    return 4 * kForwardAndBack * s.generatorBatch * s.attentionLayers * tokens *
           (12 * d * d + 2 * tokens * d) / kMillion;
}

} // namespace genex::method
