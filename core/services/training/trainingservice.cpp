// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/trainingservice.h"

#include "contract/modelmessages.h"

#include "common/error.h"
#include "common/log.h"
#include "services/trainingrecords.h"
#include "storage/session.h"

#include <QDateTime>
#include <QDir>

#include <filesystem>

namespace genex::services {

namespace {

constexpr std::size_t kMostKeyNameBytes = 60;

/// A portable file name.
std::string folderNameOf(const std::string& name)
{
    std::string folder;
    for (const QChar c : QString::fromStdString(name)) {
        const bool isPlain = c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_');
        folder += isPlain ? QString(c).toStdString() : std::string("-");
        if (folder.size() >= kMostKeyNameBytes)
            break;
    }
    return folder.empty() ? "model" : folder;
}

void writeRun(CaseBook& book, const TrainingRun& run, const char* action)
{
    book.session(Permission::UseForResearch)
        .records()
        .write(run.key, Json(run).dump(), {action, run.plan.name});
}

void removeCheckpoints(const TrainingRun& run, const UserFolders& folders)
{
    const std::filesystem::path stem = checkpointOf(run, folders);
    std::error_code ignored;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(stem.parent_path(), ignored)) {
        if (entry.path().filename().string().starts_with(stem.filename().string() + "."))
            files.push_back(entry.path());
    }
    for (const std::filesystem::path& file : files)
        std::filesystem::remove(file, ignored);
}

/// A folder that does not exist yet.
std::string freeFolder(const std::string& name, const UserFolders& folders)
{
    const QString wanted = QString::fromStdString(folderNameOf(name));
    QString folder = folders.modelFolder(wanted);
    for (int i = 2; QDir(folder).exists(); ++i)
        folder = folders.modelFolder(QStringLiteral("%1-%2").arg(wanted).arg(i));
    return folder.toStdString();
}

/// The record first: anything not in the store would be lost with the program.
TrainingRun beginRun(CaseBook& book, TrainingRun run, const UserFolders& folders)
{
    if (run.modelFolder.empty())
        run.modelFolder = freeFolder(run.plan.name, folders);
    writeRun(book, run, "training.begun");
    return run;
}

void keepEnd(CaseBook& book, const TrainingRun& run, const UserFolders& folders)
{
    if (!run.canGoOn())
        removeCheckpoints(run, folders);
    writeRun(book, run, "training.ended");
}

} // namespace

TrainingService::TrainingService(CaseStoreController& caseStore, EngineService& engine, QObject* parent)
    : RunService(caseStore, engine, parent)
{}

void TrainingService::onLocked()
{
    m_runs.setAll({});
}

void TrainingService::onUnlocked()
{
    for (const TrainingRun& run : std::exchange(m_unkept, {}))
        keep(run);
    loadRuns();
}

void TrainingService::loadRuns()
{
    writableStore().ask(
        this, [](CaseBook& book) { return trainingRunsIn(book); },
        [this](const Result<std::vector<TrainingRun>>& runs) {
            if (runs)
                m_runs.setAll(*runs);
            else
                log::warning("training.no_runs", {{"reason", log::Word(nameOf(runs.error().code))}});
            Q_EMIT runsChanged();
        });
}

// --- before a training

void TrainingService::estimate(const TrainingPlan& plan,
                               std::function<void(const Result<contract::TrainingEstimate>&)> then)
{
    dropEstimate();
    m_estimateJob =
        engineService().ask<contract::EstimateTraining>(estimateTask(plan), this, std::move(then));
}

void TrainingService::dropEstimate()
{
    delete m_estimateJob;
}

// --- the running one

void TrainingService::start(const TrainingPlan& plan, const std::string& repeats)
{
    TrainingRun run;
    run.plan = plan;
    run.startedMs = QDateTime::currentMSecsSinceEpoch();
    run.key = std::string(kTrainingKeys) + std::to_string(run.startedMs) + "-" + folderNameOf(plan.name);
    run.repeats = repeats;
    begin(std::move(run));
}

void TrainingService::goOn(const std::string& key)
{
    if (const TrainingRun* run = find(key); run && run->canGoOn())
        begin(*run);
}

void TrainingService::repeat(const std::string& key)
{
    if (const TrainingRun* run = find(key))
        start(run->plan, key);
}

