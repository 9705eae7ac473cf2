// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/enginemessages.h"
#include "contract/enginestate.h"

#include "common/jobcontrol.h"
#include "common/result.h"
#include "domain/effortweights.h"

#include <QEventLoop>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>

namespace genex::protocol {
class EngineLink;
}

namespace genex::services {

class Settings;
using contract::EngineState;
using contract::Json;

/// A request to the engine. Lives on the caller's thread; deleting it cancels the request; no further
/// signals.
class Job : public QObject
{
    Q_OBJECT

public:
    ~Job() override;

    void cancel();
    void setPaused(bool isPaused);
    bool isPaused() const { return m_isPaused; }
    /// Asks the job to end soon with what it has so far; also ends a pause.
    void finishEarly();

Q_SIGNALS:
    void progressed(const genex::Progress& progress);
    /// What a training says of itself besides.
    void statusReceived(const genex::contract::TrainingStatus& status);
    /// Told once; the job may be deleted then.
    void finished(const genex::Result<genex::contract::Json>& outcome);

private:
    friend class EngineService;
    Job(class EngineService* service, std::int64_t id, QObject* parent);

    QPointer<EngineService> m_service;
    std::int64_t m_id;
    bool m_isPaused = false;
};

/// The engine as the front sees it: a status line, and answers. Asynchronous. The pipe has its own thread, so
/// a busy window neither delays an answer nor makes the engine look hung.
class EngineService : public QObject
{
    Q_OBJECT

public:
    /// programName appears in the engine's log.
    explicit EngineService(const QString& programName, QObject* parent = nullptr);
    /// For an engine that is reached some other way: on the caller's thread. Must outlive it.
    explicit EngineService(protocol::EngineLink& link, QObject* parent = nullptr);
    /// Stops the engine.
    ~EngineService() override;

    /// Takes effect at the next start.
    void setPatience(const contract::EnginePatience& patience);
    /// Command and device; restarts a running engine if the command has changed.
    void configure(const QStringList& command, const QString& device);
    /// From the settings; a non-empty deviceForThisRun overrides theirs.
    void configure(const Settings& settings, const QString& deviceForThisRun);
    /// Weights for the recommendations from now on.
    void weigh(const domain::EffortWeights& weights);
    void start();

    EngineState state() const { return m_state; }
    QString statusLine() const { return m_statusLine; }
    /// The engine's hardware; empty until reported.
    const std::optional<contract::EngineFacts>& facts() const { return m_facts; }
    QString device() const { return m_device; }

    /// `then` is called once, unless `parent` or the job is deleted first; the job then deletes itself.
    template <contract::Message Asked>
    Job* ask(const typename Asked::Params& params, QObject* parent,
             std::function<void(const Result<typename Asked::Result>&)> then);
    /// Waits for the answer in an event loop of its own, for programs without a window; `watch` is given the
    /// job before.
    template <contract::Message Asked>
    Result<typename Asked::Result> askAndWait(const typename Asked::Params& params,
                                              const std::function<void(Job&)>& watch = {});
    /// The process that runs now, for diagnosis.
    qint64 processId() const;

Q_SIGNALS:
    /// state(), statusLine() or facts() have changed.
    void stateChanged();
    /// The weights have changed: recommendations may differ.
    void weighedAnew();

private:
    friend class Job;
    friend struct UntypedAsk; ///< of the tests, which also send what no message can say
    /// As they are sent: with what efforts count now, where the message asks that.
    template <contract::Message Asked>
    Json paramsOf(typename Asked::Params params) const;
    Job* ask(const char* method, const Json& params, QObject* parent);
    void onStateChanged(EngineState state, const QString& line);
    void onAnswered(qint64 id, const Result<Json>& outcome);
    void onProgressed(qint64 id, const Progress& progress);
    void onStatusReceived(qint64 id, const contract::TrainingStatus& status);
    void askForFacts();
    template <typename Function>
    void onPipeThread(Function&& function) const;

    QThread m_thread;
    protocol::EngineLink* m_link; ///< to a process of its own: lives on m_thread
    QStringList m_command;
    domain::EffortWeights m_weights;
    QString m_device = QStringLiteral("auto");
    EngineState m_state = EngineState::Stopped;
    QString m_statusLine;
    std::optional<contract::EngineFacts> m_facts;
    QPointer<Job> m_factsJob;
    std::map<std::int64_t, Job*> m_jobs;
};

template <contract::Message Asked>
Json EngineService::paramsOf(typename Asked::Params params) const
{
    if constexpr (requires { params.weights; })
        params.weights = {m_weights};
    return contract::toJson(params);
}

template <contract::Message Asked>
Job* EngineService::ask(const typename Asked::Params& params, QObject* parent,
                        std::function<void(const Result<typename Asked::Result>&)> then)
{
    Job* job = ask(Asked::kMethod, paramsOf<Asked>(params), parent);
    connect(job, &Job::finished, parent, [job, then = std::move(then)](const Result<Json>& outcome) {
        job->deleteLater();
        then(outcome.and_then(
            [](const Json& json) { return attempt([&] { return contract::resultFrom<Asked>(json); }); }));
    });
    return job;
}

template <contract::Message Asked>
Result<typename Asked::Result> EngineService::askAndWait(const typename Asked::Params& params,
                                                         const std::function<void(Job&)>& watch)
{
    using Answer = Result<typename Asked::Result>;
    Answer result = fail(ErrorCode::Internal, "The job ended without an answer.");
    QEventLoop loop;
    QObject owner; // of the job, which no event loop is left to delete later
    Job* job = ask<Asked>(params, &owner, [&](const Answer& answer) {
        result = answer;
        loop.quit();
    });
    if (watch)
        watch(*job);
    loop.exec();
    return result;
}

/// Starts the engine and waits until it said what it runs on, or that it does not run: for programs without a
/// window.
void startAndWaitForFacts(EngineService& engine);

} // namespace genex::services
