// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex {

/// RFC 4648, with padding.
std::string toBase64(std::span<const std::uint8_t> bytes);

/// Empty unless the text is exactly what toBase64() produces: no line breaks, no missing padding, no stray
/// bits.
std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text);

} // namespace genex
