// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/caseengine.h"

#include "common/error.h"

#include <utility>

namespace genex::services {

namespace {

template <typename Answer>
QObject* ask(EngineService& engine, const char* method, const Json& question, QObject* parent,
             CaseEngine::Then<Answer> then)
{
    Job* job = engine.ask(method, question, parent);
    QObject::connect(job, &Job::finished, job, [job, then = std::move(then)](const Result<Json>& answer) {
        job->deleteLater();
        then(answer.and_then([](const Json& json) { return attempt([&] { return json.get<Answer>(); }); }));
    });
    return job;
}

} // namespace

ProcessCaseEngine::ProcessCaseEngine(EngineService& engine, QObject* parent)
    : CaseEngine(parent)
    , m_engine(engine)
{
    connect(&engine, &EngineService::weighedAnew, this, &CaseEngine::weighedAnew);
}

QObject* ProcessCaseEngine::recommend(const Json& question, QObject* parent,
                                      Then<domain::Recommendation> then)
{
    return ask(m_engine, protocol::method::kRecommend, question, parent, std::move(then));
}

QObject* ProcessCaseEngine::conclude(const Json& question, QObject* parent, Then<domain::Conclusion> then)
{
    return ask(m_engine, protocol::method::kConclude, question, parent, std::move(then));
}

QObject* ProcessCaseEngine::explain(const Json& question, QObject* parent, Then<domain::Explanation> then)
{
    return ask(m_engine, protocol::method::kExplain, question, parent, std::move(then));
}

std::string ProcessCaseEngine::device() const
{
    return m_engine.device().toStdString();
}

} // namespace genex::services
