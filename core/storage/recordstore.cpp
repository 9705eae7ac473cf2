// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/recordstore.h"

#include "context.h"
#include "storefile.h"
#include "storetransactions.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>
#include <functional>

namespace genex::storage {

namespace {

constexpr std::size_t kLongestName = 200;
constexpr std::size_t kLongestRecord = std::size_t{256} << 20U;

/// A row without its content.
struct RecordRow
{
    std::int64_t id = 0;
    std::string nameHash;
    std::uint64_t change = 0;
    std::string sealedName;
};

std::string hashOfName(const Context& context, std::string_view name)
{
    return std::string(viewOf(keyedHash(context.keys.key(KeyUse::RecordNames), name)));
}

Place placeOfName(const Context& context, const RecordRow& row)
{
    return {"record names", context.file.storeId(), row.nameHash, row.change};
}

/// The content is bound to the name's seal, which is counted in the head, so neither can be reverted alone.
std::string ownerOfContent(const RecordRow& row)
{
    return row.nameHash + std::string(nonceOf(row.sealedName));
}

Hash hashOfRow(const Context& context, const RecordRow& row)
{
    return rowHash(context.keys, placeOfName(context, row), row.sealedName);
}

/// All rows from the table itself, without its index, checked against the head: anything not found was never
/// written.
std::vector<RecordRow> readDirectory(const Context& context, const Head& head)
{
    Statement query(context.file.database(),
                    "SELECT id, name_hash, change, sealed_name FROM records NOT INDEXED");
    std::vector<RecordRow> rows;
    Tally found;
    while (query.step()) {
        rows.push_back({query.integer(0), query.blob(1), query.number(2), query.blob(3)});
        found.add(hashOfRow(context, rows.back()));
    }
    requireSame(found, head.records, "records");
    return rows;
}

std::optional<RecordRow> findRow(const Context& context, const Head& head, const std::string& nameHash)
{
    for (RecordRow& row : readDirectory(context, head)) {
        if (row.nameHash == nameHash)
            return std::move(row);
    }
    return std::nullopt;
}

void requireSizes(std::string_view name, std::string_view bytes)
{
    if (name.empty() || name.size() > kLongestName)
        throw Failure(ErrorCode::InvalidInput,
                      Text("A record's name has between 1 and %1 bytes.", kLongestName));
    if (bytes.size() > kLongestRecord)
        throw Failure(ErrorCode::InvalidInput, Text("The record %1 has %2 bytes; the limit is %3.", name,
                                                    bytes.size(), kLongestRecord));
}

void writeRow(const Context& context, const RecordRow& row, const std::string& sealed, bool isNew)
{
    Statement statement(context.file.database(),
                        isNew
                            ? "INSERT INTO records (name_hash, change, sealed_name, sealed) "
                              "VALUES (?1, ?2, ?3, ?4)"
                            : "UPDATE records SET name_hash = ?1, change = ?2, sealed_name = ?3, sealed = ?4 "
                              "WHERE id = ?5");
    statement.bindBlob(1, row.nameHash).bind(2, row.change).bindBlob(3, row.sealedName).bindBlob(4, sealed);
    if (!isNew)
        statement.bind(5, row.id);
    statement.run();
}

std::string openName(const Context& context, const RecordRow& row)
{
    return unseal(context.keys.key(KeyUse::Records), row.sealedName, placeOfName(context, row),
                  "name of a record");
}

std::string contentOf(const Context& context, const RecordRow& row, std::string_view name)
{
    Statement query(context.file.database(), "SELECT sealed FROM records WHERE id = ?1");
    query.bind(1, row.id);
    const std::string sealed = query.step() ? query.blob(0) : std::string();
    const std::string owner = ownerOfContent(row);
    return unseal(context.keys.key(KeyUse::Records), sealed,
                  {"records", context.file.storeId(), owner, row.change}, Text("record %1", name));
}

} // namespace

void RecordStore::write(std::string_view name, std::string_view bytes, const AuditNote& note)
{
    requireSizes(name, bytes);
    WriteTransaction change(m_context);
    const std::string nameHash = hashOfName(m_context, name);
    const auto before = findRow(m_context, change.head(), nameHash);
    if (before)
        change.head().records.remove(hashOfRow(m_context, *before));
    RecordRow row{before ? before->id : 0, nameHash, change.number(), {}};
    const KeyView key = m_context.keys.key(KeyUse::Records);
    row.sealedName = seal(key, name, placeOfName(m_context, row));
    const std::string owner = ownerOfContent(row);
    const std::string sealed = seal(key, bytes, {"records", m_context.file.storeId(), owner, row.change});
    writeRow(m_context, row, sealed, !before);
    change.head().records.add(hashOfRow(m_context, row));
    change.commit(note);
}

std::optional<std::string> RecordStore::read(std::string_view name) const
{
    const ReadTransaction view(m_context);
    const auto row = findRow(m_context, view.head(), hashOfName(m_context, name));
    return row ? std::optional(contentOf(m_context, *row, name)) : std::nullopt;
}

void RecordStore::verify(JobControl& job) const
{
    const ReadTransaction view(m_context);
    for (const RecordRow& row : readDirectory(m_context, view.head())) {
        contentOf(m_context, row, openName(m_context, row));
        job.checkPoint();
    }
}

std::vector<std::string> RecordStore::names(std::string_view beginning) const
{
    const ReadTransaction view(m_context);
    std::vector<std::string> names;
    for (const RecordRow& row : readDirectory(m_context, view.head())) {
        std::string name = openName(m_context, row);
        if (name.starts_with(beginning))
            names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace genex::storage
