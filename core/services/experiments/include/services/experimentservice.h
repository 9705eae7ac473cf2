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

/// Experiments from the window: one at a time, in the engine. Each has a record in the store from its
/// beginning on, so that one that was stopped or killed is found again with its choices; what comes of it is
/// written into its folder, too. Nothing here waits.
class ExperimentService : public RunService
{
    Q_OBJECT

public:
    ExperimentService(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);

    bool isRunning() const { return m_run.has_value(); }
    /// Of the one that runs.
    const std::string& runningKey() const { return m_run->key; }
    /// Cells that stand in the experiment's folder are not repeated. Asked for what an unfinished run asked
    /// for, it goes on as that run. Nothing happens while one runs.
    void start(const ExperimentRequest& request);
    void goOn(const std::string& key);
    /// failed() comes with the code Cancelled.
    void cancel();

    /// The latest first; empty while the store is locked.
    const std::vector<ExperimentRecord>& runs() const { return m_runs.all(); }
    const ExperimentRecord* find(const std::string& key) const { return m_runs.find(key); }
    void loadRuns();
    /// What a finished run came to.
    void load(const std::string& key, QObject* asker,
              std::function<void(const Result<ExperimentReport>&)> then);
    /// The folder of an experiment's files and finished cells.
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
    /// Into the list, without reading the others again.
    void takeRun(ExperimentRecord run);

    std::optional<ExperimentRecord> m_run; ///< runs now
    RunList<ExperimentRecord> m_runs;
    std::vector<Ended> m_unkept; ///< ended while the store was locked
    bool m_isStopWanted = false;
};

} // namespace genex::services
