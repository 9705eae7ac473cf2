// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::storage {

/// Lower-case hexadecimal, two digits per byte.
inline std::string hexOf(std::string_view bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char letter : bytes) {
        const auto byte = static_cast<unsigned char>(letter);
        text += {kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return text;
}

} // namespace genex::storage
