// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace genex {

/// SHA-256 (FIPS 180-4), fed piece by piece: what a model, a checkpoint and a table are recognised by.
class Sha256
{
public:
    Sha256();

    Sha256& add(std::span<const std::byte> bytes);
    Sha256& add(std::string_view text);
    /// The 64 lower-case hexadecimal digits. Call it once, after the last piece.
    std::string hex();

    static std::string of(std::string_view text) { return Sha256().add(text).hex(); }

private:
    void addBlock(const std::byte* block);

    std::array<std::uint32_t, 8> m_state;
    std::array<std::byte, 64> m_buffer{};
    std::size_t m_buffered = 0;
    std::uint64_t m_length = 0; ///< bytes so far
};

} // namespace genex
