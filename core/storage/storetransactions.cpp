// SPDX-License-Identifier: GPL-3.0-or-later
#include "storetransactions.h"

#include "auditentry.h"
#include "context.h"
#include "storefile.h"

namespace genex::storage {

WriteTransaction::WriteTransaction(const Context& context)
    : m_context(context)
    , m_transaction((context.file.requireWritable(), context.file.database()), Transaction::Kind::Write)
    , m_head(readHead(context))
{
    ++m_head.change;
}

void WriteTransaction::commit(const AuditNote& note, const std::optional<CaseId>& caseId)
{
    appendAuditEntry(m_context, m_head, note, caseId);
    writeHead(m_context, m_head, false);
    m_transaction.commit();
}

ReadTransaction::ReadTransaction(const Context& context)
    : m_transaction(context.file.database(), Transaction::Kind::Read)
    , m_head(readHead(context))
{}

} // namespace genex::storage
