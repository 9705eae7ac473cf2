// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentrecord.h"
#include "services/rundifferences.h"
#include "services/runservice.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// Experiments from the window: one at a time, in the engine. Each has a record in the store from its start,
/// so that a stopped or killed one can be resumed with its settings; results are also written to its folder.
/// Asynchronous.
class ExperimentService : public RunService
{
    Q_OBJECT

public:
    ExperimentService(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);

    bool isRunning() const { return m_run.has_value(); }
    /// Of the running one.
    const std::string& runningKey() const { return m_run->key; }
    /// Cells in the experiment's folder are reused. A request equal to that of an unfinished run resumes that
    /// run. No effect while one is running.
    void start(const ExperimentRequest& request);
    void goOn(const std::string& key);
    /// failed() follows with the code Cancelled.
    void cancel();

    /// Latest first; empty while the store is locked.
    const std::vector<ExperimentRecord>& runs() const { return m_runs.all(); }
    const ExperimentRecord* find(const std::string& key) const { return m_runs.find(key); }
    void loadRuns();
    /// Result of a finished run.
    void load(const std::string& key, QObject* asker,
              std::function<void(const Result<ExperimentReport>&)> then);
    /// Folder of an experiment's files and finished cells.
    QString folderFor(const std::string& name) const;

protected:
    void onUnlocked() override;
    void onLocked() override;

private:
    struct Ended
    {
        ExperimentRecord run;
        std::optional<ExperimentResult> result;
    };

    void begin(ExperimentRecord run);
    void askEngine();
    void onAnswer(const Result<ExperimentResult>& result);
    void keep(const Ended& ended);
    /// Updates the list without reading the others again.
    void takeRun(ExperimentRecord run);

    std::optional<ExperimentRecord> m_run; ///< running now
    RunList<ExperimentRecord> m_runs;
    std::vector<Ended> m_unkept; ///< ended while the store was locked
    bool m_isStopWanted = false;
};

} // namespace genex::services
