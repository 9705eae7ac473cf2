// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"

#include "common/result.h"
#include "domain/catalogue.h"
#include "services/activemodel.h"
#include "services/modelgate.h"
#include "services/modellist.h"
#include "services/modelrecords.h"

#include <optional>
#include <string>
#include <vector>

/// How a model comes through the gate: what to ask the engine, what its answers mean, and the activation
/// itself. Window and command line go the same way.
namespace genex::services {

/// Everything that is known of a model on its way through the gate.
struct CheckedModel
{
    std::optional<DescribedModel> described;
    std::optional<KeptEvaluation> kept;
    std::optional<Result<contract::ModelEvaluation>> compared; ///< the active model on the same patients
};

/// What `model.describe` answered.
DescribedModel describedFrom(const Result<contract::ModelDescription>& answer);

/// Params of `model.evaluate` for the active model on the test patients of this one; empty where it is not
/// known which table they stand in.
std::optional<contract::EvaluationTask> comparisonTask(const ListedModel& model, const ListedModel& active,
                                                       const std::optional<KeptEvaluation>& kept,
                                                       const std::string& device);

std::vector<GateCheck> checksOf(const ListedModel& model, const ListedModel* active,
                                const CheckedModel& checked, const domain::Catalogue& catalogue);

/// Makes it the model that doctors work with: in the audit log, then in active.json. A profile without a
/// store has no audit log. Refuses with InvalidInput what the gate does, and with PermissionDenied whoever
/// may not.
Result<Activation> activateModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                                 const std::vector<GateCheck>& checks, const std::string& reason);

/// Whether cases or the history of the active models name it does not matter.
enum class Removal { OnlyUnused, EvenIfNamed };

/// Takes its files away. InvalidInput for the active one and for one that came with the program and, unless
/// asked for, for one that cases or the history name: the error says how many.
Result<void> removeModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                         Removal removal);

} // namespace genex::services
