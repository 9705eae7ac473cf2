// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casestorecontroller.h"
#include "services/engineservice.h"

#include <QObject>
#include <QPointer>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace genex::services {

/// Runs by their keys, the latest first.
template <typename Run>
class RunList
{
public:
    const std::vector<Run>& all() const { return m_runs; }
    void setAll(std::vector<Run> runs) { m_runs = std::move(runs); }
    const Run* find(const std::string& key) const
    {
        const auto found = std::ranges::find(m_runs, key, &Run::key);
        return found == m_runs.end() ? nullptr : &*found;
    }
    /// In the place of what was known of it.
    void take(Run run)
    {
        const auto found = std::ranges::find(m_runs, run.key, &Run::key);
        if (found == m_runs.end())
            m_runs.insert(m_runs.begin(), std::move(run));
        else
            *found = std::move(run);
    }

private:
    std::vector<Run> m_runs;
};

/// What trainings and experiments from the window have in common: one at a time, in the engine; their records
/// are in the store, and known while it is unlocked. Nothing here waits.
class RunService : public QObject
{
    Q_OBJECT

public:
    /// The engine stops what it does.
    ~RunService() override;

    const CaseStoreController& caseStore() const { return m_caseStore; }
    void setPaused(bool isPaused);
    bool isPaused() const { return m_job && m_job->isPaused(); }
    /// Of the one that runs, as far as the engine has told it.
    const std::optional<Progress>& progress() const { return m_progress; }

Q_SIGNALS:
    /// A run began or ended, was paused or goes on.
    void stateChanged();
    void progressed(const genex::Progress& progress);
    /// `key` of the run.
    void finished(const QString& key);
    void failed(const genex::Error& error);
    void runsChanged();

protected:
    RunService(CaseStoreController& caseStore, EngineService& engine, QObject* parent);

    CaseStoreController& writableStore() { return m_caseStore; }
    EngineService& engineService() { return m_engine; }
    bool isUnlocked() const { return m_caseStore.view().state == StoreState::Unlocked; }
    /// What is asked of the engine now; nullptr between runs.
    Job* job() const { return m_job; }
    template <contract::Message Asked>
    Job* askForRun(const typename Asked::Params& params,
                   std::function<void(const Result<typename Asked::Result>&)> then)
    {
        return follow(m_engine.ask<Asked>(params, this, [this, then = std::move(then)](const auto& answer) {
            m_job.clear();
            m_progress.reset();
            then(answer);
        }));
    }

    virtual void onUnlocked() = 0;
    /// Nothing of the store may be shown any more.
    virtual void onLocked() = 0;

private:
    void onStoreChanged();
    Job* follow(Job* job);

    CaseStoreController& m_caseStore;
    EngineService& m_engine;
    QPointer<Job> m_job;
    std::optional<Progress> m_progress;
    bool m_wasUnlocked = false;
};

} // namespace genex::services
