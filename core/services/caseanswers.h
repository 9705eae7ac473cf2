// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

#include <string>
#include <vector>

/// What the engine is asked about a case, and which events its answer makes: decided once, for window and
/// command line.
namespace genex::services {

/// Of a model with these features, which is told the patient's age and sex besides what the doctor found.
/// Throws Failure(InvalidInput) unless a batch is being made up.
nlohmann::json recommendQuestion(const domain::CaseDocument& document, const ModelFeatures& features);
/// Throws Failure(InvalidInput) while no order was placed, and while results are awaited, which it names.
nlohmann::json concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features);

std::vector<domain::CaseChange> changesOf(const domain::Recommendation& recommendation,
                                          const std::string& modelName);

/// Concluded: the conclusion. Fall back: the estimates that were not trusted, then the order of what they
/// stood for. Awaiting results: throws Failure(InvalidInput) that names them.
std::vector<domain::CaseChange> changesOf(const domain::Conclusion& conclusion, const std::string& modelName);

/// The batch as it stands; nothing where it holds no test to order.
std::vector<domain::CaseChange> orderOf(const domain::CaseDocument& document);

/// The name of the model that the case's present answers are of, where it is another than this; else empty.
std::string otherModelOf(const domain::CaseDocument& document, const std::string& modelSha256);

} // namespace genex::services
