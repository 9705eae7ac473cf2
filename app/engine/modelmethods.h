// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <nlohmann/json.hpp>

/// What the engine answers about whole models, as core/protocol/README.md describes it.
namespace genex::engine {

nlohmann::json trainModel(const nlohmann::json& params, JobControl& job);
/// Time and memory that the training would take.
nlohmann::json estimateTraining(const nlohmann::json& params, JobControl& job);
/// All settings of a training; throws for one that cannot be.
nlohmann::json checkSettings(const nlohmann::json& params, JobControl& job);
nlohmann::json evaluateModel(const nlohmann::json& params, JobControl& job);
/// The same model with another τ at one budget, saved beside it; measured where its table is given.
nlohmann::json changeThreshold(const nlohmann::json& params, JobControl& job);
/// Reads the model anew and checks all of it, so an answer says that it is whole.
nlohmann::json describeModel(const nlohmann::json& params, JobControl& job);

} // namespace genex::engine
