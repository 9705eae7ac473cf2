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

/// A model derived from another by choosing τ, with its evaluation.
struct SavedThreshold
{
    std::string modelSha256;
    std::optional<contract::ModelEvaluation> evaluation;
    contract::TableSource source; ///< of the evaluation
};

/// Trainings from the window: one at a time, in the engine; each has a record in the store from its start, so
/// that an interrupted one can be resumed. Asynchronous.
class TrainingService : public RunService
{
    Q_OBJECT

public:
    TrainingService(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);

    EngineService& engine() { return engineService(); }

    // --- before a training
    /// Time and memory a plan needs. Supersedes an unanswered request.
    void estimate(const TrainingPlan& plan,
                  std::function<void(const Result<contract::TrainingEstimate>&)> then);
    void dropEstimate();

    // --- the running one
    bool isRunning() const { return m_run.has_value(); }
    /// No effect while one is running.
    void start(const TrainingPlan& plan, const std::string& repeats = {});
    /// Resumes an unfinished run from its checkpoint.
    void goOn(const std::string& key);
    /// Another run with the same plan.
    void repeat(const std::string& key);
    /// Ends soon, with a usable model.
    void stopAndKeep();
    bool isStopping() const { return m_isStopping; }
    /// Ends it and discards everything.
    void cancel();
    /// Ends it now, to be resumed later.
    void leave();
    const TrainingRun& run() const { return *m_run; }
    const LiveRun& live() const { return m_live; }

    // --- finished and interrupted ones
    /// Latest first, without large fields; empty while the store is locked.
    const std::vector<TrainingRun>& runs() const { return m_runs.all(); }
    const TrainingRun* find(const std::string& key) const { return m_runs.find(key); }
    /// Saves the model of a finished run with another τ at one of its budgets as a new model, evaluated on
    /// the same test patients. Ends with thresholdSaved() or failed(); no effect while one is running.
    void saveWithThreshold(const std::string& key, double budget, double threshold);
    bool isSavingThreshold() const { return m_isSavingThreshold; }

Q_SIGNALS:
    /// live() has changed.
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
    bool m_isCancelled = false;
    bool m_isLeaving = false;
    bool m_isSavingThreshold = false;
    RunList<TrainingRun> m_runs;
    std::vector<TrainingRun> m_unkept; ///< ended while the store was locked
};

} // namespace genex::services
