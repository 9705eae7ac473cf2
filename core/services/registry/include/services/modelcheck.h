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

/// Steps of the gate: requests to the engine, interpretation of its answers, and activation. Shared by window
/// and command line.
namespace genex::services {

/// Everything known about a model during the gate.
struct CheckedModel
{
    std::optional<DescribedModel> described;
    std::optional<KeptEvaluation> kept;
    std::optional<Result<contract::ModelEvaluation>> compared; ///< the active model on the same patients
};

/// From the answer to `model.describe`.
DescribedModel describedFrom(const Result<contract::ModelDescription>& answer);

/// Parameters of `model.evaluate` for the active model on this model's test patients; empty if their table is
/// unknown.
std::optional<contract::EvaluationTask> comparisonTask(const ListedModel& model, const ListedModel& active,
                                                       const std::optional<KeptEvaluation>& kept,
                                                       const std::string& device);

std::vector<GateCheck> checksOf(const ListedModel& model, const ListedModel* active,
                                const CheckedModel& checked, const domain::Catalogue& catalogue);

/// Activates the model: in the audit log, then in active.json. A profile without a store has no audit log.
/// InvalidInput if the gate refuses it, PermissionDenied without permission.
Result<Activation> activateModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                                 const std::vector<GateCheck>& checks, const std::string& reason);

/// Whether to remove a model that cases or the activation history refer to.
enum class Removal { OnlyUnused, EvenIfNamed };

/// Deletes its files. InvalidInput for the active model, for a bundled one and, with OnlyUnused, for one that
/// cases or the history refer to; the error says how many.
Result<void> removeModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                         Removal removal);

} // namespace genex::services
