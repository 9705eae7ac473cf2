// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/enginestate.h"
#include "contract/trainingstatus.h"

#include "common/jobcontrol.h"
#include "protocol/message.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>

namespace genex::protocol {

using contract::EnginePatience;
using contract::EngineState;

/// The way from the front to an engine: EngineConnection, or in tests an engine in the same process. Every
/// request is answered exactly once.
class EngineLink : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Command line of the engine; the first word is the program.
    virtual void setCommand(const QStringList& command) = 0;
    virtual void setPatience(const EnginePatience& patience) = 0;

    /// Starts the engine; also retries after Failed.
    virtual void start() = 0;
    /// Stops the engine; open requests are answered with Cancelled.
    virtual void stop() = 0;

    /// Id for the next request. Thread-safe.
    RequestId newId() { return m_nextId.fetch_add(1); }
    /// Sends a request; answered() reports the outcome. Allowed in any state: requests wait until the engine
    /// is ready.
    virtual void ask(RequestId id, const std::string& methodName, const Json& params) = 0;
    virtual void cancel(RequestId id) = 0;
    virtual void setPaused(RequestId id, bool isPaused) = 0;
    /// Asks a job to end soon with what it has so far.
    virtual void finishEarly(RequestId id) = 0;

    /// 0 while there is none.
    virtual qint64 processId() const = 0;

Q_SIGNALS:
    void stateChanged(genex::contract::EngineState state, const QString& line);
    void answered(qint64 id, const genex::Result<genex::protocol::Json>& outcome);
    void progressed(qint64 id, const genex::Progress& progress);
    /// What a training says of itself besides progress.
    void statusReceived(qint64 id, const genex::contract::TrainingStatus& status);

private:
    std::atomic<RequestId> m_nextId = 1;
};

} // namespace genex::protocol
