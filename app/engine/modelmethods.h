// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "common/jobcontrol.h"

/// What the engine answers about whole models, as core/protocol/README.md describes it.
namespace genex::engine {

contract::TrainedModel trainModel(const contract::TrainTask& task, JobControl& job);
/// Time and memory that the training would take.
contract::TrainingEstimate estimateTraining(const contract::EstimateTask& task, JobControl& job);
/// All settings of a training; throws for one that cannot be.
contract::CheckedSettings checkSettings(const contract::PresetChanges& asked, JobControl& job);
contract::ModelEvaluation evaluateModel(const contract::EvaluationTask& task, JobControl& job);
/// The same model with another τ at one budget, saved beside it; measured where its table is given.
contract::ChangedModel changeThreshold(const contract::ThresholdTask& task, JobControl& job);
/// Reads the model anew and checks all of it, so an answer says that it is whole.
contract::ModelDescription describeModel(const contract::ModelPlace& place, JobControl& job);

} // namespace genex::engine
