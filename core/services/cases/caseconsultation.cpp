// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseconsultation.h"

#include "common/error.h"
#include "domain/caseworkflow.h"
#include "services/casequestions.h"

#include <utility>

namespace genex::services {

namespace {

using domain::CaseDocument;
using domain::CaseStep;
using domain::CaseWorkflow;

domain::CaseBatch batchOf(const domain::Recommendation& recommendation)
{
    domain::CaseBatch batch{{}, recommendation.estimate};
    for (const domain::OrderItem& item : recommendation.order)
        batch.order.push_back(item.feature);
    return batch;
}

/// A draft's batch comes from the active model.
bool wantsRecommendation(const CaseDocument& document, const WorkingModel& model)
{
    const auto* recorded = document.recommendation();
    return CaseWorkflow(document).step() == CaseStep::Order &&
           (!recorded || recorded->modelSha256 != model.sha256);
}

bool wantsConclusion(const CaseDocument& document)
{
    return CaseWorkflow(document).step() == CaseStep::Judgement;
}

} // namespace

CaseConsultation::CaseConsultation(EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
{}

CaseConsultation::~CaseConsultation()
{
    delete m_question;
}

void CaseConsultation::withdraw()
{
    delete m_question;
    m_asked = {};
}

void CaseConsultation::forget()
{
    withdraw();
    m_recommendation.reset();
    m_conclusion.reset();
    m_problem.reset();
}

void CaseConsultation::consult(const CaseDocument& document, const WorkingModel* model)
{
    m_modelSha256 = model ? model->sha256 : std::string();
    if (model && (wantsRecommendation(document, *model) || wantsConclusion(document)))
        ask(document, *model);
    else
        withdraw();
}

void CaseConsultation::ask(const CaseDocument& document, const WorkingModel& model)
{
    if (wantsConclusion(document))
        put<contract::Conclude>(concludeQuestion(document, model.features), model, m_conclusion);
    else
        put<contract::Recommend>(recommendQuestion(document, model.features), model, m_recommendation);
}

template <contract::Message Asked>
void CaseConsultation::put(typename Asked::Params task, const WorkingModel& model,
                           std::optional<typename Asked::Result>& place)
{
    task.model = model.path.string();
    task.device = m_engine.device().toStdString();
    if (const auto* before = std::get_if<typename Asked::Params>(&m_asked); before && *before == task)
        return;
    delete m_question;
    m_problem.reset();
    m_question =
        m_engine.ask<Asked>(task, this, [this, &place](const Result<typename Asked::Result>& answer) {
            m_question.clear();
            if (answer)
                place = *answer;
            else
                fail(answer.error());
            Q_EMIT answered();
        });
    m_asked = std::move(task);
}

/// A failed prediction shows no number.
void CaseConsultation::fail(const Error& error)
{
    forget();
    m_problem = error;
}

/// A draft whose recorded batch is superseded by another model's answer.
bool CaseConsultation::isReplaced(const CaseDocument& document) const
{
    const auto* recorded = document.recommendation();
    return recorded && m_recommendation && CaseWorkflow(document).isDraft() &&
           recorded->modelSha256 != m_modelSha256 && m_recommendation->modelSha256 == m_modelSha256;
}

const domain::Recommendation* CaseConsultation::recommendation(const CaseDocument& document) const
{
    if (const auto* recorded = document.recommendation(); recorded && !isReplaced(document))
        return recorded;
    return CaseWorkflow(document).isDraft() && m_recommendation ? &*m_recommendation : nullptr;
}

domain::CaseBatch CaseConsultation::batch(const CaseDocument& document) const
{
    if (document.recommendation() && !isReplaced(document))
        return document.batch();
    const domain::Recommendation* shown = recommendation(document);
    return shown ? batchOf(*shown) : domain::CaseBatch{};
}

const domain::Conclusion* CaseConsultation::conclusion(const CaseDocument& document) const
{
    if (const auto* recorded = document.conclusion())
        return recorded;
    return wantsConclusion(document) && m_conclusion ? &*m_conclusion : nullptr;
}

std::vector<domain::CaseChange> CaseConsultation::unrecorded(const CaseDocument& document,
                                                             const WorkingModel* model) const
{
    const bool isRecorded = document.recommendation() && !isReplaced(document);
    if (isRecorded || !m_recommendation || !model)
        return {};
    return {domain::RecommendationMade{*m_recommendation, model->name}};
}

} // namespace genex::services
