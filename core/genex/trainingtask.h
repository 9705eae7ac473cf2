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

/// An independent part of a training: a sequence of small units of work, between which it can be stopped,
/// saved and resumed. Random numbers of a unit are derived from the seed, its purpose and its number, so a
/// state contains none.
class TrainingTask
{
public:
    TrainingTask() = default;
    TrainingTask(const TrainingTask&) = delete;
    TrainingTask& operator=(const TrainingTask&) = delete;
    virtual ~TrainingTask() = default;

    virtual std::string name() const = 0;
    virtual bool isDone() const = 0;
    /// One unit of work; true if it was the last of its kind.
    virtual bool advance() = 0;
    /// From now on, does only what a usable model needs.
    virtual void finishEarly() = 0;
    /// For progress display.
    virtual LaneState state() const = 0;
    /// U_b so far, for a bucket.
    virtual std::span<const std::int64_t> picked() const { return {}; }
    void watch() { m_isWatched = true; }
    /// Losses of the steps since the last call, if monitored.
    std::vector<LossPoint> takeLosses() { return std::exchange(m_losses, {}); }
    /// Approximate work in millions of multiplications, for progress only.
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

/// Stores tasks in files named STEM.NAME.
class CheckpointFiles
{
public:
    /// `identity` identifies what the states belong to: settings, data, device. An empty stem stores nothing.
    CheckpointFiles(std::filesystem::path stem, std::string identity);

    bool areKept() const { return !m_stem.empty(); }
    /// Saves the state atomically. A failure is logged and returned, not thrown: a failed copy must not cost
    /// hours of work.
    std::optional<Error> save(TrainingTask& task, double seconds) const;
    /// Loads a matching state and returns the seconds worked before; anything else is logged and ignored, and
    /// the result is empty.
    std::optional<double> load(TrainingTask& task) const;
    void remove(const TrainingTask& task) const;

private:
    std::filesystem::path fileOf(const TrainingTask& task) const;
    /// A word for the log; null if the file can be used.
    const char* whatDiffers(const TensorFile& file, const std::string& fileName) const;

    std::filesystem::path m_stem;
    std::string m_identity;
};

/// Fraction of a run's work spent on validation data, for progress.
inline constexpr double kValidationShare = 0.05;

/// Number of parallel tasks.
int workersOf(const TrainingSettings& settings, at::Device device);

/// Runs tasks in parallel, each on one thread.
class TaskRunner
{
public:
    struct Options
    {
        int workers = 1;
        int saveEvery = 200;   ///< units of one task between saves
        double workBefore = 0; ///< of tasks that ran before
        double workInAll = 0;  ///< of all tasks of the run
        Text phase;            ///< worded for the user
    };

    TaskRunner(const CheckpointFiles& files, JobControl& control, StatusReporter& status, Options options);

    /// The first failure of any task stops the others and is rethrown.
    void run(TrainingTasks& tasks);
    double secondsBefore() const { return m_secondsBefore; }

private:
    class TaskThreads;

    const CheckpointFiles& m_files;
    JobControl& m_control;
    StatusReporter& m_status;
    Options m_options;
    double m_secondsBefore = 0; ///< working time before an interruption
};

} // namespace genex::method
