// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys.h"

#include "common/error.h"

#include <sodium.h>

#include <new>

namespace genex::storage {

namespace {

constexpr char kContext[] = "genexsto";
static_assert(sizeof kContext - 1 == crypto_kdf_CONTEXTBYTES);
static_assert(kKeyBytes == crypto_kdf_KEYBYTES);
static_assert(kSaltBytes == crypto_pwhash_SALTBYTES);
constexpr std::uint64_t kMostMemory = std::uint64_t{2} << 30U;
constexpr std::uint64_t kMostPasses = 64;

const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// The cost is stored unsealed: a malicious file must not exhaust memory or run for hours.
void requireSaneCost(const KeyCost& cost)
{
    if (cost.memoryBytes < crypto_pwhash_MEMLIMIT_MIN || cost.memoryBytes > kMostMemory ||
        cost.passes < crypto_pwhash_OPSLIMIT_MIN || cost.passes > kMostPasses)
        throw Failure(
            ErrorCode::Corrupt,
            Text("A key slot asks for %1 bytes and %2 passes, which no version of this program writes.",
                 cost.memoryBytes, cost.passes),
            "Restore the store from a backup.");
}

} // namespace

KeyRing::KeyRing(SecretBytes dataKey)
    : m_dataKey(std::move(dataKey))
    , m_derived(kKeyUses * kKeyBytes)
{
    for (std::size_t i = 0; i < kKeyUses; ++i)
        crypto_kdf_derive_from_key(m_derived.data() + i * kKeyBytes, kKeyBytes, i + 1, kContext,
                                   m_dataKey.data());
}

SecretBytes keyFromPassphrase(std::string_view passphrase, std::string_view salt, const KeyCost& cost)
{
    requireSaneCost(cost);
    if (salt.size() != kSaltBytes)
        throw Failure(ErrorCode::Corrupt, "A key slot's salt has the wrong length.",
                      "Restore the store from a backup.");
    SecretBytes key(kKeyBytes);
    if (crypto_pwhash(key.data(), key.size(), passphrase.data(), passphrase.size(), bytesOf(salt),
                      cost.passes, cost.memoryBytes, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::bad_alloc();
    return key;
}

SecretBytes keyFromRecoveryBytes(std::string_view bytes, std::string_view salt)
{
    ensureSodium();
    SecretBytes key(kKeyBytes);
    crypto_generichash(key.data(), key.size(), bytesOf(salt), salt.size(), bytesOf(bytes), bytes.size());
    return key;
}

Hash keyedHash(KeyView key, std::string_view bytes)
{
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), bytesOf(bytes), bytes.size(), key.data(), key.size());
    return hash;
}

Hash plainHash(std::string_view bytes)
{
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), bytesOf(bytes), bytes.size(), nullptr, 0);
    return hash;
}

std::string randomBytes(std::size_t count)
{
    ensureSodium();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

} // namespace genex::storage
