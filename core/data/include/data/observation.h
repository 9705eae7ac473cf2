// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// What is known of a patient before anything is ordered: the sets O of the paper.
namespace genex::data {

/// Feature numbers, ascending and different.
using FeatureSet = std::vector<std::uint32_t>;

struct ObservationPool
{
    std::vector<FeatureSet> sets;

    bool operator==(const ObservationPool&) const = default;
};

struct ObservationSettings
{
    std::size_t size = 1; ///< |O|
    std::size_t sets = 1; ///< k, how many sets the pool holds
    /// What a doctor sees first: how readily each feature is drawn. Not negative; 0 is never; none: all
    /// alike.
    std::vector<double> weights;
};

/// k sets, each a draw without replacement in which the next feature is f with probability w_f / Σ w of those
/// left. The sets differ as long as there are different ones to be had: when all of them are there, they are
/// drawn anew, and a set that the weights make too unlikely is given up after many tries.
///
/// Efraimidis and Spirakis: of one exponential waiting time with rate w_f per feature, the `size` shortest.
/// Throws Failure(InvalidInput) for no sets, and for more features in a set than can be drawn.
ObservationPool drawPool(std::size_t features, const ObservationSettings& settings, std::uint64_t seed);

/// A row together with one set of the pool.
struct ObservedRow
{
    std::uint32_t row = 0;
    std::uint32_t set = 0;

    bool operator==(const ObservedRow&) const = default;
};

/// Every row with every set: row by row.
std::vector<ObservedRow> everySet(std::span<const std::size_t> rows, std::size_t sets);

/// Every row with one set, drawn by the seed and the row's number alone: it does not depend on which other
/// rows are asked for.
std::vector<ObservedRow> oneSetEach(std::span<const std::size_t> rows, std::size_t sets, std::uint64_t seed);

/// O of this row: the set without the row's gaps. What a row does not hold, no oracle can reveal.
FeatureSet observedIn(const FeatureSet& set, std::span<const float> row);

/// Sets of single rows, as a column or complaints give them, and which of them each row has.
struct GivenObservations
{
    ObservationPool pool; ///< different sets, in the order of first appearance
    std::vector<std::uint32_t> setOfRow;

    bool operator==(const GivenObservations&) const = default;
    const FeatureSet& ofRow(std::size_t row) const { return pool.sets[setOfRow[row]]; }
};

/// Collects the sets of rows, one row after another.
class ObservationCollector
{
public:
    void add(FeatureSet set);
    GivenObservations take() { return std::move(m_given); }

private:
    std::map<FeatureSet, std::uint32_t> m_numberOfSet;
    GivenObservations m_given;
};

/// Each text is feature names joined by `|`, with spaces around names ignored; an empty one observes nothing,
/// and a name that stands twice counts once. An unknown name is refused with its row and the nearest name
/// there is.
GivenObservations readObservations(std::span<const std::string> texts,
                                   std::span<const FeatureColumn> features);

} // namespace genex::data
