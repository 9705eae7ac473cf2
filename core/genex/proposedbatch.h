// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "findings.h"

#include "data/dataset.h"
#include "domain/explanation.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace genex::method {

/// The tests of a proposed batch, in the order of the model's features, so that sums do not depend on the
/// order they were named in.
struct ProposedBatch
{
    std::vector<std::int64_t> tests; ///< of order and estimate, ascending
    std::vector<float> isOrdered;    ///< [k] 1 for a test of order, 0 for one of estimate
    std::vector<std::size_t> asked;  ///< [k] positions of the tests as named: order, then estimate

    std::vector<std::int64_t> ordered() const;
    bool ordersAny() const { return !ordered().empty(); }
};

/// Throws Failure(InvalidInput) for a test that is unknown to the model, already known, or repeated.
ProposedBatch readBatch(const domain::ExplanationInput& input, const KnownPatient& patient,
                        const std::vector<data::FeatureColumn>& features);

/// Throws Failure(InvalidInput) for a disease that is unknown to the model or repeated.
std::set<std::string> readDiseases(const std::vector<std::string>& diseases,
                                   const std::vector<std::string>& classes);

} // namespace genex::method
