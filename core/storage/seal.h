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

/// The place that a sealed record belongs to. It is bound into the seal: a record that was moved to another
/// table, case, position or store does not open.
struct Place
{
    std::string_view table;
    std::string_view storeId;
    std::string_view owner; ///< a case's id, a name's hash; empty where the number says it all
    std::uint64_t number = 0;
};

/// Nonce, ciphertext and tag (XChaCha20-Poly1305).
std::string seal(KeyView key, std::string_view plain, const Place& place);

/// What was sealed for this place. Throws Failure(Corrupt) naming `what` for anything else.
std::string unseal(KeyView key, std::string_view sealed, const Place& place, const Text& what);

/// The same without words: empty for anything else. For loops, where a name for each would cost more than
/// opening it.
std::optional<std::string> tryUnseal(KeyView key, std::string_view sealed, const Place& place);

/// Throws Failure(Corrupt): "The store's WHAT was altered."
[[noreturn]] void failAltered(const Text& what);

/// Whether it opens; for telling a record that was moved from one that was altered.
bool opens(KeyView key, std::string_view sealed, const Place& place);

/// Recognises one sealing among all that were ever made: its nonce.
std::string_view nonceOf(std::string_view sealed);

} // namespace genex::storage
