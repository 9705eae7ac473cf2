// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"

#include "data/dataset.h"
#include "domain/finding.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// What is known of one patient, encoded.
struct KnownPatient
{
    std::vector<float> amounts;         ///< [n], 0 where unknown
    std::vector<std::int64_t> inputs;   ///< [n] where each amount stands among the inputs
    std::vector<float> mask;            ///< [n], 1 where known
    std::vector<std::int64_t> features; ///< those known, ascending
    std::vector<Cell> cells;            ///< of those known, in the same order

    explicit KnownPatient(const Encoding& encoding);

    bool knows(std::int64_t feature) const { return mask[static_cast<std::size_t>(feature)] > 0; }
    /// Features are added in ascending order.
    void add(std::size_t feature, Cell cell);
};

/// Throws Failure(InvalidInput) for an unknown feature, one given twice, a state that does not fit its kind,
/// or a value that is not finite or far outside what training has seen.
KnownPatient readFindings(std::span<const domain::Finding> findings,
                          const std::vector<data::FeatureColumn>& features, const Encoding& encoding);

/// The same from a row of numbers, NaN where unknown; nothing is checked.
KnownPatient readRow(std::span<const float> row, const Encoding& encoding);

/// The number of a feature; Failure(InvalidInput) when the model does not know it.
std::size_t featureNumber(const std::string& id, const std::vector<data::FeatureColumn>& features);

} // namespace genex::method
