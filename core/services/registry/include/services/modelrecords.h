// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "contract/tablesource.h"

#include "common/result.h"
#include "services/casebook.h"

#include <cstddef>
#include <optional>
#include <string>

/// What the store keeps about models, by their hash.
namespace genex::services {

/// A model's figures on test patients, and the table they are of.
struct KeptEvaluation
{
    std::optional<contract::TableSource> source; ///< nothing: not known
    contract::ModelEvaluation evaluation;
};

/// On the disk when it returns.
Result<void> keepEvaluation(CaseBook& book, const std::string& sha256, const KeptEvaluation& kept);
/// Empty where none was kept.
Result<std::optional<KeptEvaluation>> keptEvaluation(CaseBook& book, const std::string& sha256);

/// How many cases hold an answer of this model.
Result<std::size_t> countCasesOf(CaseBook& book, const std::string& sha256);

} // namespace genex::services
