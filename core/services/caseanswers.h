#pragma once

#include "domain/casedocument.h"

#include <string>
#include <vector>

/// Which events an answer of the engine makes: decided once, for window and command line.
namespace genex::services {

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
