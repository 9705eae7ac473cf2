// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "services/engineservice.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace genex::services {

/// Requests the explanation of a batch; a new request supersedes the previous one. Optional: if it fails,
/// there is no explanation.
class BatchExplainer : public QObject
{
    Q_OBJECT

public:
    explicit BatchExplainer(EngineService& engine, QObject* parent = nullptr);
    ~BatchExplainer() override;

    /// Repeated requests are ignored.
    void ask(const contract::ExplainTask& task);
    void forget();
    /// The previous answer is kept until the new one arrives.
    const std::optional<domain::Explanation>& answer() const { return m_answer; }

Q_SIGNALS:
    void answered();

private:
    EngineService& m_engine;
    QPointer<Job> m_question;
    std::optional<contract::ExplainTask> m_asked; ///< request of m_question, or of the answer
    std::optional<domain::Explanation> m_answer;
};

} // namespace genex::services
