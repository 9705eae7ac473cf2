#pragma once

#include "domain/conclusion.h"
#include "domain/recommendation.h"

#include <iosfwd>

namespace genex::cli {

/// For people. Features and diseases stand there as the model's table names them.
void print(std::ostream& out, const domain::Recommendation& recommendation);
void print(std::ostream& out, const domain::Conclusion& conclusion);

} // namespace genex::cli
