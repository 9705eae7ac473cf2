// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genex::storage {

/// What one guess at a passphrase costs (Argon2id). It is kept with every user's key, so it may be raised
/// later without locking anybody out.
struct KeyCost
{
    std::uint64_t memoryBytes = std::uint64_t{64} << 20U;
    std::uint64_t passes = 3;

    bool operator==(const KeyCost&) const = default;
};

} // namespace genex::storage
