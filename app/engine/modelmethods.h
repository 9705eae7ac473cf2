// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "common/jobcontrol.h"

/// Methods about models, see core/protocol/README.md.
namespace genex::engine {

contract::TrainedModel trainModel(const contract::TrainTask& task, JobControl& job);
/// Time and memory a training would need.
contract::TrainingEstimate estimateTraining(const contract::EstimateTask& task, JobControl& job);
/// All settings of a training; throws for an invalid one.
contract::CheckedSettings checkSettings(const contract::PresetChanges& asked, JobControl& job);
contract::ModelEvaluation evaluateModel(const contract::EvaluationTask& task, JobControl& job);
/// Saves a copy of the model with another τ at one budget; evaluated if its table is given.
contract::ChangedModel changeThreshold(const contract::ThresholdTask& task, JobControl& job);
/// Reads and verifies the whole model, so an answer implies that it is intact.
contract::ModelDescription describeModel(const contract::ModelPlace& place, JobControl& job);

} // namespace genex::engine
