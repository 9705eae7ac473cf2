// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casequestions.h"

#include "patientfindings.h"

#include "domain/caseworkflow.h"

namespace genex::services {

namespace {

std::vector<std::string> cantMissAmong(const std::vector<domain::Likelihood>& differential,
                                       const domain::Catalogue& catalogue)
{
    std::vector<std::string> diseases;
    for (const domain::Likelihood& likelihood : differential) {
        const domain::Disease* disease = catalogue.disease(likelihood.disease);
        if (disease && disease->cantMiss)
            diseases.push_back(likelihood.disease);
    }
    return diseases;
}

} // namespace

contract::RecommendTask recommendQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    domain::CaseWorkflow(document).requireDraft();
    contract::RecommendTask task;
    task.budget = document.budget();
    task.findings = document.input().findings;
    addPatient(task.findings, document, {}, features);
    return task;
}

contract::ConcludeTask concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    domain::CaseWorkflow(document).requireReadyToConclude();
    contract::ConcludeTask task;
    task.budget = document.budget();
    task.input = document.input();
    addPatient(task.input.findings, document, document.batch(), features);
    return task;
}

contract::ExplainTask explainQuestion(const domain::CaseDocument& document, const domain::CaseBatch& batch,
                                      const domain::Recommendation& recommendation,
                                      const ModelFeatures& features, const domain::Catalogue& catalogue)
{
    contract::ExplainTask task;
    task.input = {document.input().findings, batch.order, batch.estimate,
                  cantMissAmong(recommendation.differential, catalogue)};
    addPatient(task.input.findings, document, batch, features);
    return task;
}

} // namespace genex::services
