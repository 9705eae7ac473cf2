// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

#include <nlohmann/json.hpp>

/// What the engine is asked about a case, decided once for window, command line and demonstration: params of
/// its methods without model and device. The model is told the patient's age and sex besides what the doctor
/// found. What follows from the answers is domain::CaseWorkflow's.
namespace genex::services {

/// Throws Failure(InvalidInput) unless a batch is being made up.
nlohmann::json recommendQuestion(const domain::CaseDocument& document, const ModelFeatures& features);
/// Throws Failure(InvalidInput) while no order was placed, and while results are awaited, which it names.
nlohmann::json concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features);
/// Why the batch is as it is, from what it was chosen from: what came after the order is not among it.
/// Diseases that must not be missed are explained however unlikely they are.
nlohmann::json explainQuestion(const domain::CaseDocument& document, const domain::CaseBatch& batch,
                               const domain::Recommendation& recommendation, const ModelFeatures& features,
                               const domain::Catalogue& catalogue);

} // namespace genex::services
