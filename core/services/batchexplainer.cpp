// SPDX-License-Identifier: GPL-3.0-or-later
#include "batchexplainer.h"

#include "common/error.h"

namespace genex::services {

BatchExplainer::BatchExplainer(EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
{}

BatchExplainer::~BatchExplainer()
{
    delete m_job;
}

void BatchExplainer::ask(Json question)
{
    if (question == m_asked)
        return;
    delete m_job;
    m_asked = std::move(question);
    m_job = m_engine.ask(protocol::method::kExplain, m_asked, this);
    connect(m_job, &Job::finished, this, [this, job = m_job.data()](const Result<Json>& answer) {
        job->deleteLater();
        m_job.clear();
        m_answer.reset();
        if (answer) {
            if (auto read = attempt([&] { return answer->get<domain::Explanation>(); }))
                m_answer = std::move(*read);
        }
        Q_EMIT answered();
    });
}

void BatchExplainer::forget()
{
    delete m_job;
    m_asked = nullptr;
    m_answer.reset();
}

} // namespace genex::services
