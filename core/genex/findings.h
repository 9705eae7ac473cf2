#pragma once

#include "encoding.h"

#include "data/dataset.h"
#include "domain/finding.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// x[O] of one patient, encoded.
struct ObservedPatient
{
    std::vector<float> values;          ///< [n], 0 where unknown
    std::vector<float> mask;            ///< [n], 1 where known
    std::vector<std::int64_t> observed; ///< O, ascending
};

/// Throws Failure(InvalidInput) for an unknown feature, one given twice, a state that does not fit its kind,
/// or a value that is not finite or far outside what training has seen.
ObservedPatient readFindings(std::span<const domain::Finding> findings,
                             const std::vector<data::FeatureColumn>& features, const Encoding& encoding);

/// The same from a row of numbers, NaN where unknown; nothing is checked.
ObservedPatient readRow(std::span<const float> row, const Encoding& encoding);

} // namespace genex::method
