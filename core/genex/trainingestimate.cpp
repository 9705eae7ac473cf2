// SPDX-License-Identifier: GPL-3.0-or-later
#include "buckettask.h"
#include "bucketwork.h"
#include "devicefailure.h"
#include "sharedtasks.h"
#include "tensors.h"
#include "trainingcontext.h"
#include "trainingrun.h"
#include "trainingtask.h"

#include "common/memoryuse.h"
#include "genex/device.h"
#include "genex/training.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace genex::method {

namespace {

constexpr int kWarmUnits = 2; // the first ones include one-time setup
constexpr int kTimedUnits = 4;
constexpr double kBytesOfNumber = 4;
constexpr double kCopiesInTraining =
    5; // weights, gradient, two of Adam's, and the copies frozen before GreedyForU

/// Seconds per unit; 0 if the task has none left.
double secondsPerUnit(TrainingTask& task, JobControl& control)
{
    double seconds = 0;
    int timed = 0;
    for (int i = 0; i < kWarmUnits + kTimedUnits && !task.isDone(); ++i) {
        control.checkPoint();
        const SteadyClock::time_point started = SteadyClock::now();
        task.advance();
        if (i < kWarmUnits)
            continue;
        seconds += std::chrono::duration<double>(SteadyClock::now() - started).count();
        ++timed;
    }
    return timed > 0 ? seconds / timed : 0;
}

double numbersIn(const NamedParameters& parameters)
{
    double count = 0;
    for (const NamedParameter& parameter : parameters)
        count += static_cast<double>(parameter.tensor->numel());
    return count;
}

/// The wanted settings, with buckets that start at GreedyForU.
TrainingSettings withoutBucketSteps(TrainingSettings settings)
{
    settings.bucketSteps = 0;
    settings.generatorBucketSteps = 0;
    return settings;
}

/// A few units of every kind, on the real patients.
class Trial
{
public:
    Trial(const TrainingInput& input, const TrainingSettings& wanted, at::Device device, JobControl& control)
        : m_wanted(wanted)
        , m_context(input, withoutBucketSteps(wanted), device, control)
    {
        SharedExpertTask expert(
            m_context, Expert::random(expertShape(m_context, m_context.settings), m_context.random, device));
        m_expertStep = secondsPerUnit(expert, control);
        std::optional<SharedGeneratorTask> generator;
        if (m_context.hasGenerator()) {
            generator.emplace(m_context);
            m_generatorStep = secondsPerUnit(*generator, control);
        }
        const GeneratorTrainer* trainer = generator ? &generator->trainer() : nullptr;
        BucketTask bucket(m_context, 0, expert.expert(), trainer);
        m_pick = secondsPerUnit(bucket, control);
        m_bucketBytes = kBytesOfNumber * kCopiesInTraining * numbersOf(expert.expert(), trainer);
    }

    TrainingEstimate estimate() const
    {
        const MemoryUse memory = memoryUse();
        const double others = static_cast<double>(m_context.buckets.size() - 1) * m_bucketBytes;
        TrainingEstimate estimate;
        estimate.seconds = (sharedSeconds() + rounds() * bucketSeconds()) / (1 - kValidationShare);
        estimate.memoryBytes = memory.resident + static_cast<std::uint64_t>(others);
        estimate.availableBytes = memory.available;
        estimate.trainingRows = static_cast<std::int64_t>(m_context.trainingRows.size());
        estimate.buckets = static_cast<int>(m_context.buckets.size());
        estimate.bucketsWanted = m_wanted.buckets;
        estimate.tests = static_cast<int>(std::lround(unitCounts(m_context).picks));
        estimate.device = m_context.device.str();
        return estimate;
    }

private:
    static double numbersOf(Expert expert, const GeneratorTrainer* generator)
    {
        return numbersIn(expert.parameters()) +
               (generator ? numbersIn(GeneratorTrainer(*generator).parameters()) : 0);
    }

    int workers() const { return workersOf(m_wanted, m_context.device); }

    /// Expert and generator are trained in parallel, unless one starts from the other.
    double sharedSeconds() const
    {
        const double expert = m_wanted.sharedSteps * m_expertStep;
        const double generator = m_wanted.generatorSteps * m_generatorStep;
        const bool areTogether = workers() > 1 && m_wanted.expertFront == ExpertFront::None;
        return areTogether ? std::max(expert, generator) : expert + generator;
    }

    double rounds() const { return std::ceil(static_cast<double>(m_context.buckets.size()) / workers()); }

    double bucketSeconds() const
    {
        const UnitCounts units = unitCounts(m_context);
        const double levels = static_cast<double>(m_context.levels.size()) * units.picksPerLevel;
        return m_wanted.bucketSteps * m_expertStep + m_wanted.generatorBucketSteps * m_generatorStep +
               (units.picks + levels) * m_pick;
    }

    TrainingSettings m_wanted;
    TrainingContext m_context;
    double m_expertStep = 0;
    double m_generatorStep = 0;
    double m_pick = 0;
    double m_bucketBytes = 0;
};

} // namespace

TrainingEstimate estimateTraining(const TrainingInput& input, const TrainingSettings& settings,
                                  JobControl& control)
{
    validate(settings);
    checkDataset(input.dataset);
    checkTrainingPart(input.dataset, input.split.rowsOf(data::Part::Training));
    const std::string device = resolveDevice(settings.device).name;
    return explainingDeviceFailures(
        [&] { return Trial(input, settings, torchDevice(device), control).estimate(); });
}

} // namespace genex::method
