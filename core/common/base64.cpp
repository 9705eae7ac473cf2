// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/base64.h"

#include <sodium.h>

namespace genex {

std::string toBase64(std::span<const std::uint8_t> bytes)
{
    constexpr int kVariant = sodium_base64_VARIANT_ORIGINAL;
    std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0'); // including a terminating zero
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.pop_back();
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    std::vector<std::uint8_t> bytes(text.size() / 4 * 3);
    std::size_t length = 0;
    const int failed = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr,
                                         &length, nullptr, sodium_base64_VARIANT_ORIGINAL);
    if (failed != 0)
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

} // namespace genex
