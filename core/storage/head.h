// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"
#include "seal.h"

#include "common/text.h"

#include <cstdint>

namespace genex::storage {

struct Context;

/// How many rows a table has and, mixed into one value, which: a row that was removed, or put back as it once
/// was, does not fit any more. The order of the rows does not matter.
struct Tally
{
    std::uint64_t count = 0;
    Hash fingerprint{};

    void add(const Hash& row);
    void remove(const Hash& row);

    bool operator==(const Tally&) const = default;
};

/// What all tables must hold, sealed in one row that every change writes anew.
struct Head
{
    std::uint64_t change = 0; ///< counts the changes of the store
    std::uint64_t auditCount = 0;
    Hash auditLink{};
    Tally slots;
    Tally cases;
    Tally records;
};

/// Stands in a Tally for a row: its place and the nonce of its seal.
Hash rowHash(const KeyRing& keys, const Place& place, std::string_view sealed);

Head readHead(const Context& context);
/// The head of the next change. `isFirst`: there is none to replace.
void writeHead(const Context& context, const Head& head, bool isFirst);

/// Throws Failure(Corrupt) saying that rows of `what` were removed, added or put back.
void requireSame(const Tally& found, const Tally& expected, const Text& what);

} // namespace genex::storage
