// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/engineservice.h"

#include <QEventLoop>

namespace genex::services {

/// Asks the engine what no message can say: unknown methods, and params that must be refused.
struct UntypedAsk
{
    static Job* ask(EngineService& engine, const char* method, const Json& params, QObject* parent = nullptr)
    {
        return engine.ask(method, params, parent);
    }
};

/// Waits for the job, which is deleted.
inline Result<Json> waitFor(Job* job, const std::function<void(const Progress&)>& onProgress = {})
{
    Result<Json> result = fail(ErrorCode::Internal, "The job ended without an answer.");
    QEventLoop loop;
    if (onProgress)
        QObject::connect(job, &Job::progressed, &loop, onProgress);
    QObject::connect(job, &Job::finished, &loop, [&](const Result<Json>& outcome) {
        result = outcome;
        loop.quit();
    });
    loop.exec();
    job->deleteLater();
    return result;
}

inline Result<Json> answerTo(EngineService& engine, const char* method, const Json& params)
{
    return waitFor(UntypedAsk::ask(engine, method, params));
}

} // namespace genex::services
