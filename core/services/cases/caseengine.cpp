// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/caseengine.h"

#include <utility>

namespace genex::services {

ProcessCaseEngine::ProcessCaseEngine(EngineService& engine, QObject* parent)
    : CaseEngine(parent)
    , m_engine(engine)
{
    connect(&engine, &EngineService::weighedAnew, this, &CaseEngine::weighedAnew);
}

QObject* ProcessCaseEngine::recommend(const contract::RecommendTask& task, QObject* parent,
                                      Then<domain::Recommendation> then)
{
    return m_engine.ask<contract::Recommend>(task, parent, std::move(then));
}

QObject* ProcessCaseEngine::conclude(const contract::ConcludeTask& task, QObject* parent,
                                     Then<domain::Conclusion> then)
{
    return m_engine.ask<contract::Conclude>(task, parent, std::move(then));
}

QObject* ProcessCaseEngine::explain(const contract::ExplainTask& task, QObject* parent,
                                    Then<domain::Explanation> then)
{
    return m_engine.ask<contract::Explain>(task, parent, std::move(then));
}

std::string ProcessCaseEngine::device() const
{
    return m_engine.device().toStdString();
}

} // namespace genex::services
