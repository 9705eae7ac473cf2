// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/auditlog.h"
#include "storage/casestore.h"
#include "storage/recordstore.h"
#include "storage/useradmin.h"

#include <memory>
#include <string>
#include <string_view>

namespace genex {
class JobControl;
}

namespace genex::storage {

struct Context;

/// An unlocked store. Destroying it wipes the keys. Not thread-safe, together with its Store.
class Session
{
public:
    explicit Session(std::unique_ptr<Context> context);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Empty for the recovery key or a store open to all.
    const std::string& user() const;
    Role role() const;
    bool isReadOnly() const;
    /// 32 letters that identify the store permanently, also in its backups and exports.
    std::string storeId() const;

    CaseStore& cases() { return m_cases; }
    AuditLog& audit() { return m_audit; }
    RecordStore& records() { return m_records; }
    UserAdmin& users() { return m_users; }
    /// Verifies the whole file: SQLite's own check, users, cases with their events, records, audit log.
    /// Throws Failure(Corrupt) at the first alteration.
    void verify(JobControl& job) const;

    /// A signed envelope with these bytes, opened by verifySigned(): proves the origin of an export.
    std::string sign(std::string_view content) const;
    /// 64 letters, which recipients of exports compare once through another channel.
    std::string signingKey() const;

    const Context& context() const { return *m_context; }

private:
    std::unique_ptr<Context> m_context;
    CaseStore m_cases;
    AuditLog m_audit;
    RecordStore m_records;
    UserAdmin m_users;
};

} // namespace genex::storage
