// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/sha256.h"

#include <sodium.h>

#include <array>

namespace genex {

struct Sha256::State
{
    crypto_hash_sha256_state sodium;
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    crypto_hash_sha256_init(&m_state->sodium);
}

Sha256::~Sha256() = default;

Sha256& Sha256::add(std::span<const std::byte> bytes)
{
    crypto_hash_sha256_update(&m_state->sodium, reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
    return *this;
}

Sha256& Sha256::add(std::string_view text)
{
    return add(std::as_bytes(std::span(text.data(), text.size())));
}

std::string Sha256::hex()
{
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256_final(&m_state->sodium, hash.data());
    std::string digits(2 * hash.size() + 1, '\0'); // including libsodium's terminating zero
    sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
    digits.pop_back();
    return digits;
}

} // namespace genex
