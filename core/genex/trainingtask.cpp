// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingtask.h"

#include "common/error.h"
#include "common/log.h"
#include "common/version.h"
#include "genex/parallelfor.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

namespace genex::method {

namespace {

constexpr const char* kFormat = "genex-checkpoint-3";
// Reading a number from a GPU waits for all queued work.
constexpr std::int64_t kStepsBetweenLossesOfGpu = 16;

/// Loads the whole state or nothing.
void loadWhole(TrainingTask& task, const TensorFile& file, const std::string& fileName)
{
    TensorFile before;
    task.save(before);
    try {
        task.load(file, fileName);
    } catch (...) {
        task.load(before, "The state before");
        throw;
    }
}

} // namespace

void TrainingTask::noteLoss(Network network, std::int64_t step, const at::Tensor& loss)
{
    if (m_isWatched && (loss.device().is_cpu() || step % kStepsBetweenLossesOfGpu == 0))
        m_losses.push_back({network, step, loss.item<double>()});
}

CheckpointFiles::CheckpointFiles(std::filesystem::path stem, std::string identity)
    : m_stem(std::move(stem))
    , m_identity(std::move(identity))
{}

std::filesystem::path CheckpointFiles::fileOf(const TrainingTask& task) const
{
    std::filesystem::path file = m_stem;
    file += "." + task.name();
    return file;
}

std::optional<Error> CheckpointFiles::save(TrainingTask& task, double seconds) const
{
    if (m_stem.empty())
        return std::nullopt;
    try {
        TensorFile file;
        task.save(file);
        file.metadata["format"] = kFormat;
        file.metadata["program"] = kProgramVersion;
        file.metadata["identity"] = m_identity;
        file.metadata["milliseconds"] = std::to_string(std::llround(seconds * 1000));
        writeTensorFile(fileOf(task), file);
        return std::nullopt;
    } catch (const Failure& failure) {
        log::warning("training.checkpoint_failed", {{"reason", log::Word(nameOf(failure.error().code))}});
        return failure.error();
    }
}

const char* CheckpointFiles::whatDiffers(const TensorFile& file, const std::string& fileName) const
{
    if (file.text("format", fileName) != kFormat || file.text("program", fileName) != kProgramVersion)
        return "other_version";
    return file.text("identity", fileName) == m_identity ? nullptr : "other_settings_or_data";
}

std::optional<double> CheckpointFiles::load(TrainingTask& task) const
{
    std::error_code error;
    if (m_stem.empty() || !std::filesystem::exists(fileOf(task), error))
        return std::nullopt;
    try {
        const TensorFile file = readTensorFile(fileOf(task));
        const std::string fileName = fileOf(task).string();
        if (const char* reason = whatDiffers(file, fileName)) {
            log::info("training.checkpoint_ignored", {{"reason", log::Word(reason)}});
            return std::nullopt;
        }
        loadWhole(task, file, fileName);
        log::info("training.resumed", {{"task", log::Word(task.name())}});
        return std::stod(file.text("milliseconds", fileName)) / 1000;
    } catch (...) {
        log::warning("training.checkpoint_ignored",
                     {{"reason", log::Word(nameOf(errorFromCurrentException().code))}});
        return std::nullopt;
    }
}

void CheckpointFiles::remove(const TrainingTask& task) const
{
    std::error_code error;
    if (!m_stem.empty())
        std::filesystem::remove(fileOf(task), error);
}

int workersOf(const TrainingSettings& settings, at::Device device)
{
    if (settings.workers > 0)
        return settings.workers;
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    // A GPU runs one operation at a time; on a CPU, threads within and across operations share the cores.
    return device.is_cpu() ? std::max(1, cores / at::get_num_threads()) : 1;
}

/// The threads running one list of tasks.
class TaskRunner::TaskThreads
{
public:
    TaskThreads(TaskRunner& runner, TrainingTasks& tasks)
        : m_runner(runner)
        , m_tasks(tasks)
        , m_started(SteadyClock::now())
    {
        for (const auto& task : tasks)
            m_done.push_back(task->workDone());
    }

    /// A failure also stops the other tasks.
    void work(std::size_t number)
    {
        try {
            runTask(number);
        } catch (...) {
            m_isStopped = true;
            throw;
        }
    }

private:
    void runTask(std::size_t number)
    {
        TrainingTask& task = *m_tasks[number];
        int unsaved = 0;
        while (!task.isDone() && !m_isStopped) {
            report();
            if (m_runner.m_control.finishRequested())
                task.finishEarly();
            if (task.isDone())
                break;
            const bool phaseEnded = task.advance();
            note(number, task);
            if (++unsaved < m_runner.m_options.saveEvery && !phaseEnded)
                continue;
            unsaved = 0;
            save(task);
        }
        note(number, task);
        const std::lock_guard lock(m_mutex);
        ++m_finished;
    }

    void note(std::size_t number, TrainingTask& task)
    {
        m_runner.m_status.note(task.name(), task.state(), task.picked(), task.takeLosses());
        const std::lock_guard lock(m_mutex);
        m_done[number] = task.workDone();
    }

    void save(TrainingTask& task)
    {
        const std::optional<Error> problem = m_runner.m_files.save(task, secondsSoFar());
        if (m_runner.m_files.areKept())
            m_runner.m_status.noteCheckpoint(problem);
    }

    void report()
    {
        const std::lock_guard lock(m_mutex);
        double sum = m_runner.m_options.workBefore;
        for (const double work : m_done)
            sum += work;
        m_runner.m_control.report(std::llround(sum), std::llround(m_runner.m_options.workInAll), phase());
    }

    Text phase() const
    {
        if (m_tasks.size() == 1)
            return m_runner.m_options.phase;
        return Text("%1, %2 of %3 done", m_runner.m_options.phase, m_finished, m_tasks.size());
    }

    double secondsSoFar() const
    {
        return m_runner.m_secondsBefore +
               std::chrono::duration<double>(SteadyClock::now() - m_started).count();
    }

    TaskRunner& m_runner;
    TrainingTasks& m_tasks;
    SteadyClock::time_point m_started;
    std::atomic<bool> m_isStopped = false;
    std::mutex m_mutex; ///< guards the members below
    std::vector<double> m_done;
    std::size_t m_finished = 0;
};

TaskRunner::TaskRunner(const CheckpointFiles& files, JobControl& control, StatusReporter& status,
                       Options options)
    : m_files(files)
    , m_control(control)
    , m_status(status)
    , m_options(std::move(options))
{}

void TaskRunner::run(TrainingTasks& tasks)
{
    for (const auto& task : tasks) {
        if (m_status.isWanted())
            task->watch();
        if (const auto seconds = m_files.load(*task))
            m_secondsBefore = std::max(m_secondsBefore, *seconds);
    }
    TaskThreads threads(*this, tasks);
    parallelFor(tasks.size(), m_options.workers, [&threads](std::size_t number) { threads.work(number); });
}

} // namespace genex::method
