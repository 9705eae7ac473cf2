// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from a store's file and beside it: sealed records, signed exports, the numbers and bytes
// inside a record, lock files, recovery keys and ids as people type them. Any bytes are refused in words or
// understood. The first byte says which.
#include "base32.h"
#include "bytecodec.h"
#include "holdertext.h"
#include "recoverykey.h"
#include "seal.h"

#include "common/result.h"
#include "domain/foldtext.h"
#include "storage/caseid.h"
#include "storage/signedexport.h"

#include <cstdint>
#include <cstdlib>

using namespace genex;
using namespace genex::storage;

namespace {

const std::string kKey(kKeyBytes, 'k');
const std::string kStoreId(kStoreIdBytes, 's');

void require(bool isKept)
{
    if (!isKept)
        std::abort();
}

template <typename Value>
bool isUnderstood(const Result<Value>& read)
{
    require(read || (!read.error().message.empty() && read.error().code != ErrorCode::Internal));
    return read.has_value();
}

/// Nothing that was not sealed opens; what was sealed opens at its place and nowhere else.
void readSealed(std::string_view bytes)
{
    const SecretBytes key = SecretBytes::copyOf(kKey);
    const Place place{"events", kStoreId, "owner", 7};
    require(!opens(key.key(0), bytes, place));
    std::string sealed = seal(key.key(0), bytes, place);
    require(unseal(key.key(0), sealed, place, "record") == bytes);
    require(!opens(key.key(0), sealed, {"events", kStoreId, "owner", 8}));
    const std::size_t changed = bytes.empty() ? 0 : static_cast<unsigned char>(bytes.front());
    sealed[changed % sealed.size()] ^= 1;
    require(!opens(key.key(0), sealed, place));
}

/// Read as one kind after the other, then written again: the same bytes.
void readFields(std::string_view bytes)
{
    ByteWriter writer;
    const auto read = attempt([&] {
        ByteReader reader(bytes, "record");
        writer.byte(reader.byte());
        writer.number(reader.number());
        writer.bytes(reader.bytes());
        writer.raw(reader.raw(3));
        writer.raw(reader.rest());
        reader.end();
    });
    if (isUnderstood(read))
        require(writer.written() == bytes);
}

void readSigned(std::string_view bytes)
{
    const auto read = attempt([&] { return verifySigned(bytes); });
    if (isUnderstood(read))
        require(bytes.ends_with(read->content));
}

void readHolder(std::string_view text)
{
    const std::string words = describe(holderFromText(text)).english();
    require(!words.empty() && domain::isValidUtf8(words));
}

void readTyped(std::string_view text)
{
    if (const auto id = CaseId::fromText(text))
        require(CaseId::fromText(id->text()) == id);
    for (const std::size_t count : {0, 1, 5, 16, 25}) {
        if (const auto bytes = fromBase32(text, count))
            require(bytes->size() == count && fromBase32(toBase32(*bytes), count) == bytes);
    }
    const auto key = attempt([&] { return RecoveryKey::fromText(text); });
    if (isUnderstood(key))
        require(RecoveryKey::fromText(key->text()).bytes() == key->bytes());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    if (bytes.empty())
        return 0;
    const std::string_view rest = bytes.substr(1);
    switch (bytes.front()) {
    case 'r':
        readSealed(rest);
        break;
    case 'f':
        readFields(rest);
        break;
    case 'h':
        readHolder(rest);
        break;
    case 't':
        readTyped(rest);
        break;
    default:
        readSigned(bytes);
    }
    return 0;
}
