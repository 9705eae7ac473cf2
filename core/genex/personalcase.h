// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"
#include "modeldata.h"

#include "genex/casecontext.h"
#include "genex/model.h"

#include <cstdint>
#include <span>

namespace genex::method {

/// The batch that is planned for one patient of whom this is known, within `most` tests or money: it ends
/// where the next tests no longer pay, and its last part is left to the generator.
BatchChoice plannedBatch(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         const Budget& budget, const CaseContext& context);

/// The batch of a second visit: planned from what the first has shown, with what is left of the budget.
/// `asked` are the tests of the first.
BatchChoice plannedAgain(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         std::span<const std::int64_t> asked, const Budget& budget,
                         const CaseContext& context);

} // namespace genex::method
