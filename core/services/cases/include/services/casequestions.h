// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

/// What the engine is asked about a case, decided once for window, command line and demonstration; all but
/// model, device and weights. The model is told the patient's age and sex besides what the doctor
/// found. What follows from the answers is domain::CaseWorkflow's.
namespace genex::services {

/// Throws Failure(InvalidInput) unless a batch is being made up.
contract::RecommendTask recommendQuestion(const domain::CaseDocument& document,
                                          const ModelFeatures& features);
/// Throws Failure(InvalidInput) while no order was placed, and while results are awaited, which it names.
contract::ConcludeTask concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features);
/// Why the batch is as it is, from what it was chosen from: what came after the order is not among it.
/// Diseases that must not be missed are explained however unlikely they are.
contract::ExplainTask explainQuestion(const domain::CaseDocument& document, const domain::CaseBatch& batch,
                                      const domain::Recommendation& recommendation,
                                      const ModelFeatures& features, const domain::Catalogue& catalogue);

} // namespace genex::services
