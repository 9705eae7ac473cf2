// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"
#include "head.h"

#include "storage/auditlog.h"

namespace genex::storage {

struct Context;

/// One change of the store, committed atomically with its audit entry and the new head.
class WriteTransaction
{
public:
    /// Throws Failure(PermissionDenied) if the store is open read-only.
    explicit WriteTransaction(const Context& context);

    Head& head() { return m_head; }
    /// Number of this change; larger than any before.
    std::uint64_t number() const { return m_head.change; }

    void commit(const AuditNote& note, const std::optional<CaseId>& caseId = std::nullopt);

private:
    const Context& m_context;
    Transaction m_transaction;
    Head m_head;
};

/// A consistent snapshot of the store, unaffected by a concurrent writer.
class ReadTransaction
{
public:
    explicit ReadTransaction(const Context& context);

    const Head& head() const { return m_head; }

private:
    Transaction m_transaction;
    Head m_head;
};

} // namespace genex::storage
