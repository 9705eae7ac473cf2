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

/// A store that somebody has unlocked. Its end wipes the keys. One thread at a time, together with its Store.
class Session
{
public:
    explicit Session(std::unique_ptr<Context> context);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Empty with the recovery key or in a store open to all.
    const std::string& user() const;
    Role role() const;
    bool isReadOnly() const;
    /// 32 letters that name the store for ever, also in its backups and exports.
    std::string storeId() const;

    CaseStore& cases() { return m_cases; }
    AuditLog& audit() { return m_audit; }
    RecordStore& records() { return m_records; }
    UserAdmin& users() { return m_users; }
    /// Looks through the whole file: SQLite's own check, users, cases with their events, records, audit log.
    /// Throws Failure(Corrupt) at the first thing that is not as it was written.
    void verify(JobControl& job) const;

    /// An envelope with these bytes, which verifySigned() opens: for an export that says where it comes from.
    std::string sign(std::string_view content) const;
    /// 64 letters that whoever receives exports compares once, by another way.
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
