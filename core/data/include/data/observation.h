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

/// What is known about a patient before anything is ordered: the sets O of the paper.
namespace genex::data {

/// Feature indices, ascending and unique.
using FeatureSet = std::vector<std::uint32_t>;

struct ObservationPool
{
    std::vector<FeatureSet> sets;

    bool operator==(const ObservationPool&) const = default;
};

struct ObservationSettings
{
    std::size_t size = 1; ///< |O|
    std::size_t sets = 1; ///< k, number of sets in the pool
    /// Sampling weight of each feature. Non-negative; 0: never; empty: uniform.
    std::vector<double> weights;
};

/// k sets, each sampled without replacement: the next feature is f with probability w_f / Σ w of those left.
/// The sets are distinct as long as there are further ones; once all are used, sampling starts again, and
/// sets the weights make too unlikely are given up after many attempts. Efraimidis and Spirakis: of one
/// exponential waiting time with rate w_f per feature, the `size` shortest. Throws Failure(InvalidInput) for
/// no sets, and for more features in a set than can be sampled.
ObservationPool drawPool(std::size_t features, const ObservationSettings& settings, std::uint64_t seed);

/// Number of sets of `size` out of `count` features, at most `enough`.
std::size_t differentSets(std::size_t count, std::size_t size, std::size_t enough);

/// As many further sets, of the size of those seen, none of them among these: whether a model only knows its
/// own questions. Fewer where there are no more. Throws Failure(InvalidInput) if there is no other set.
ObservationPool drawUnseen(std::size_t features, const ObservationPool& seen, std::uint64_t seed);

/// A row with one set of the pool.
struct ObservedRow
{
    std::uint32_t row = 0;
    std::uint32_t set = 0;

    bool operator==(const ObservedRow&) const = default;
};

/// Every row with every set, row by row.
std::vector<ObservedRow> everySet(std::span<const std::size_t> rows, std::size_t sets);

/// Every row with one set, sampled from the seed and the row number only, independent of the other rows.
std::vector<ObservedRow> oneSetEach(std::span<const std::size_t> rows, std::size_t sets, std::uint64_t seed);

/// O of this row: the set without the row's missing values, which no oracle can reveal.
FeatureSet observedIn(const FeatureSet& set, std::span<const float> row);

/// Sets of individual rows, from a column or from complaints, and the set of each row.
struct GivenObservations
{
    ObservationPool pool; ///< distinct sets, in order of first occurrence
    std::vector<std::uint32_t> setOfRow;

    bool operator==(const GivenObservations&) const = default;
    const FeatureSet& ofRow(std::size_t row) const { return pool.sets[setOfRow[row]]; }
};

/// Collects the sets of rows, one row at a time.
class ObservationCollector
{
public:
    void add(FeatureSet set);
    GivenObservations take() { return std::move(m_given); }

private:
    std::map<FeatureSet, std::uint32_t> m_numberOfSet;
    GivenObservations m_given;
};

/// Each text is feature names joined by `|`, ignoring spaces around names; an empty text is the empty set,
/// repeated names count once. An unknown name is refused with its row and the nearest known name.
GivenObservations readObservations(std::span<const std::string> texts,
                                   std::span<const FeatureColumn> features);

} // namespace genex::data
