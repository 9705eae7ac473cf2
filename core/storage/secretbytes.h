// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace genex::storage {

constexpr std::size_t kKeyBytes = 32;
using KeyView = std::span<const unsigned char, kKeyBytes>;

/// Memory for keys: kept out of swap and core dumps where the system supports it, between guard pages, wiped
/// on release.
class SecretBytes
{
public:
    explicit SecretBytes(std::size_t count);
    static SecretBytes random(std::size_t count);
    static SecretBytes copyOf(std::string_view bytes);
    ~SecretBytes();
    SecretBytes(SecretBytes&& other) noexcept;
    SecretBytes& operator=(SecretBytes&& other) noexcept;
    SecretBytes(const SecretBytes&) = delete;
    SecretBytes& operator=(const SecretBytes&) = delete;

    unsigned char* data() { return m_start; }
    const unsigned char* data() const { return m_start; }
    std::size_t size() const { return m_count; }
    std::string_view view() const { return {reinterpret_cast<const char*>(m_start), m_count}; }
    /// The 32 bytes at `offset`.
    KeyView key(std::size_t offset = 0) const { return KeyView(m_start + offset, kKeyBytes); }

private:
    unsigned char* m_start;
    std::size_t m_count;
};

/// Initialises libsodium; called first by every function that uses it.
void ensureSodium();

} // namespace genex::storage
