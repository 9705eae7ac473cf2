// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secretbytes.h"

#include "storage/useradmin.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace genex::storage {

using Hash = std::array<unsigned char, 32>;

inline std::string_view viewOf(const Hash& hash)
{
    return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

/// Purpose of each key derived from the data key. The numbers are part of the file format.
enum class KeyUse : std::uint64_t {
    Events = 1,
    Summaries = 2,
    AuditEntries = 3,
    AuditChain = 4,
    Head = 5,
    Slots = 6,
    Records = 7,
    RecordNames = 8,
    Fingerprints = 9,
    ExportSigning = 10,
    Backups = 11,
    EventChain = 12,
};
constexpr std::size_t kKeyUses = 12;

/// A store's random data key and the keys derived from it, one per purpose.
class KeyRing
{
public:
    explicit KeyRing(SecretBytes dataKey);

    const SecretBytes& dataKey() const { return m_dataKey; }
    KeyView key(KeyUse use) const { return m_derived.key((static_cast<std::size_t>(use) - 1) * kKeyBytes); }

private:
    SecretBytes m_dataKey;
    SecretBytes m_derived;
};

constexpr std::size_t kSaltBytes = 16;

/// Derived from a passphrase (Argon2id).
SecretBytes keyFromPassphrase(std::string_view passphrase, std::string_view salt, const KeyCost& cost);
/// Derived from a recovery key: it is random, so no slow hash is needed.
SecretBytes keyFromRecoveryBytes(std::string_view bytes, std::string_view salt);

/// Keyed BLAKE2b: cannot be computed or predicted without the key.
Hash keyedHash(KeyView key, std::string_view bytes);
Hash plainHash(std::string_view bytes);

std::string randomBytes(std::size_t count);

} // namespace genex::storage
