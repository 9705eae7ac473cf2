// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statusreporter.h"
#include "tensorfile.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/text.h"
#include "genex/methodsettings.h"

#include <ATen/core/Tensor.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace genex::method {

/// A part of a training that needs nothing of what runs beside it: a chain of small units of work. Between
/// any two of them it can be stopped, saved and taken up again. Everything random in a unit is drawn from the
/// seed, the name of its purpose and its number, so a state holds no random numbers.
class TrainingTask
{
public:
    TrainingTask() = default;
    TrainingTask(const TrainingTask&) = delete;
    TrainingTask& operator=(const TrainingTask&) = delete;
    virtual ~TrainingTask() = default;

    virtual std::string name() const = 0;
    virtual bool isDone() const = 0;
    /// One unit of work; true when it was the last of its kind.
    virtual bool advance() = 0;
    /// From now on it does no more than a usable model needs.
    virtual void finishEarly() = 0;
    /// For whoever watches.
    virtual LaneState state() const = 0;
    /// U_b so far, of a bucket.
    virtual std::span<const std::int64_t> picked() const { return {}; }
    void watch() { m_isWatched = true; }
    /// Those of the steps since the last call, where it is watched.
    std::vector<LossPoint> takeLosses() { return std::exchange(m_losses, {}); }
    /// Work in millions of multiplications, roughly: for progress alone.
    virtual double workDone() const = 0;
    virtual double workInAll() const = 0;
    virtual void save(TensorFile& file) = 0;
    virtual void load(const TensorFile& file, const std::string& fileName) = 0;

protected:
    void noteLoss(Network network, std::int64_t step, const at::Tensor& loss);

private:
    bool m_isWatched = false;
    std::vector<LossPoint> m_losses;
};

using TrainingTasks = std::vector<std::unique_ptr<TrainingTask>>;

/// Keeps tasks in files beside each other: STEM.NAME.
class CheckpointFiles
{
public:
    /// `identity` says what the states belong to: settings, data, device. An empty stem keeps nothing.
    CheckpointFiles(std::filesystem::path stem, std::string identity);

    bool areKept() const { return !m_stem.empty(); }
    /// Saves the state atomically. A failure is returned and is a line in the log: hours of work are not
    /// thrown away because a copy of them failed.
    std::optional<Error> save(TrainingTask& task, double seconds) const;
    /// Loads what fits, and returns the seconds worked before; anything else is ignored with a line in the
    /// log, and nothing is returned.
    std::optional<double> load(TrainingTask& task) const;
    void remove(const TrainingTask& task) const;

private:
    std::filesystem::path fileOf(const TrainingTask& task) const;
    /// A word for the log; nothing when the file is of use here.
    const char* whatDiffers(const TensorFile& file, const std::string& fileName) const;

    std::filesystem::path m_stem;
    std::string m_identity;
};

/// The part of a run's work that is done on validation data, for progress.
inline constexpr double kValidationShare = 0.05;

/// How many tasks run side by side.
int workersOf(const TrainingSettings& settings, at::Device device);

/// Runs tasks side by side, each on one thread from its beginning to its end.
class TaskRunner
{
public:
    struct Options
    {
        int workers = 1;
        int saveEvery = 200;   ///< units of one task between two saves
        double workBefore = 0; ///< of tasks that ran before these
        double workInAll = 0;  ///< of all tasks of the run
        Text phase;            ///< what is being done, in words a user understands
    };

    TaskRunner(const CheckpointFiles& files, JobControl& control, StatusReporter& status, Options options);

    /// The first failure of any task stops the others and is thrown.
    void run(TrainingTasks& tasks);
    double secondsBefore() const { return m_secondsBefore; }

private:
    class Crew;

    const CheckpointFiles& m_files;
    JobControl& m_control;
    StatusReporter& m_status;
    Options m_options;
    double m_secondsBefore = 0; ///< worked before an interruption
};

} // namespace genex::method
