// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "domain/casedocument.h"
#include "services/engineservice.h"
#include "services/workingmodel.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace genex::services {

/// Consults the engine about the open case whenever case or model change; a new request supersedes the
/// previous one. Recorded answers take precedence over those in memory.
class CaseConsultation : public QObject
{
    Q_OBJECT

public:
    explicit CaseConsultation(EngineService& engine, QObject* parent = nullptr);
    ~CaseConsultation() override;

    /// Requests what the case needs next. The previous answer is kept until the new one arrives. Does nothing
    /// without a model.
    void consult(const domain::CaseDocument& document, const WorkingModel* model);
    /// Makes the next consult() ask even if nothing has changed.
    void doubt() { m_asked = {}; }
    /// Another case follows.
    void forget();

    bool isAsking() const { return m_question != nullptr; }
    const std::optional<Error>& problem() const { return m_problem; }

    /// nullptr if there is none yet.
    const domain::Recommendation* recommendation(const domain::CaseDocument& document) const;
    /// With the doctor's edits.
    domain::CaseBatch batch(const domain::CaseDocument& document) const;
    /// The recorded one, or the one that would be recorded.
    const domain::Conclusion* conclusion(const domain::CaseDocument& document) const;
    /// The change that records the recommendation if it is not recorded yet; else empty.
    std::vector<domain::CaseChange> unrecorded(const domain::CaseDocument& document,
                                               const WorkingModel* model) const;

Q_SIGNALS:
    void answered();

private:
    bool isReplaced(const domain::CaseDocument& document) const;
    void withdraw();
    void ask(const domain::CaseDocument& document, const WorkingModel& model);
    /// The answer goes to `place`.
    template <contract::Message Asked>
    void put(typename Asked::Params task, const WorkingModel& model,
             std::optional<typename Asked::Result>& place);
    void fail(const Error& error);

    EngineService& m_engine;
    QPointer<Job> m_question;
    /// Request of m_question, or of the answer shown.
    std::variant<std::monostate, contract::RecommendTask, contract::ConcludeTask> m_asked;
    std::string m_modelSha256; ///< model of the last consultation
    std::optional<domain::Recommendation> m_recommendation;
    std::optional<domain::Conclusion> m_conclusion;
    std::optional<Error> m_problem;
};

} // namespace genex::services
