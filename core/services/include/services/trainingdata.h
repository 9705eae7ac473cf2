// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex::services {

/// A table to train on, as the store keeps it.
struct TrainingData
{
    std::string key;       ///< in the store: "dataset/<ms>-<name>"; later ones are larger
    std::string name;      ///< usually the file's
    protocol::Json source; ///< as core/protocol/README.md has it: kind, path, label, kinds, …
    std::string split = "group";
    std::string observedColumn; ///< empty: sets O are drawn
    int observedSize = -1;      ///< |O|; −1: as the table allows
    int pools = 20;             ///< different sets O
    std::string sha256;         ///< of the table, the same as the model's data_sha256
    std::int64_t rows = 0;
    int features = 0;
    std::vector<std::string> classes;
    std::int64_t atMs = 0;

    bool operator==(const TrainingData&) const = default;
};

/// The file that a source names; empty where it names none.
std::string pathOf(const protocol::Json& source);

/// How far the numbers above may go.
inline constexpr int kMostObserved = 1'000'000;
inline constexpr int kMostPools = 10'000;
inline constexpr std::size_t kMostDatasetNameBytes =
    160; ///< the key, with time, has to fit the store's names

void to_json(protocol::Json& json, const TrainingData& data);
/// Checks every field; a Failure names it.
void from_json(const protocol::Json& json, TrainingData& data);

} // namespace genex::services