void TrainingService::begin(TrainingRun run)
{
    if (isRunning())
        return;
    run.state = RunState::Running;
    run.error.reset();
    m_run = std::move(run);
    m_live = {};
    m_isStopping = false;
    m_isCancelled = false;
    m_isLeaving = false;
    dropEstimate();
    Q_EMIT stateChanged();
    writableStore().ask(
        this,
        [run = *m_run, folders = caseStore().folders()](CaseBook& book) {
            return attempt([&] { return beginRun(book, run, folders); });
        },
        [this](const Result<TrainingRun>& begun) {
            if (begun) {
                m_run = *begun;
                return m_isCancelled ? onAnswer(fail(ErrorCode::Cancelled, "Cancelled.")) : askEngine();
            }
            m_run.reset();
            Q_EMIT stateChanged();
            Q_EMIT failed(begun.error());
        });
}

void TrainingService::askEngine()
{
    takeRun(*m_run);
    const Job* asked = askForRun<contract::TrainModel>(
        trainTask(*m_run, caseStore().folders()),
        [this](const Result<contract::TrainedModel>& answer) { onAnswer(answer); });
    connect(asked, &Job::statusReceived, this, [this](const contract::TrainingStatus& status) {
        if (const auto taken = attempt([&] { m_live.take(status); }); !taken)
            return log::warning("training.status_ignored",
                                {{"reason", log::Word(nameOf(taken.error().code))}});
        Q_EMIT liveChanged();
    });
}

void TrainingService::onAnswer(const Result<contract::TrainedModel>& answer)
{
    if (answer) {
        m_run->summary = answer->summary;
        m_run->modelSha256 = answer->modelSha256;
        m_run->evaluation = answer->evaluation;
        m_run->thresholds.assign(answer->manifest.plans.begin(), answer->manifest.plans.end());
        return end(RunState::Finished);
    }
    if (answer.error().code == ErrorCode::Cancelled)
        return end(m_isLeaving ? RunState::Interrupted : RunState::Cancelled);
    m_run->error = answer.error();
    end(RunState::Failed);
}

void TrainingService::end(RunState state)
{
    TrainingRun run = *m_run;
    run.state = state;
    run.endedMs = QDateTime::currentMSecsSinceEpoch();
    m_run.reset();
    m_isStopping = false;
    if (isUnlocked())
        keep(run);
    else
        m_unkept.push_back(run);
    takeRun(run);
    Q_EMIT stateChanged();
    if (state == RunState::Finished)
        Q_EMIT finished(QString::fromStdString(run.key));
    else if (run.error)
        Q_EMIT failed(*run.error);
}

void TrainingService::keep(const TrainingRun& run)
{
    writableStore().ask(
        this,
        [run, folders = caseStore().folders()](CaseBook& book) {
            return attempt([&] { keepEnd(book, run, folders); });
        },
        [this](const Result<void>& written) {
            if (!written)
                Q_EMIT failed(written.error());
        });
}

void TrainingService::takeRun(const TrainingRun& run)
{
    m_runs.take(run);
    Q_EMIT runsChanged();
}

// --- another threshold

void TrainingService::saveWithThreshold(const std::string& key, double budget, double threshold)
{
    const TrainingRun* run = find(key);
    if (!run || run->state != RunState::Finished || isRunning() || m_isSavingThreshold)
        return;
    m_isSavingThreshold = true;
    Q_EMIT stateChanged();
    writableStore().ask(
        this,
        [name = run->plan.name, folders = caseStore().folders()](CaseBook& book) {
            return attempt([&] {
                book.session(Permission::UseForResearch); // checks the permission
                return freeFolder(name + "-tau", folders);
            });
        },
        [this, run = *run, budget, threshold](const Result<std::string>& folder) {
            if (folder)
                return askThreshold(run, budget, threshold, *folder);
            endThreshold();
            Q_EMIT failed(folder.error());
        });
}

void TrainingService::askThreshold(const TrainingRun& run, double budget, double threshold,
                                   const std::string& folder)
{
    contract::ThresholdTask task;
    task.model = run.modelFolder;
    task.budget = budget;
    task.threshold = threshold;
    task.output = folder;
    task.source = run.plan.data.source;
    engineService().ask<contract::ChangeThreshold>(
        task, this, [this, source = run.plan.data.source](const Result<contract::ChangedModel>& changed) {
            endThreshold();
            if (changed)
                Q_EMIT thresholdSaved(SavedThreshold{changed->modelSha256, changed->evaluation, source});
            else
                Q_EMIT failed(changed.error());
        });
}

void TrainingService::endThreshold()
{
    m_isSavingThreshold = false;
    Q_EMIT stateChanged();
}

void TrainingService::stopAndKeep()
{
    if (!job())
        return;
    m_isStopping = true;
    job()->finishEarly();
    Q_EMIT stateChanged();
}

void TrainingService::cancel()
{
    m_isCancelled = true; // also if the engine has not been asked yet
    if (job())
        job()->cancel();
}

void TrainingService::leave()
{
    m_isLeaving = true;
    cancel();
}

} // namespace genex::services
