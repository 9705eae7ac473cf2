// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace genex::storage {

/// Lower-case base32 in Crockford's alphabet, which has no i, l, o and u, so that nothing is misread.
std::string toBase32(std::string_view bytes);

/// The bytes again. Upper case, spaces and hyphens are passed over; o is read as 0, i and l as 1. Empty when
/// the text holds another letter, or is not that of exactly `count` bytes.
std::optional<std::string> fromBase32(std::string_view text, std::size_t count);

} // namespace genex::storage
