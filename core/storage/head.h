// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"
#include "seal.h"

#include "common/text.h"

#include <cstdint>

namespace genex::storage {

struct Context;

/// Number of rows in a table and an order-independent hash over them: detects rows that were removed or
/// replaced by an earlier version.
struct Tally
{
    std::uint64_t count = 0;
    Hash fingerprint{};

    void add(const Hash& row);
    void remove(const Hash& row);

    bool operator==(const Tally&) const = default;
};

/// Expected content of all tables, sealed in one row that every change rewrites.
struct Head
{
    std::uint64_t change = 0; ///< number of changes to the store
    std::uint64_t auditCount = 0;
    Hash auditLink{};
    Tally slots;
    Tally cases;
    Tally records;
};

/// A row's contribution to a Tally: its place and the nonce of its seal.
Hash rowHash(const KeyRing& keys, const Place& place, std::string_view sealed);

Head readHead(const Context& context);
/// Writes the head of the next change. `isFirst`: there is none to replace.
void writeHead(const Context& context, const Head& head, bool isFirst);

/// Throws Failure(Corrupt): rows of `what` were removed, added or reverted.
void requireSame(const Tally& found, const Tally& expected, const Text& what);

} // namespace genex::storage
