// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/casestore.h"

#include "context.h"
#include "eventchain.h"
#include "storefile.h"
#include "storetransactions.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>

namespace genex::storage {

namespace {

constexpr std::size_t kLongestEvent = std::size_t{16} << 20U;
constexpr std::size_t kLongestSummary = std::size_t{1} << 20U;
constexpr std::int64_t kCasesBetweenReports = 100;
const std::string kRestore = "Restore the store from a backup.";

void requireSizes(std::span<const std::string> events, std::string_view summary)
{
    for (const std::string& event : events) {
        if (event.size() > kLongestEvent)
            throw Failure(ErrorCode::InvalidInput,
                          Text("An event of %1 bytes is longer than %2.", event.size(), kLongestEvent));
    }
    if (summary.size() > kLongestSummary)
        throw Failure(ErrorCode::InvalidInput,
                      Text("A summary of %1 bytes is longer than %2.", summary.size(), kLongestSummary));
}

CaseRow rowOf(const Context& context, const Statement& query)
{
    return openSummary(context, CaseId::fromBytes(query.blob(0)), query.number(1), query.blob(2));
}

CaseSummary summaryOf(CaseRow&& row)
{
    return {row.id, row.chain.count, row.change, std::move(row.summary)};
}

/// Every row from the table itself, without its index, checked against the head.
void walkRows(const Context& context, const Head& head, const std::function<void(CaseRow&&)>& use)
{
    Statement query(context.file.database(), "SELECT case_id, change, sealed_summary FROM cases NOT INDEXED");
    Tally found;
    while (query.step()) {
        CaseRow row = rowOf(context, query);
        found.add(row.rowHash);
        use(std::move(row));
    }
    requireSame(found, head.cases, "cases");
}

/// A case missing from the index may still be in the table: then the index is damaged, and "not found" would
/// be wrong.
[[noreturn]] void failUnknown(const Context& context, const Head& head, const CaseId& id)
{
    walkRows(context, head, [&](const CaseRow& row) {
        if (row.id == id)
            throw Failure(ErrorCode::Corrupt, Text("The index of the cases has lost case %1.", id.text()),
                          kRestore);
    });
    throw Failure(ErrorCode::NotFound, Text("There is no case %1.", id.text()), "Look it up in the list.");
}

CaseRow findRow(const Context& context, const Head& head, const CaseId& id)
{
    Statement query(context.file.database(),
                    "SELECT case_id, change, sealed_summary FROM cases WHERE case_id = ?1");
    query.bindBlob(1, id.bytes());
    if (!query.step())
        failUnknown(context, head, id);
    return rowOf(context, query);
}

void requireNoCase(const Context& context, const CaseId& id)
{
    Statement query(context.file.database(), "SELECT 1 FROM cases WHERE case_id = ?1");
    query.bindBlob(1, id.bytes());
    if (query.step())
        throw Failure(ErrorCode::InvalidInput, Text("Case %1 already exists.", id.text()),
                      "Look it up in the list.");
}

void insertEvents(const Context& context, CaseRow& row, std::span<const std::string> events)
{
    for (const std::string& event : events) {
        const std::uint64_t position = row.chain.count;
        const std::string sealed =
            seal(context.keys.key(KeyUse::Events), event, placeOfEvent(context, row.id, position));
        Statement(context.file.database(),
                  "INSERT INTO events (case_id, position, sealed) VALUES (?1, ?2, ?3)")
            .bindBlob(1, row.id.bytes())
            .bind(2, position)
            .bindBlob(3, sealed)
            .run();
        row.chain.add(context, row.id, sealed);
    }
}

/// Writes the row's summary for its change and updates the head.
void writeRow(const Context& context, WriteTransaction& change, CaseRow& row, const char* sql)
{
    row.change = change.number();
    const std::string sealed = sealSummary(context, row);
    Statement(context.file.database(), sql)
        .bindBlob(1, row.id.bytes())
        .bind(2, row.change)
        .bindBlob(3, sealed)
        .run();
    change.head().cases.add(rowHash(context.keys, placeOfSummary(context, row.id, row.change), sealed));
}

Text nameOfEvent(const CaseRow& row, std::uint64_t position)
{
    return Text("event %1 of case %2", position + 1, row.id.text());
}

/// Reads the events of several cases with one prepared statement.
class EventReader
{
public:
    explicit EventReader(const Context& context)
        : m_context(context)
        , m_query(context.file.database(),
                  "SELECT position, sealed FROM events WHERE case_id = ?1 ORDER BY position")
    {}

