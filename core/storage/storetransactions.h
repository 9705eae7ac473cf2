// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"
#include "head.h"

#include "storage/auditlog.h"

namespace genex::storage {

struct Context;

/// One change of the store: begun, made, and committed together with its entry in the audit log and the new
/// head. Nothing of it is there before commit() returns, all of it afterwards.
class WriteTransaction
{
public:
    /// Throws Failure(PermissionDenied) when the store is only open for reading.
    explicit WriteTransaction(const Context& context);

    Head& head() { return m_head; }
    /// Of this change; larger than that of any before.
    std::uint64_t number() const { return m_head.change; }

    void commit(const AuditNote& note, const std::optional<CaseId>& caseId = std::nullopt);

private:
    const Context& m_context;
    Transaction m_transaction;
    Head m_head;
};

/// One look at the store, unmoved by what a writer does meanwhile.
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
