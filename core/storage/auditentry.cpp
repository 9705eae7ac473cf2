// SPDX-License-Identifier: GPL-3.0-or-later
#include "auditentry.h"

#include "bytecodec.h"
#include "context.h"
#include "database.h"
#include "storefile.h"
#include "timecode.h"

#include "common/error.h"

namespace genex::storage {

namespace {

constexpr std::size_t kLongestNote = 1'000'000;

std::string encode(const Context& context, const AuditNote& note, const std::optional<CaseId>& caseId)
{
    ByteWriter writer;
    writer.number(millisecondsOf(context.file.now())).bytes(context.user.name);
    writer.byte(static_cast<std::uint8_t>(context.user.role)).bytes(note.action).bytes(note.detail);
    return writer.bytes(caseId ? caseId->bytes() : std::string_view()).take();
}

AuditEntry decode(std::string_view bytes)
{
    ByteReader reader(bytes, "audit entry");
    AuditEntry entry;
    entry.time = timeOfMilliseconds(reader.number());
    entry.user = reader.bytes();
    entry.role = static_cast<Role>(reader.byte());
    entry.action = reader.bytes();
    entry.detail = reader.bytes();
    const std::string_view caseId = reader.bytes();
    if (!caseId.empty())
        entry.caseId = CaseId::fromBytes(caseId).text();
    reader.end();
    return entry;
}

} // namespace

Place placeOfAuditEntry(const Context& context, std::uint64_t position)
{
    return {"audit", context.file.storeId(), {}, position};
}

Hash auditLink(const Context& context, const Hash& before, std::uint64_t position, std::string_view sealed)
{
    ByteWriter writer;
    writer.raw(viewOf(before)).number(position).raw(sealed);
    return keyedHash(context.keys.key(KeyUse::AuditChain), writer.written());
}

void appendAuditEntry(const Context& context, Head& head, const AuditNote& note,
                      const std::optional<CaseId>& caseId)
{
    if (note.action.size() + note.detail.size() > kLongestNote)
        throw Failure(ErrorCode::InvalidInput, "A note for the audit log is longer than a million bytes.");
    ++head.auditCount;
    const std::string sealed = seal(context.keys.key(KeyUse::AuditEntries), encode(context, note, caseId),
                                    placeOfAuditEntry(context, head.auditCount));
    head.auditLink = auditLink(context, head.auditLink, head.auditCount, sealed);
    Statement(context.file.database(), "INSERT INTO audit (position, link, sealed) VALUES (?1, ?2, ?3)")
        .bind(1, head.auditCount)
        .bindBlob(2, viewOf(head.auditLink))
        .bindBlob(3, sealed)
        .run();
}

AuditEntry openAuditEntry(const Context& context, std::uint64_t position, std::string_view sealed)
{
    AuditEntry entry = decode(unseal(context.keys.key(KeyUse::AuditEntries), sealed,
                                     placeOfAuditEntry(context, position), Text("audit entry %1", position)));
    entry.position = position;
    return entry;
}

} // namespace genex::storage
