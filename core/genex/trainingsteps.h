// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adam.h"
#include "patientbatch.h"
#include "trainingcontext.h"
#include "trainingtable.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "genex/methodsettings.h"

#include <chrono>
#include <cstdint>
#include <span>

/// Common parts of the training steps of all networks.
namespace genex::method {

/// Fraction of steps done; 1 if there are none.
double shareOf(std::int64_t step, std::int64_t steps);

/// The learning rate decays by half a cosine to `last_rate` of it over a network's steps.
StepSettings expertStep(const TrainingSettings& settings, double rate, double progress);
StepSettings generatorStep(const TrainingSettings& settings, double progress);

/// With random masks O ∪ R, so that any set of known features resembles training.
Draw randomDraw(const TrainingContext& context, const Patients& patients, int size, Random random,
                RevealedShare share = RevealedShare::OfEach);
/// With these features shown for every patient.
Draw drawShowing(const TrainingContext& context, const Patients& patients, int size,
                 std::span<const std::int64_t> shown, Random random);
/// Training batch of a generator, with random masks O ∪ R. An autoencoder's loss is on x[O ∪ R] alone, as
/// appendix B of the paper has it for R = ∅: nothing counts as known but what is shown.
Batch generatorBatch(const TrainingContext& context, const Patients& patients, Random random);
/// Training batch of an expert, with a fraction of values exchanged, so that it does not depend on a single
/// one.
Batch exchanged(const TrainingContext& context, const Patients& patients, Draw draw, double share,
                Random random);

/// Work in millions of multiplications, for progress.
double expertStepWork(const TrainingContext& context, const TrainingSettings& settings);
double generatorStepWork(const TrainingContext& context);

/// Adds its lifetime to a sum.
class Stopwatch
{
public:
    explicit Stopwatch(double& sum)
        : m_sum(sum)
        , m_started(SteadyClock::now())
    {}
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;
    ~Stopwatch() { m_sum += std::chrono::duration<double>(SteadyClock::now() - m_started).count(); }

private:
    double& m_sum;
    SteadyClock::time_point m_started;
};

} // namespace genex::method
