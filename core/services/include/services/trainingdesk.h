// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casedesk.h"
#include "services/engineservice.h"
#include "services/liverun.h"
#include "services/trainingrun.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// A model that was made from another by choosing τ, and what it does on test patients.
struct SavedThreshold
{
    std::string modelSha256;
    Json evaluation;
    Json source; ///< of the table that it was measured on
};

/// Trainings from the window: one at a time, in the engine; each has a record in the store from its beginning
/// on, so that one that was interrupted is found again. Nothing here waits.
class TrainingDesk : public QObject
{
    Q_OBJECT

public:
    TrainingDesk(CaseDesk& desk, EngineService& engine, QObject* parent = nullptr);
    /// The engine stops what it does; the run can go on later.
    ~TrainingDesk() override;

    const CaseDesk& caseDesk() const { return m_desk; }
    EngineService& engine() { return m_engine; }

    // --- before
    /// All settings of a preset with these over them, or why that cannot be. What was asked before and is not
    /// answered yet is dropped.
    void checkSettings(const std::string& preset, const Json& settings,
                       std::function<void(const Result<Json>&)> then);
    /// Time and memory of a plan; the same.
    void estimate(const TrainingPlan& plan, std::function<void(const Result<Json>&)> then);
    void dropEstimate();

    // --- the one that runs
    bool isRunning() const { return m_run.has_value(); }
    /// Nothing happens while one runs.
    void start(const TrainingPlan& plan, const std::string& repeats = {});
    /// Goes on with a run that did not end, from its checkpoint.
    void goOn(const std::string& key);
    /// Another run with the very same plan.
    void repeat(const std::string& key);
    void setPaused(bool isPaused);
    bool isPaused() const { return m_job && m_job->isPaused(); }
    /// Ends soon, with a usable model of what is done.
    void stopAndKeep();
    bool isStopping() const { return m_isStopping; }
    /// Ends it for good: nothing is kept.
    void cancel();
    /// Ends it now and keeps it to go on later.
    void leave();
    const TrainingRun& run() const { return *m_run; }
    const LiveRun& live() const { return m_live; }
    const std::optional<Progress>& progress() const { return m_progress; }

    // --- those that ran
    /// The latest first, without what is long; empty while the store is locked.
    const std::vector<TrainingRun>& runs() const { return m_runs; }
    const TrainingRun* find(const std::string& key) const;
    /// The model of a run that has finished, with another τ at one of its budgets: a new model, measured on
    /// the same test patients. Ends with thresholdSaved() or failed(); nothing happens while one is running.
    void saveWithThreshold(const std::string& key, double budget, double threshold);
    bool isSavingThreshold() const { return m_isSavingThreshold; }

Q_SIGNALS:
    /// A run began or ended, was paused or goes on.
    void stateChanged();
    void progressed(const genex::Progress& progress);
    /// live() is new.
    void liveChanged();
    void finished(const QString& key);
    void failed(const genex::Error& error);
    void runsChanged();
    void thresholdSaved(const genex::services::SavedThreshold& saved);

private:
    void begin(TrainingRun run);
    void askEngine();
    void onAnswer(const Result<Json>& answer);
    void end(RunState state);
    void keep(const TrainingRun& run);
    void onDeskChanged();
    void loadRuns();
    void takeRun(const TrainingRun& run);
    void askThreshold(const TrainingRun& run, double budget, double threshold, const std::string& folder);
    void endThreshold();

    CaseDesk& m_desk;
    EngineService& m_engine;
    QPointer<Job> m_job;
    QPointer<Job> m_settingsJob;
    QPointer<Job> m_estimateJob;
    std::optional<TrainingRun> m_run;
    LiveRun m_live;
    std::optional<Progress> m_progress;
    bool m_isStopping = false;
    bool m_isLeaving = false;
    bool m_wasUnlocked = false;
    bool m_isSavingThreshold = false;
    std::vector<TrainingRun> m_runs;
    std::vector<TrainingRun> m_unkept; ///< ended while the store was locked
};

} // namespace genex::services
