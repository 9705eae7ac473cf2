// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/tablesource.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace genex::services {

/// Limits of a data set's numbers and names.
inline constexpr int kMostObserved = 1'000'000;
inline constexpr int kMostPools = 10'000;
inline constexpr std::size_t kMostDatasetNameBytes = 160; ///< key and time must fit into the store's names

/// A training table as stored.
struct DatasetRecord
{
    static constexpr const char* kTitle = "The data set";

    std::string key;  ///< in the store: "dataset/<ms>-<name>"; later ones are larger
    std::string name; ///< usually the file's
    contract::TableSource source;
    std::string split = "group";
    std::string observedColumn; ///< empty: sets O are sampled
    int observedSize = -1;      ///< |O|; −1: depends on the table
    int pools = 20;             ///< number of distinct sets O
    std::string sha256;         ///< of the table, equal to the model's data_sha256
    std::int64_t rows = 0;
    int features = 0;
    std::vector<std::string> classes;
    std::int64_t atMs = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("key", self.key);
        visit("name", self.name, MostBytes{kMostDatasetNameBytes});
        visit("source", self.source);
        visit("split", self.split);
        visit("observed_column", self.observedColumn, OmittedWhenEmpty{});
        visit("observed_size", self.observedSize, Range{-1, kMostObserved});
        visit("pools", self.pools, Range{1, kMostPools});
        visit("sha256", self.sha256);
        visit("rows", self.rows, Range{std::int64_t{0}, std::numeric_limits<std::int64_t>::max()});
        visit("features", self.features, Range{0, std::numeric_limits<int>::max()});
        visit("classes", self.classes, MostEntries{100'000});
        visit("at_ms", self.atMs, Range{std::int64_t{0}, std::numeric_limits<std::int64_t>::max()});
    }
    void check(const Text& where) const;

    bool operator==(const DatasetRecord&) const = default;
};

} // namespace genex::services
