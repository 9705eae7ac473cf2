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

/// A case in a list. The text is the caller's, as given with the last events.
struct CaseSummary
{
    CaseId id;
    std::uint64_t eventCount = 0;
    std::uint64_t change = 0; ///< last change: larger numbers are later changes of the store
    std::string summary;
};

struct CaseContent
{
    CaseSummary summary;
    std::vector<std::string> events; ///< in the order they were appended
};

/// The cases: each an append-only sequence of events and a summary, both opaque bytes in this layer. Errors
/// are thrown as Failure and leave the store unchanged.
class CaseStore
{
public:
    explicit CaseStore(const Context& context)
        : m_context(context)
    {}

    /// A new case with its first events, if any.
    CaseId create(std::span<const std::string> events, std::string_view summary, const AuditNote& note);
    /// The same with an existing id, such as that of an imported case. InvalidInput if the id is in use.
    void createAs(const CaseId& id, std::span<const std::string> events, std::string_view summary,
                  const AuditNote& note);

    /// Appends events after the `expectedCount` known to the caller and replaces the summary, with an audit
    /// entry, in one transaction that is on disk when the call returns. InvalidInput if the case has a
    /// different number of events, because of a concurrent change. NotFound if the case does not exist.
    /// Returns the new number of events.
    std::uint64_t append(const CaseId& id, std::uint64_t expectedCount, std::span<const std::string> events,
                         std::string_view summary, const AuditNote& note);

    /// Corrupt if an event was altered, removed (even the last), moved or replaced.
    CaseContent read(const CaseId& id) const;

    /// Visits every case, unordered; Corrupt if one was removed or reverted. `use` is called before that is
    /// known, so rely on its results only after this returns.
    void forEach(const std::function<void(CaseSummary&&)>& use) const;
    std::vector<CaseSummary> all() const;
    /// Up to `limit` cases changed before `beforeChange`, latest first: one page of a list.
    std::vector<CaseSummary> latest(std::size_t limit, std::uint64_t beforeChange = UINT64_MAX) const;
    std::uint64_t count() const;

    /// Verifies all events of all cases; throws Failure(Corrupt) at the first alteration.
    void verify(JobControl& job) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
