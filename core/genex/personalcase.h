// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"
#include "modeldata.h"

#include "genex/casecontext.h"
#include "genex/model.h"

#include <cstdint>
#include <span>

namespace genex::method {

/// Plans the batch of one patient within `most` tests or money: it ends where further tests are no longer
/// worthwhile, and its last part is left to the generator.
BatchChoice plannedBatch(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         const Budget& budget, const CaseContext& context);

/// The batch of a second visit: planned from the results of the first, within the remaining budget. `asked`:
/// the tests of the first.
BatchChoice plannedAgain(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         std::span<const std::int64_t> asked, const Budget& budget,
                         const CaseContext& context);

} // namespace genex::method
