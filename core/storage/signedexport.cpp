// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/signedexport.h"

#include "bytecodec.h"
#include "context.h"
#include "hex.h"
#include "seal.h"
#include "signing.h"
#include "storefile.h"

#include "common/error.h"

#include <sodium.h>

#include <array>

namespace genex::storage {

namespace {

constexpr std::string_view kMagic = "GENEXSIG1";
static_assert(crypto_sign_SEEDBYTES == kKeyBytes);

struct SigningKeys
{
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    SecretBytes secret{crypto_sign_SECRETKEYBYTES};
};

SigningKeys keysOf(const Context& context)
{
    SigningKeys keys;
    crypto_sign_seed_keypair(keys.open.data(), keys.secret.data(),
                             context.keys.key(KeyUse::ExportSigning).data());
    return keys;
}

template <std::size_t Count>
std::string_view viewOfBytes(const std::array<unsigned char, Count>& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// The store's id is signed too, so that content cannot be passed off as another store's.
std::string signedPart(std::string_view storeId, std::string_view content)
{
    return ByteWriter().raw(kMagic).raw(storeId).raw(content).take();
}

} // namespace

std::string signContent(const Context& context, std::string_view content)
{
    const SigningKeys keys = keysOf(context);
    const std::string part = signedPart(context.file.storeId(), content);
    std::array<unsigned char, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, bytesOf(part), part.size(), keys.secret.data());
    ByteWriter writer;
    writer.raw(kMagic).raw(context.file.storeId()).raw(viewOfBytes(keys.open)).raw(viewOfBytes(signature));
    return writer.raw(content).take();
}

std::string signingKeyOf(const Context& context)
{
    return hexOf(viewOfBytes(keysOf(context).open));
}

SignedContent verifySigned(std::string_view envelope)
{
    ensureSodium();
    constexpr std::size_t kHeader =
        kMagic.size() + kStoreIdBytes + crypto_sign_PUBLICKEYBYTES + crypto_sign_BYTES;
    if (!envelope.starts_with(kMagic) || envelope.size() < kHeader)
        throw Failure(ErrorCode::InvalidInput, "This is not a signed export.",
                      "Choose a file that was exported.");
    ByteReader reader(envelope.substr(kMagic.size()), "signed export");
    const std::string_view storeId = reader.raw(kStoreIdBytes);
    const std::string_view key = reader.raw(crypto_sign_PUBLICKEYBYTES);
    const std::string_view signature = reader.raw(crypto_sign_BYTES);
    const std::string_view content = reader.rest();
    const std::string part = signedPart(storeId, content);
    if (crypto_sign_verify_detached(bytesOf(signature), bytesOf(part), part.size(), bytesOf(key)) != 0)
        throw Failure(ErrorCode::Corrupt, "The export was altered after it was signed.",
                      "Ask for the file again.");
    return {std::string(content), hexOf(storeId), hexOf(key)};
}

} // namespace genex::storage
