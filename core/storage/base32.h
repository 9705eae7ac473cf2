// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace genex::storage {

/// Lower-case base32 in Crockford's alphabet, which omits i, l, o and u to avoid misreading.
std::string toBase32(std::string_view bytes);

/// Inverse of toBase32(). Accepts upper case, ignores spaces and hyphens, reads o as 0, i and l as 1. Empty
/// for any other letter, or if the text is not exactly `count` bytes.
std::optional<std::string> fromBase32(std::string_view text, std::size_t count);

} // namespace genex::storage
