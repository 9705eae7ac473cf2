// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/liverun.h"
#include "services/runservice.h"
#include "services/trainingrun.h"

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
    std::optional<contract::ModelEvaluation> evaluation;
    contract::TableSource source; ///< of the table that it was measured on
};

/// Trainings from the window: one at a time, in the engine; each has a record in the store from its beginning
/// on, so that one that was interrupted is found again. Nothing here waits.
class TrainingService : public RunService
{
    Q_OBJECT

public:
    TrainingService(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);

    EngineService& engine() { return engineService(); }

    // --- before
    /// Time and memory of a plan. What was asked before and is not answered yet is dropped.
    void estimate(const TrainingPlan& plan,
                  std::function<void(const Result<contract::TrainingEstimate>&)> then);
    void dropEstimate();

    // --- the one that runs
    bool isRunning() const { return m_run.has_value(); }
    /// Nothing happens while one runs.
    void start(const TrainingPlan& plan, const std::string& repeats = {});
    /// Goes on with a run that did not end, from its checkpoint.
    void goOn(const std::string& key);
    /// Another run with the very same plan.
    void repeat(const std::string& key);
    /// Ends soon, with a usable model of what is done.
    void stopAndKeep();
    bool isStopping() const { return m_isStopping; }
    /// Ends it for good: nothing is kept.
    void cancel();
    /// Ends it now and keeps it to go on later.
    void leave();
    const TrainingRun& run() const { return *m_run; }
    const LiveRun& live() const { return m_live; }

    // --- those that ran
    /// The latest first, without what is long; empty while the store is locked.
    const std::vector<TrainingRun>& runs() const { return m_runs.all(); }
    const TrainingRun* find(const std::string& key) const { return m_runs.find(key); }
    /// The model of a run that has finished, with another τ at one of its budgets: a new model, measured on
    /// the same test patients. Ends with thresholdSaved() or failed(); nothing happens while one is running.
    void saveWithThreshold(const std::string& key, double budget, double threshold);
    bool isSavingThreshold() const { return m_isSavingThreshold; }

Q_SIGNALS:
    /// live() is new.
    void liveChanged();
    void thresholdSaved(const genex::services::SavedThreshold& saved);

protected:
    void onUnlocked() override;
    void onLocked() override;

private:
    void begin(TrainingRun run);
    void askEngine();
    void onAnswer(const Result<contract::TrainedModel>& answer);
    void end(RunState state);
    void keep(const TrainingRun& run);
    void loadRuns();
    void takeRun(const TrainingRun& run);
    void askThreshold(const TrainingRun& run, double budget, double threshold, const std::string& folder);
    void endThreshold();

    QPointer<Job> m_estimateJob;
    std::optional<TrainingRun> m_run;
    LiveRun m_live;
    bool m_isStopping = false;
    bool m_isLeaving = false;
    bool m_isSavingThreshold = false;
    RunList<TrainingRun> m_runs;
    std::vector<TrainingRun> m_unkept; ///< ended while the store was locked
};

} // namespace genex::services
