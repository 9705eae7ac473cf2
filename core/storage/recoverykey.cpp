// SPDX-License-Identifier: GPL-3.0-or-later
#include "recoverykey.h"

#include "base32.h"
#include "keys.h"

#include "common/error.h"

#include <algorithm>
#include <cctype>

namespace genex::storage {

namespace {

constexpr std::size_t kSecret = 20;
constexpr std::size_t kChecksum = 5;
constexpr std::size_t kGroup = 5;

std::string checksumOf(std::string_view secret)
{
    const Hash hash = plainHash("genex recovery key " + std::string(secret));
    return std::string(viewOf(hash).substr(0, kChecksum));
}

} // namespace

RecoveryKey RecoveryKey::random()
{
    return RecoveryKey(SecretBytes::random(kSecret));
}

RecoveryKey RecoveryKey::fromText(std::string_view text)
{
    ensureSodium();
    const auto bytes = fromBase32(text, kSecret + kChecksum);
    if (!bytes || bytes->substr(kSecret) != checksumOf(bytes->substr(0, kSecret)))
        throw Failure(ErrorCode::InvalidInput, "This is not a valid recovery key.",
                      "Type the eight groups of five letters as they are printed.");
    return RecoveryKey(SecretBytes::copyOf(std::string_view(*bytes).substr(0, kSecret)));
}

std::string RecoveryKey::text() const
{
    const std::string letters = toBase32(std::string(bytes()) + checksumOf(bytes()));
    std::string text;
    for (std::size_t i = 0; i < letters.size(); i += kGroup) {
        text += i == 0 ? "" : "-";
        text += letters.substr(i, kGroup);
    }
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return text;
}

} // namespace genex::storage
