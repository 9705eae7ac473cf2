// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casequestions.h"

#include "patientfindings.h"

#include "domain/caseworkflow.h"

#include <cmath>

namespace genex::services {

namespace {

/// As the engine is told; an empty object leaves it to the model.
nlohmann::json budgetJson(const domain::CaseBudget& budget)
{
    using Kind = domain::CaseBudget::Kind;
    switch (budget.kind) {
    case Kind::OfModel:
        break;
    case Kind::Fraction:
        return {{"fraction", budget.amount}};
    case Kind::Count:
        return {{"count", std::llround(budget.amount)}};
    case Kind::Cost:
        return {{"cost", budget.amount}};
    }
    return nlohmann::json::object();
}

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

nlohmann::json recommendQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    domain::CaseWorkflow(document).requireDraft();
    std::vector<domain::Finding> findings = document.input().findings;
    addPatient(findings, document, {}, features);
    return {{"findings", findings}, {"budget", budgetJson(document.budget())}};
}

nlohmann::json concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    domain::CaseWorkflow(document).requireReadyToConclude();
    domain::CaseInput input = document.input();
    addPatient(input.findings, document, document.batch(), features);
    return {{"case", input}, {"budget", budgetJson(document.budget())}};
}

nlohmann::json explainQuestion(const domain::CaseDocument& document, const domain::CaseBatch& batch,
                               const domain::Recommendation& recommendation, const ModelFeatures& features,
                               const domain::Catalogue& catalogue)
{
    std::vector<domain::Finding> findings = document.input().findings;
    addPatient(findings, document, batch, features);
    return {{"findings", findings},
            {"order", batch.order},
            {"estimate", batch.estimate},
            {"also", cantMissAmong(recommendation.differential, catalogue)}};
}

} // namespace genex::services
