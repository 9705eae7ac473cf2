// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/caseengine.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace genex::services {

/// Asks the engine why a batch is as it is, the latest question only. It is a comfort: where it fails there
/// is no explanation.
class BatchExplainer : public QObject
{
    Q_OBJECT

public:
    explicit BatchExplainer(CaseEngine& engine, QObject* parent = nullptr);
    ~BatchExplainer() override;

    /// What was asked already is not asked again.
    void ask(const contract::ExplainTask& task);
    void forget();
    /// The answer before stays until the new one is there.
    const std::optional<domain::Explanation>& answer() const { return m_answer; }

Q_SIGNALS:
    void answered();

private:
    CaseEngine& m_engine;
    QPointer<QObject> m_question;
    std::optional<contract::ExplainTask> m_asked; ///< what m_question, or the answer, is about
    std::optional<domain::Explanation> m_answer;
};

} // namespace genex::services
