// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal.h"

#include "bytecodec.h"

#include "common/error.h"

#include <sodium.h>

namespace genex::storage {

namespace {

/// Format of sealed records. A later format gets another number, so that they cannot be confused.
constexpr std::uint8_t kRecordFormat = 1;
constexpr std::size_t kTagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
static_assert(kNonceBytes == crypto_aead_xchacha20poly1305_ietf_NPUBBYTES);
static_assert(kKeyBytes == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);

std::string bindingOf(const Place& place)
{
    ByteWriter writer;
    writer.byte(kRecordFormat).bytes(place.table).bytes(place.storeId);
    return writer.bytes(place.owner).number(place.number).take();
}

const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

unsigned char* bytesOf(std::string& text)
{
    return reinterpret_cast<unsigned char*>(text.data());
}

} // namespace

std::string seal(KeyView key, std::string_view plain, const Place& place)
{
    const std::string binding = bindingOf(place);
    std::string sealed = randomBytes(kNonceBytes);
    sealed.resize(kNonceBytes + plain.size() + kTagBytes);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytesOf(sealed) + kNonceBytes, nullptr, bytesOf(plain),
                                               plain.size(), bytesOf(binding), binding.size(), nullptr,
                                               bytesOf(sealed), key.data());
    return sealed;
}

std::optional<std::string> tryUnseal(KeyView key, std::string_view sealed, const Place& place)
{
    if (sealed.size() < kNonceBytes + kTagBytes)
        return std::nullopt;
    const std::string binding = bindingOf(place);
    const std::string_view closed = sealed.substr(kNonceBytes);
    std::string plain(closed.size() - kTagBytes, '\0');
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(bytesOf(plain), nullptr, nullptr, bytesOf(closed),
                                                   closed.size(), bytesOf(binding), binding.size(),
                                                   bytesOf(sealed), key.data()) != 0)
        return std::nullopt;
    return plain;
}

std::string unseal(KeyView key, std::string_view sealed, const Place& place, const Text& what)
{
    auto plain = tryUnseal(key, sealed, place);
    if (!plain)
        failAltered(what);
    return std::move(*plain);
}

void failAltered(const Text& what)
{
    throw Failure(ErrorCode::Corrupt, Text("The store's %1 was altered.", what),
                  "Restore the store from a backup.");
}

bool opens(KeyView key, std::string_view sealed, const Place& place)
{
    return tryUnseal(key, sealed, place).has_value();
}

std::string_view nonceOf(std::string_view sealed)
{
    return sealed.substr(0, kNonceBytes);
}

} // namespace genex::storage
