// SPDX-License-Identifier: GPL-3.0-or-later
#include "head.h"

#include "bytecodec.h"
#include "context.h"
#include "database.h"
#include "storefile.h"

#include "common/error.h"

#include <algorithm>

namespace genex::storage {

namespace {

void mix(Hash& into, const Hash& row)
{
    for (std::size_t i = 0; i < into.size(); ++i)
        into[i] ^= row[i];
}

Place placeOfHead(const Context& context, std::uint64_t change)
{
    return {"head", context.file.storeId(), {}, change};
}

void write(ByteWriter& writer, const Tally& tally)
{
    writer.number(tally.count).raw(viewOf(tally.fingerprint));
}

Hash readHash(ByteReader& reader)
{
    Hash hash{};
    const std::string_view bytes = reader.raw(hash.size());
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

Tally readTally(ByteReader& reader)
{
    const std::uint64_t count = reader.number();
    return {count, readHash(reader)};
}

std::string encode(const Head& head)
{
    ByteWriter writer;
    writer.number(head.auditCount).raw(viewOf(head.auditLink));
    write(writer, head.slots);
    write(writer, head.cases);
    write(writer, head.records);
    return writer.take();
}

Head decode(std::string_view bytes, std::uint64_t change)
{
    ByteReader reader(bytes, "head record");
    Head head;
    head.change = change;
    head.auditCount = reader.number();
    head.auditLink = readHash(reader);
    head.slots = readTally(reader);
    head.cases = readTally(reader);
    head.records = readTally(reader);
    reader.end();
    return head;
}

} // namespace

void Tally::add(const Hash& row)
{
    ++count;
    mix(fingerprint, row);
}

void Tally::remove(const Hash& row)
{
    --count;
    mix(fingerprint, row);
}

Hash rowHash(const KeyRing& keys, const Place& place, std::string_view sealed)
{
    ByteWriter writer;
    writer.bytes(place.table).bytes(place.owner).number(place.number).raw(nonceOf(sealed));
    return keyedHash(keys.key(KeyUse::Fingerprints), writer.written());
}

Head readHead(const Context& context)
{
    Statement query(context.file.database(), "SELECT change, sealed FROM head WHERE id = 1");
    if (!query.step())
        throw Failure(ErrorCode::Corrupt, Text("%1 has no head record.", context.file.path().string()),
                      "Restore the store from a backup.");
    const std::uint64_t change = query.number(0);
    const std::string plain =
        unseal(context.keys.key(KeyUse::Head), query.blob(1), placeOfHead(context, change), "head record");
    return decode(plain, change);
}

void writeHead(const Context& context, const Head& head, bool isFirst)
{
    const std::string sealed =
        seal(context.keys.key(KeyUse::Head), encode(head), placeOfHead(context, head.change));
    Statement(context.file.database(), isFirst ? "INSERT INTO head (id, change, sealed) VALUES (1, ?1, ?2)"
                                               : "UPDATE head SET change = ?1, sealed = ?2 WHERE id = 1")
        .bind(1, head.change)
        .bindBlob(2, sealed)
        .run();
}

void requireSame(const Tally& found, const Tally& expected, const Text& what)
{
    if (found == expected)
        return;
    const Text numbers = found.count == expected.count
                             ? Text("not the ones saved last")
                             : Text("%1 instead of %2", found.count, expected.count);
    throw Failure(ErrorCode::Corrupt, Text("The store's %1 are %2.", what, numbers),
                  "Restore the store from a backup.");
}

} // namespace genex::storage
