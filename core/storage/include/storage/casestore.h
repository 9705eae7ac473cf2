// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/auditlog.h"
#include "storage/caseid.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

struct Context;

/// What a list of cases shows of one. The text is the caller's own, as it was given with the last events.
struct CaseSummary
{
    CaseId id;
    std::uint64_t eventCount = 0;
    std::uint64_t change = 0; ///< when it was changed last: a larger number is a later change of the store
    std::string summary;
};

struct CaseContent
{
    CaseSummary summary;
    std::vector<std::string> events; ///< in the order in which they were appended
};

/// The cases: each a row of events that is only ever added to, and a summary. Events and summaries are bytes
/// to this layer. Everything is thrown as Failure; what throws has changed nothing.
class CaseStore
{
public:
    explicit CaseStore(const Context& context)
        : m_context(context)
    {}

    /// A new case with its first events, if any.
    CaseId create(std::span<const std::string> events, std::string_view summary, const AuditNote& note);
    /// The same under an id that is there already, as that of a case from another store. InvalidInput where a
    /// case has it.
    void createAs(const CaseId& id, std::span<const std::string> events, std::string_view summary,
                  const AuditNote& note);

    /// Adds events behind the `expectedCount` that the caller knows and replaces the summary, with an entry
    /// in the audit log, in one transaction that is on the disk when the call returns. InvalidInput when the
    /// case has another number of events by now: somebody else was faster. NotFound when there is no such
    /// case. Returns the new number of events.
    std::uint64_t append(const CaseId& id, std::uint64_t expectedCount, std::span<const std::string> events,
                         std::string_view summary, const AuditNote& note);

    /// Corrupt when an event was altered, removed (also the last), moved or exchanged.
    CaseContent read(const CaseId& id) const;

    /// Every case, in no order; Corrupt when one was removed or put back as it once was. `use` is called
    /// before that is known, so build on what it got only when this returns.
    void forEach(const std::function<void(CaseSummary&&)>& use) const;
    std::vector<CaseSummary> all() const;
    /// Up to `limit` cases, the latest change first, that were changed before `beforeChange`: a page of a
    /// list.
    std::vector<CaseSummary> latest(std::size_t limit, std::uint64_t beforeChange = UINT64_MAX) const;
    std::uint64_t count() const;

    /// Reads all events of all cases; throws Failure(Corrupt) at the first that is not as it was written.
    void verify(JobControl& job) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
