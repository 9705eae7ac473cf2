// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

/// Builds the engine requests about a case, for window, command line and demonstration; everything but model,
/// device and weights. Age and sex are passed to the model along with the findings. domain::CaseWorkflow
/// defines what follows from the answers.
namespace genex::services {

/// Throws Failure(InvalidInput) unless the case is a draft.
contract::RecommendTask recommendQuestion(const domain::CaseDocument& document,
                                          const ModelFeatures& features);
/// Throws Failure(InvalidInput) before an order is placed, and while results are awaited, naming them.
contract::ConcludeTask concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features);
/// Explanation of the batch, based on what it was chosen from, without later findings. Can't-miss diseases
/// are explained however unlikely they are.
contract::ExplainTask explainQuestion(const domain::CaseDocument& document, const domain::CaseBatch& batch,
                                      const domain::Recommendation& recommendation,
                                      const ModelFeatures& features, const domain::Catalogue& catalogue);

} // namespace genex::services
