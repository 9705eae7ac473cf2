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

/// What the steps of all networks have in common.
namespace genex::method {

/// The part of the steps that is done; all of none.
double shareOf(std::int64_t step, std::int64_t steps);

/// The learning rate falls by half a cosine to a tenth over the steps of a network.
StepSettings expertStep(const TrainingSettings& settings, double rate, double progress);
StepSettings generatorStep(const TrainingSettings& settings, double progress);

/// Under random masks O ∪ R, so that any set of known features is something the network has seen.
Draw randomDraw(const TrainingContext& context, const Patients& patients, int size, Random random,
                RevealedShare share = RevealedShare::OfEach);
/// With these features shown to everybody.
Draw drawShowing(const TrainingContext& context, const Patients& patients, int size,
                 std::span<const std::int64_t> shown, Random random);
/// What an expert is trained on: with a share of the values exchanged, so that it does not hang on a single
/// one.
Batch exchanged(const TrainingContext& context, const Patients& patients, Draw draw, double share,
                Random random);

/// Work in millions of multiplications, for progress.
double expertStepWork(const TrainingContext& context, const TrainingSettings& settings);
double generatorStepWork(const TrainingContext& context);

/// Adds the time that it lives to a sum.
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
