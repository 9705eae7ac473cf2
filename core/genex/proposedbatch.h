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

/// The tests of a batch that somebody proposes. They stand in the order of the model's features, so that sums
/// over them do not depend on the order in which they were named.
struct ProposedBatch
{
    std::vector<std::int64_t> tests; ///< of order and estimate, ascending
    std::vector<float> isOrdered;    ///< [k] 1 for a test of order, 0 for one of estimate
    std::vector<std::size_t> asked;  ///< [k] where the tests stand as they were named: order, then estimate

    bool ordersAny() const;
};

/// Throws Failure(InvalidInput) for a test that the model does not know, that is known of the patient already
/// or named twice.
ProposedBatch readBatch(const domain::ExplanationInput& input, const KnownPatient& patient,
                        const std::vector<data::FeatureColumn>& features);

/// Throws Failure(InvalidInput) for a disease that the model does not know or that is named twice.
std::set<std::string> readDiseases(const std::vector<std::string>& diseases,
                                   const std::vector<std::string>& classes);

} // namespace genex::method
