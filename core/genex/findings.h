// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"

#include "data/dataset.h"
#include "domain/finding.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// What is known about one patient, encoded.
struct KnownPatient
{
    std::vector<float> amounts;         ///< [n], 0 if unknown
    std::vector<std::int64_t> inputs;   ///< [n] input of each amount
    std::vector<float> mask;            ///< [n], 1 if known
    std::vector<std::int64_t> features; ///< known ones, ascending
    std::vector<Cell> cells;            ///< of the known ones, in the same order

    explicit KnownPatient(const Encoding& encoding);

    bool knows(std::int64_t feature) const { return mask[static_cast<std::size_t>(feature)] > 0; }
    /// Call in ascending order of features.
    void add(std::size_t feature, Cell cell);
};

/// Throws Failure(InvalidInput) for an unknown or repeated feature, a state that does not fit its kind, or a
/// value that is not finite or far outside the training range.
KnownPatient readFindings(std::span<const domain::Finding> findings,
                          const std::vector<data::FeatureColumn>& features, const Encoding& encoding);

/// The same from a row of numbers, NaN if unknown; unchecked.
KnownPatient readRow(std::span<const float> row, const Encoding& encoding);

/// Index of a feature; Failure(InvalidInput) if the model does not know it.
std::size_t featureNumber(const std::string& id, const std::vector<data::FeatureColumn>& features);

} // namespace genex::method
