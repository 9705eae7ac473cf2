// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"

#include "common/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace genex::storage {

constexpr std::size_t kNonceBytes = 24;
constexpr std::size_t kStoreIdBytes = 16;

/// The location a sealed record belongs to, bound into the seal: a record moved to another table, case,
/// position or store does not open.
struct Place
{
    std::string_view table;
    std::string_view storeId;
    std::string_view owner; ///< a case's id or a name's hash; empty if the number suffices
    std::uint64_t number = 0;
};

/// Nonce, ciphertext and tag (XChaCha20-Poly1305).
std::string seal(KeyView key, std::string_view plain, const Place& place);

/// The plain text sealed for this place. Throws Failure(Corrupt) naming `what` for anything else.
std::string unseal(KeyView key, std::string_view sealed, const Place& place, const Text& what);

/// The same without an exception: empty for anything else. For loops in which composing a message would cost
/// more than unsealing.
std::optional<std::string> tryUnseal(KeyView key, std::string_view sealed, const Place& place);

/// Throws Failure(Corrupt): "The store's WHAT was altered."
[[noreturn]] void failAltered(const Text& what);

/// Whether it opens; distinguishes a moved record from an altered one.
bool opens(KeyView key, std::string_view sealed, const Place& place);

/// Identifies one sealing: its nonce.
std::string_view nonceOf(std::string_view sealed);

} // namespace genex::storage
