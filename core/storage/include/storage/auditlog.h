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

/// Why something was done, as its caller says it. Who did it and when is added by the store.
struct AuditNote
{
    std::string action; ///< a word of the program, "case.exported"
    std::string detail; ///< anything, sealed like everything else
};

enum class AuditDamage { Altered, Removed, Reordered, Added, AnchorMissed };

/// The first entry that is not as it was written.
struct AuditFinding
{
    std::uint64_t position = 0;
    AuditDamage damage = AuditDamage::Altered;
    Text message; ///< one sentence that names the entry
};

/// What was done to a store, by whom and when: only ever added to. Each entry is sealed for its position and
/// linked to the one before by a keyed hash; the head, a record of its own, holds count and last link.
///
/// Without something kept outside nobody can see that the whole file was replaced by an older copy of itself:
/// that copy is whole. Keep an anchor elsewhere, and pass it to verify(), to see that too. Who has unlocked
/// the store holds its keys, and could write a log of his own making.
class AuditLog
{
public:
    explicit AuditLog(const Context& context)
        : m_context(context)
    {}

    /// Notes something that changes nothing else, such as an export.
    void note(const AuditNote& note, const std::optional<CaseId>& caseId = std::nullopt);

    std::uint64_t count() const;
    /// Up to `limit` entries, from position `first` on. Throws Failure(Corrupt) naming an entry that is
    /// missing or altered.
    std::vector<AuditEntry> page(std::uint64_t first, std::size_t limit) const;

    AuditAnchor anchor() const;
    /// Empty: every entry is there, as it was written and where it was written, and the anchor is met.
    std::optional<AuditFinding> verify(JobControl& job,
                                       const std::optional<AuditAnchor>& anchor = std::nullopt) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
