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

/// Runs by key, latest first.
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
    /// Adds or replaces.
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

/// Common part of trainings and experiments from the window: one at a time, in the engine; their records are
/// in the store and loaded while it is unlocked. Asynchronous.
class RunService : public QObject
{
    Q_OBJECT

public:
    /// Cancels the running job.
    ~RunService() override;

    const CaseStoreController& caseStore() const { return m_caseStore; }
    void setPaused(bool isPaused);
    bool isPaused() const { return m_job && m_job->isPaused(); }
    /// Of the running job, as last reported.
    const std::optional<Progress>& progress() const { return m_progress; }

Q_SIGNALS:
    /// A run has started, ended, been paused or resumed.
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
    /// The current request; nullptr between runs.
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
    /// Nothing of the store may be shown from now on.
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
