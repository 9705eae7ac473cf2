// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casedesk.h"
#include "services/engineservice.h"
#include "services/labrun.h"
#include "services/rundifferences.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// Experiments from the window: one at a time, in the engine. Each has a record in the store from its
/// beginning on, so that one that was stopped or killed is found again with its choices; what comes of it is
/// written into its folder, too. Nothing here waits.
class LabDesk : public QObject
{
    Q_OBJECT

public:
    LabDesk(CaseDesk& desk, EngineService& engine, QObject* parent = nullptr);
    ~LabDesk() override;

    const CaseDesk& caseDesk() const { return m_desk; }
    /// Why the settings cannot be, or all settings of the preset with these over them. What was asked before
    /// and is not answered yet is dropped.
    void checkSettings(const std::string& preset, const Json& settings,
                       std::function<void(const Result<Json>&)> then);

    bool isRunning() const { return m_run.has_value(); }
    /// Of the one that runs.
    const std::string& runningKey() const { return m_run->key; }
    /// Cells that stand in the experiment's folder are not repeated. Asked for what an unfinished run asked
    /// for, it goes on as that run. Nothing happens while one runs.
    void start(const ExperimentRequest& request);
    void goOn(const std::string& key);
    void cancel();
    void setPaused(bool isPaused);
    bool isPaused() const;

    /// The latest first; empty while the store is locked.
    const std::vector<LabRun>& runs() const { return m_runs; }
    const LabRun* find(const std::string& key) const;
    void loadRuns();
    /// The record of a run, with its table and figure.
    void load(const std::string& key, QObject* asker, std::function<void(const Result<Json>&)> then);
    /// The folder of an experiment's files and finished cells.
    QString folderFor(const std::string& name) const;

Q_SIGNALS:
    /// A run began or ended.
    void stateChanged();
    void progressed(const genex::Progress& progress);
    /// `key` of the run that was kept.
    void finished(const QString& key);
    /// Also when it was stopped: the code says so.
    void failed(const genex::Error& error);
    void runsChanged();

private:
    struct Ended
    {
        LabRun run;
        std::optional<ExperimentResult> result;
    };

    void begin(LabRun run);
    void askEngine();
    void onAnswer(const Result<Json>& answer);
    void keep(const Ended& ended);
    /// Into the list, without reading the others again.
    void takeRun(LabRun run);
    void onDeskChanged();

    CaseDesk& m_desk;
    EngineService& m_engine;
    QPointer<Job> m_job;
    QPointer<Job> m_settingsJob;
    std::optional<LabRun> m_run; ///< runs now
    std::vector<LabRun> m_runs;
    std::vector<Ended> m_unkept; ///< ended while the store was locked
    bool m_wasUnlocked = false;
    bool m_isStopWanted = false;
};

} // namespace genex::services
