// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/sha256.h"

#include <algorithm>
#include <bit>

namespace genex {

namespace {

constexpr std::array<std::uint32_t, 8> kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t bigEndian(const std::byte* bytes)
{
    std::uint32_t word = 0;
    for (int i = 0; i < 4; ++i)
        word = (word << 8U) | std::to_integer<std::uint32_t>(bytes[i]);
    return word;
}

/// The message schedule of one block.
std::array<std::uint32_t, 64> expand(const std::byte* block)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t t = 0; t < 16; ++t)
        w[t] = bigEndian(block + 4 * t);
    for (std::size_t t = 16; t < 64; ++t) {
        const std::uint32_t s0 = std::rotr(w[t - 15], 7) ^ std::rotr(w[t - 15], 18) ^ (w[t - 15] >> 3U);
        const std::uint32_t s1 = std::rotr(w[t - 2], 17) ^ std::rotr(w[t - 2], 19) ^ (w[t - 2] >> 10U);
        w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    return w;
}

} // namespace

Sha256::Sha256()
    : m_state(kStart)
{}

void Sha256::addBlock(const std::byte* block)
{
    const std::array<std::uint32_t, 64> w = expand(block);
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t t = 0; t < 64; ++t) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRound[t] + w[t];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> change{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < change.size(); ++i)
        m_state[i] += change[i];
}

Sha256& Sha256::add(std::span<const std::byte> bytes)
{
    m_length += bytes.size();
    while (!bytes.empty()) {
        if (m_buffered == 0 && bytes.size() >= m_buffer.size()) {
            addBlock(bytes.data());
            bytes = bytes.subspan(m_buffer.size());
            continue;
        }
        const std::size_t taken = std::min(bytes.size(), m_buffer.size() - m_buffered);
        std::copy_n(bytes.begin(), taken, m_buffer.begin() + static_cast<std::ptrdiff_t>(m_buffered));
        m_buffered += taken;
        bytes = bytes.subspan(taken);
        if (m_buffered == m_buffer.size()) {
            addBlock(m_buffer.data());
            m_buffered = 0;
        }
    }
    return *this;
}

Sha256& Sha256::add(std::string_view text)
{
    return add(std::as_bytes(std::span(text.data(), text.size())));
}

std::string Sha256::hex()
{
    const std::uint64_t bits = m_length * 8;
    const std::array<std::byte, 1> one{std::byte{0x80}};
    const std::array<std::byte, 1> zero{};
    add(one);
    while (m_buffered != 56)
        add(zero);
    std::array<std::byte, 8> length{};
    for (std::size_t i = 0; i < length.size(); ++i)
        length[i] = static_cast<std::byte>(bits >> (56 - 8 * i));
    add(length);

    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint32_t word : m_state) {
        for (unsigned shift = 32; shift > 0; shift -= 4)
            text += kDigits[(word >> (shift - 4)) & 0xfU];
    }
    return text;
}

} // namespace genex
