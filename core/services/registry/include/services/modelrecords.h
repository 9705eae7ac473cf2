// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "contract/tablesource.h"

#include "common/result.h"
#include "services/casebook.h"

#include <cstddef>
#include <optional>
#include <string>

/// Records about models in the store, by hash.
namespace genex::services {

/// A model's figures on test patients, and their table.
struct KeptEvaluation
{
    std::optional<contract::TableSource> source; ///< empty: unknown
    contract::ModelEvaluation evaluation;
};

/// On disk when it returns.
Result<void> keepEvaluation(CaseBook& book, const std::string& sha256, const KeptEvaluation& kept);
/// Empty if there is none.
Result<std::optional<KeptEvaluation>> keptEvaluation(CaseBook& book, const std::string& sha256);

/// Number of cases with an answer of this model.
Result<std::size_t> countCasesOf(CaseBook& book, const std::string& sha256);

} // namespace genex::services