    std::vector<std::string> read(const CaseRow& row)
    {
        m_query.reset();
        m_query.bindBlob(1, row.id.bytes());
        std::vector<std::string> events;
        EventChain chain;
        while (m_query.step())
            events.push_back(readOne(row, chain));
        if (chain != row.chain)
            throw Failure(ErrorCode::Corrupt,
                          Text("Case %1 has %2 events, but %3 were saved.", row.id.text(), chain.count,
                               row.chain.count),
                          kRestore);
        return events;
    }

private:
    std::string readOne(const CaseRow& row, EventChain& chain)
    {
        const std::uint64_t position = chain.count;
        if (m_query.number(0) != position)
            throw Failure(ErrorCode::Corrupt, Text("The store's %1 was removed.", nameOfEvent(row, position)),
                          kRestore);
        const std::string sealed = m_query.blob(1);
        auto event =
            tryUnseal(m_context.keys.key(KeyUse::Events), sealed, placeOfEvent(m_context, row.id, position));
        if (!event)
            failAltered(nameOfEvent(row, position));
        chain.add(m_context, row.id, sealed);
        return std::move(*event);
    }

    const Context& m_context;
    Statement m_query;
};

} // namespace

CaseId CaseStore::create(std::span<const std::string> events, std::string_view summary, const AuditNote& note)
{
    const CaseId id = CaseId::random();
    createAs(id, events, summary, note);
    return id;
}

void CaseStore::createAs(const CaseId& id, std::span<const std::string> events, std::string_view summary,
                         const AuditNote& note)
{
    requireSizes(events, summary);
    CaseRow row{id, 0, {}, std::string(summary), {}};
    WriteTransaction change(m_context);
    requireNoCase(m_context, id);
    // The summary seals the events, so it is written after them although they refer to it.
    m_context.file.database().execute("PRAGMA defer_foreign_keys = ON");
    insertEvents(m_context, row, events);
    writeRow(m_context, change, row,
             "INSERT INTO cases (case_id, change, sealed_summary) VALUES (?1, ?2, ?3)");
    change.commit(note, row.id);
}

std::uint64_t CaseStore::append(const CaseId& id, std::uint64_t expectedCount,
                                std::span<const std::string> events, std::string_view summary,
                                const AuditNote& note)
{
    requireSizes(events, summary);
    WriteTransaction change(m_context);
    CaseRow row = findRow(m_context, change.head(), id);
    if (row.chain.count != expectedCount)
        throw Failure(ErrorCode::InvalidInput,
                      Text("Case %1 has %2 events, not %3: it was changed elsewhere.", id.text(),
                           row.chain.count, expectedCount),
                      "Open the case again and repeat the change.");
    change.head().cases.remove(row.rowHash);
    row.summary = summary;
    insertEvents(m_context, row, events);
    writeRow(m_context, change, row, "UPDATE cases SET change = ?2, sealed_summary = ?3 WHERE case_id = ?1");
    change.commit(note, id);
    return row.chain.count;
}

CaseContent CaseStore::read(const CaseId& id) const
{
    const ReadTransaction view(m_context);
    CaseRow row = findRow(m_context, view.head(), id);
    std::vector<std::string> events = EventReader(m_context).read(row);
    return {summaryOf(std::move(row)), std::move(events)};
}

void CaseStore::forEach(const std::function<void(CaseSummary&&)>& use) const
{
    const ReadTransaction view(m_context);
    walkRows(m_context, view.head(), [&](CaseRow&& row) { use(summaryOf(std::move(row))); });
}

std::vector<CaseSummary> CaseStore::all() const
{
    std::vector<CaseSummary> summaries;
    forEach([&](CaseSummary&& summary) { summaries.push_back(std::move(summary)); });
    return summaries;
}

std::vector<CaseSummary> CaseStore::latest(std::size_t limit, std::uint64_t beforeChange) const
{
    const ReadTransaction view(m_context);
    Statement query(m_context.file.database(), "SELECT case_id, change, sealed_summary FROM cases "
                                               "WHERE change < ?1 ORDER BY change DESC LIMIT ?2");
    query.bind(1, std::min<std::uint64_t>(beforeChange, INT64_MAX)).bind(2, std::uint64_t{limit});
    std::vector<CaseSummary> page;
    while (query.step())
        page.push_back(summaryOf(rowOf(m_context, query)));
    return page;
}

std::uint64_t CaseStore::count() const
{
    return ReadTransaction(m_context).head().cases.count;
}

void CaseStore::verify(JobControl& job) const
{
    const ReadTransaction view(m_context);
    const auto total = static_cast<std::int64_t>(view.head().cases.count);
    std::int64_t done = 0;
    EventReader events(m_context);
    walkRows(m_context, view.head(), [&](CaseRow&& row) {
        events.read(row);
        if (++done % kCasesBetweenReports == 0)
            job.report(done, total, "Verifying the cases");
    });
}

} // namespace genex::storage
