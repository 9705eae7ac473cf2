// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/caseengine.h"
#include "services/workingmodel.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace genex::services {

/// What the engine says of the case that is being worked on, asked again whenever case or model have changed,
/// the latest question only. Recorded answers stand before those that are only in memory.
class CaseConsultation : public QObject
{
    Q_OBJECT

public:
    explicit CaseConsultation(CaseEngine& engine, QObject* parent = nullptr);
    ~CaseConsultation() override;

    /// Asks what the case leaves open. The answer before stays until the new one is there. Without a model
    /// nothing is asked.
    void consult(const domain::CaseDocument& document, const WorkingModel* model);
    /// The next consult() asks although nothing has changed.
    void doubt() { m_asked = {}; }
    /// Of another case from now on.
    void forget();

    bool isAsking() const { return m_question != nullptr; }
    const std::optional<Error>& problem() const { return m_problem; }

    /// nullptr where there is none yet.
    const domain::Recommendation* recommendation(const domain::CaseDocument& document) const;
    /// As the doctor has edited it.
    domain::CaseBatch batch(const domain::CaseDocument& document) const;
    /// The one that stands, or the one that would be recorded.
    const domain::Conclusion* conclusion(const domain::CaseDocument& document) const;
    /// The recommendation that is not recorded yet, as the change that records it; else nothing.
    std::vector<domain::CaseChange> unrecorded(const domain::CaseDocument& document,
                                               const WorkingModel* model) const;

Q_SIGNALS:
    void answered();

private:
    bool isReplaced(const domain::CaseDocument& document) const;
    void withdraw();
    void ask(const domain::CaseDocument& document, const WorkingModel& model);
    template <typename Task, typename Answer>
    void put(Task task, const WorkingModel& model,
             QObject* (CaseEngine::*question)(const Task&, QObject*, CaseEngine::Then<Answer>),
             std::optional<Answer>& place);
    template <typename Answer>
    CaseEngine::Then<Answer> into(std::optional<Answer>& place);
    void fail(const Error& error);

    CaseEngine& m_engine;
    QPointer<QObject> m_question;
    /// What m_question, or the answer that is shown, is about.
    std::variant<std::monostate, contract::RecommendTask, contract::ConcludeTask> m_asked;
    std::string m_modelSha256; ///< of the model that was consulted last
    std::optional<domain::Recommendation> m_recommendation;
    std::optional<domain::Conclusion> m_conclusion;
    std::optional<Error> m_problem;
};

} // namespace genex::services
