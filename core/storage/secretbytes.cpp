// SPDX-License-Identifier: GPL-3.0-or-later
#include "secretbytes.h"

#include "common/error.h"

#include <sodium.h>

#include <algorithm>
#include <new>
#include <utility>

namespace genex::storage {

void ensureSodium()
{
    static const int result = sodium_init(); // 0: initialised, 1: already initialised
    if (result < 0)
        throw Failure(ErrorCode::Internal,
                      "libsodium cannot be used: the system provides no random numbers.");
}

SecretBytes::SecretBytes(std::size_t count)
    : m_start((ensureSodium(), static_cast<unsigned char*>(sodium_malloc(count))))
    , m_count(count)
{
    if (m_start == nullptr)
        throw std::bad_alloc();
}

SecretBytes SecretBytes::random(std::size_t count)
{
    SecretBytes secret(count);
    randombytes_buf(secret.data(), count);
    return secret;
}

SecretBytes SecretBytes::copyOf(std::string_view bytes)
{
    SecretBytes secret(bytes.size());
    std::copy(bytes.begin(), bytes.end(), secret.data());
    return secret;
}

SecretBytes::~SecretBytes()
{
    sodium_free(m_start);
}

SecretBytes::SecretBytes(SecretBytes&& other) noexcept
    : m_start(std::exchange(other.m_start, nullptr))
    , m_count(std::exchange(other.m_count, 0))
{}

SecretBytes& SecretBytes::operator=(SecretBytes&& other) noexcept
{
    std::swap(m_start, other.m_start);
    std::swap(m_count, other.m_count);
    return *this;
}

} // namespace genex::storage
