// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conclusion.h"
#include "domain/recommendation.h"

/// Lists of diseases, which several answers of the engine hold.
namespace genex::domain {

/// {"disease": …, "probability": …, "evidence": [{"feature": …, "support": …}]}
void to_json(nlohmann::json& json, const Diagnosis& diagnosis);
void from_json(const nlohmann::json& json, Diagnosis& diagnosis);

/// {"disease": …, "now": …, "expected": …}
void to_json(nlohmann::json& json, const Likelihood& likelihood);
void from_json(const nlohmann::json& json, Likelihood& likelihood);

} // namespace genex::domain
