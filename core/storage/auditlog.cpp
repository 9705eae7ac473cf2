// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/auditlog.h"

#include "auditentry.h"
#include "context.h"
#include "hex.h"
#include "storefile.h"
#include "storetransactions.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>

namespace genex::storage {

namespace {

constexpr std::uint64_t kEntriesBetweenReports = 1'000;

Text nameOfEntry(std::uint64_t position)
{
    return {"Audit entry %1", position};
}

AuditFinding finding(std::uint64_t position, AuditDamage damage, const Text& what)
{
    return {position, damage, Text("%1 %2.", nameOfEntry(position), what)};
}

/// Walks through the log, entry by entry.
class AuditWalk
{
public:
    AuditWalk(const Context& context, const Head& head, const std::optional<AuditAnchor>& anchor)
        : m_context(context)
        , m_head(head)
        , m_anchor(anchor)
        , m_rows(context.file.database(), "SELECT position, link, sealed FROM audit ORDER BY position")
    {}

    std::optional<AuditFinding> run(JobControl& job)
    {
        for (m_position = 1; m_rows.step(); ++m_position) {
            if (m_position % kEntriesBetweenReports == 0)
                job.report(static_cast<std::int64_t>(m_position),
                           static_cast<std::int64_t>(m_head.auditCount), "Verifying the audit log");
            if (auto found = problemOfRow())
                return found;
        }
        return problemOfEnd();
    }

private:
    std::optional<AuditFinding> problemOfRow()
    {
        if (m_position > m_head.auditCount)
            return finding(m_position, AuditDamage::Added, "was added by someone else");
        if (m_rows.number(0) != m_position)
            return finding(m_position, AuditDamage::Removed, "was removed");
        const std::string sealed = m_rows.blob(2);
        if (!opensAt(m_position, sealed))
            return problemOfUnopened(sealed);
        m_link = auditLink(m_context, m_link, m_position, sealed);
        if (viewOf(m_link) != m_rows.blob(1))
            return finding(m_position, AuditDamage::Altered, "does not follow the one before it");
        return problemOfAnchor();
    }

    bool opensAt(std::uint64_t position, std::string_view sealed) const
    {
        return opens(m_context.keys.key(KeyUse::AuditEntries), sealed,
                     placeOfAuditEntry(m_context, position));
    }

    /// A moved entry opens for its original place.
    AuditFinding problemOfUnopened(std::string_view sealed) const
    {
        for (std::uint64_t other = 1; other <= m_head.auditCount; ++other) {
            if (opensAt(other, sealed))
                return finding(m_position, AuditDamage::Reordered,
                               "was replaced by entry " + std::to_string(other));
        }
        return finding(m_position, AuditDamage::Altered, "was altered");
    }

    std::optional<AuditFinding> problemOfAnchor() const
    {
        if (m_anchor && m_anchor->count == m_position && m_anchor->hash != hexOf(viewOf(m_link)))
            return finding(m_position, AuditDamage::AnchorMissed, "is not the one that the anchor names");
        return std::nullopt;
    }

    std::optional<AuditFinding> problemOfEnd() const
    {
        if (m_position <= m_head.auditCount)
            return finding(m_position, AuditDamage::Removed, "was removed");
        if (m_link != m_head.auditLink)
            return finding(m_head.auditCount, AuditDamage::Altered, "is not the one that the head names");
        if (m_anchor && m_anchor->count > m_head.auditCount)
            return finding(m_anchor->count, AuditDamage::AnchorMissed,
                           "is named by the anchor but missing: the store is an older copy");
        return std::nullopt;
    }

    const Context& m_context;
    const Head& m_head;
    const std::optional<AuditAnchor>& m_anchor;
    Statement m_rows;
    std::uint64_t m_position = 0;
    Hash m_link{};
};

} // namespace

void AuditLog::note(const AuditNote& note, const std::optional<CaseId>& caseId)
{
    WriteTransaction(m_context).commit(note, caseId);
}

std::uint64_t AuditLog::count() const
{
    return ReadTransaction(m_context).head().auditCount;
}

std::vector<AuditEntry> AuditLog::page(std::uint64_t first, std::size_t limit) const
{
    const ReadTransaction view(m_context);
    Statement rows(m_context.file.database(),
                   "SELECT position, sealed FROM audit WHERE position >= ?1 ORDER BY position LIMIT ?2");
    rows.bind(1, std::max<std::uint64_t>(first, 1)).bind(2, std::uint64_t{limit});
    std::vector<AuditEntry> entries;
    const std::uint64_t start = std::max<std::uint64_t>(first, 1);
    for (std::uint64_t expected = start; expected <= view.head().auditCount && entries.size() < limit;
         ++expected) {
        if (!rows.step() || rows.number(0) != expected)
            throw Failure(ErrorCode::Corrupt, Text("%1 was removed.", nameOfEntry(expected)),
                          "Restore the store from a backup.");
        entries.push_back(openAuditEntry(m_context, expected, rows.blob(1)));
    }
    return entries;
}

AuditAnchor AuditLog::anchor() const
{
    const ReadTransaction view(m_context);
    return {view.head().auditCount, hexOf(viewOf(view.head().auditLink))};
}

std::optional<AuditFinding> AuditLog::verify(JobControl& job, const std::optional<AuditAnchor>& anchor) const
{
    const ReadTransaction view(m_context);
    return AuditWalk(m_context, view.head(), anchor).run(job);
}

} // namespace genex::storage
