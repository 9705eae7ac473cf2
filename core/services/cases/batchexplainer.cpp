// SPDX-License-Identifier: GPL-3.0-or-later
#include "batchexplainer.h"

namespace genex::services {

BatchExplainer::BatchExplainer(EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
{}

BatchExplainer::~BatchExplainer()
{
    delete m_question;
}

void BatchExplainer::ask(const contract::ExplainTask& task)
{
    if (task == m_asked)
        return;
    delete m_question;
    m_asked = task;
    m_question =
        m_engine.ask<contract::Explain>(task, this, [this](const Result<domain::Explanation>& answer) {
            m_question.clear();
            m_answer = answer ? std::optional(*answer) : std::nullopt;
            Q_EMIT answered();
        });
}

void BatchExplainer::forget()
{
    delete m_question;
    m_asked.reset();
    m_answer.reset();
}

} // namespace genex::services
