// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "domain/catalogue.h"
#include "services/activemodel.h"
#include "services/modellist.h"

#include <string>
#include <vector>

/// Output of `genex-cli models`, as text and as JSON.
namespace genex::cli {

services::Json modelJson(const services::ListedModel& model);
services::Json modelsJson(const std::vector<services::ListedModel>& models);
/// problem: why the activated model is not used; empty: it is.
std::string modelsText(const std::vector<services::ListedModel>& models, const std::string& problem);
std::string modelText(const services::ListedModel& model);

services::Json activationJson(const services::Activation& activation);
services::Json activationsJson(const std::vector<services::Activation>& activations);
std::string activationsText(const std::vector<services::Activation>& activations);
std::string checksText(const std::vector<services::GateCheck>& checks);

/// Accuracy at common budgets, and the recall of every can't-miss disease.
std::string comparisonText(const std::string& firstName, const contract::ModelEvaluation& first,
                           const std::string& secondName, const contract::ModelEvaluation& second,
                           const domain::Catalogue& catalogue);

} // namespace genex::cli
