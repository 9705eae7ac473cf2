// SPDX-License-Identifier: GPL-3.0-or-later
#include "base64.h"

#include <algorithm>
#include <array>

namespace genex::data {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 64;

constexpr std::array<std::uint8_t, 256> makeValues()
{
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::uint8_t>(i);
    return values;
}

constexpr std::array<std::uint8_t, 256> kValues = makeValues();

/// The 24 bits of up to three bytes, the first one highest.
std::uint32_t packed(std::span<const std::uint8_t> bytes)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = (bits << 8U) | (i < bytes.size() ? bytes[i] : 0U);
    return bits;
}

} // namespace

std::string toBase64(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const auto piece = bytes.subspan(at, std::min<std::size_t>(3, bytes.size() - at));
        const std::uint32_t bits = packed(piece);
        for (std::size_t digit = 0; digit < 4; ++digit)
            text += digit <= piece.size() ? kDigits[(bits >> (18 - 6 * digit)) & 63U] : '=';
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t bits = 0;
        for (std::size_t i = at; i < at + 4; ++i) {
            const bool isPadding = i >= text.size() - padding;
            const std::uint8_t value = isPadding ? 0 : kValues[static_cast<unsigned char>(text[i])];
            if (value == kNoDigit)
                return std::nullopt;
            bits = (bits << 6U) | value;
        }
        for (const unsigned shift : {16U, 8U, 0U})
            bytes.push_back(static_cast<std::uint8_t>((bits >> shift) & 255U));
    }
    const bool hasStrayBits = std::any_of(bytes.end() - static_cast<std::ptrdiff_t>(padding), bytes.end(),
                                          [](std::uint8_t byte) { return byte != 0; });
    bytes.resize(bytes.size() - padding);
    return hasStrayBits ? std::nullopt : std::optional(std::move(bytes));
}

} // namespace genex::data
