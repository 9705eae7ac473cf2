// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/storevalues.h"
#include "storage/caseid.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::storage {

using domain::AuditAnchor;
using domain::AuditEntry;

struct Context;

/// What was done, given by the caller. The store adds user and time.
struct AuditNote
{
    std::string action; ///< a fixed identifier, such as "case.exported"
    std::string detail; ///< free text, sealed like everything else
};

enum class AuditDamage { Altered, Removed, Reordered, Added, AnchorMissed };

/// The first altered entry.
struct AuditFinding
{
    std::uint64_t position = 0;
    AuditDamage damage = AuditDamage::Altered;
    Text message; ///< one sentence naming the entry
};

/// Append-only log of what was done to a store, by whom and when. Each entry is sealed for its position and
/// linked to the previous one by a keyed hash; the head, a separate record, holds count and last link.
/// Replacing the whole file by an older copy of itself cannot be detected from within: keep an anchor
/// elsewhere and pass it to verify(). A user who has unlocked the store holds its keys and could forge a log.
class AuditLog
{
public:
    explicit AuditLog(const Context& context)
        : m_context(context)
    {}

    /// Records an action that changes nothing else, such as an export.
    void note(const AuditNote& note, const std::optional<CaseId>& caseId = std::nullopt);

    std::uint64_t count() const;
    /// Up to `limit` entries from position `first`. Throws Failure(Corrupt) naming a missing or altered
    /// entry.
    std::vector<AuditEntry> page(std::uint64_t first, std::size_t limit) const;

    AuditAnchor anchor() const;
    /// Empty: all entries are present, unaltered and in place, and match the anchor.
    std::optional<AuditFinding> verify(JobControl& job,
                                       const std::optional<AuditAnchor>& anchor = std::nullopt) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
