// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/storecare.h"

#include "common/error.h"
#include "common/utctime.h"
#include "services/casebook.h"
#include "services/storeguard.h"
#include "storage/backup.h"
#include "storage/store.h"

#include <algorithm>

namespace genex::services {

namespace {

/// "backup-20260301T081530250Z.genexbackup"; an existing name is refused on writing.
std::filesystem::path nameOfBackup(const std::filesystem::path& folder, std::int64_t nowMs)
{
    std::string time = utcTimeText(nowMs);
    std::erase_if(time, [](char c) { return c == '-' || c == ':' || c == '.'; });
    return folder / ("backup-" + time + ".genexbackup");
}

std::filesystem::path latestBackup(const std::filesystem::path& store)
{
    const auto backups = storage::listBackups(store);
    if (backups.empty())
        throw Failure(ErrorCode::NotFound, Text("There is no backup in %1.backups.", store.string()),
                      "Specify a backup file.");
    return backups.front().file;
}

} // namespace

Result<std::filesystem::path> backUp(CaseBook& book, const std::optional<std::filesystem::path>& file,
                                     JobControl& job)
{
    return guardStore(book.file(), [&] {
        storage::Session& session = book.session(Permission::BackUp);
        const std::filesystem::path folder = book.store().backupFolder();
        if (!file)
            std::filesystem::create_directories(folder);
        std::filesystem::path target =
            file ? std::filesystem::absolute(*file) : nameOfBackup(folder, book.nowMs());
        storage::writeBackup(session, target, job);
        return target;
    });
}

Result<Restored> restore(CaseBook& book, const std::optional<std::filesystem::path>& file,
                         const domain::BackupSecret& secret, JobControl& job)
{
    return attempt([&] {
        book.close();
        const std::filesystem::path from =
            file ? std::filesystem::absolute(*file) : latestBackup(book.file());
        return Restored{from, storage::restoreBackup(from, book.file(), secret, job, book.options().clock)};
    });
}

Result<CheckReport> check(CaseBook& book, JobControl& job)
{
    return guardStore(book.file(), [&] {
        storage::Session& session = book.session(Permission::Check);
        session.verify(job);
        return CheckReport{session.cases().count(), session.audit().count(),
                           storage::listBackups(book.file())};
    });
}

Result<AuditPage> auditPage(CaseBook& book, std::uint64_t first, std::size_t most)
{
    return guardStore(book.file(), [&] {
        const storage::AuditLog& audit = book.session(Permission::ReadAudit).audit();
        const std::uint64_t total = audit.count();
        const std::uint64_t lastOnes = total > most ? total - most + 1 : 1;
        return AuditPage{total, audit.page(first > 0 ? first : lastOnes, most)};
    });
}

Result<domain::AuditAnchor> verifyAudit(CaseBook& book, const std::optional<domain::AuditAnchor>& anchor,
                                        JobControl& job)
{
    return guardStore(book.file(), [&] {
        const storage::AuditLog& audit = book.session(Permission::Check).audit();
        if (const auto finding = audit.verify(job, anchor))
            throw Failure(ErrorCode::Corrupt, finding->message);
        return audit.anchor();
    });
}

Result<std::vector<domain::StoreUser>> users(CaseBook& book)
{
    return guardStore(book.file(), [&] { return book.session(Permission::ManageUsers).users().all(); });
}

Result<void> addUser(CaseBook& book, const std::string& name, domain::Role role, const Passphrase& passphrase)
{
    return guardStore(book.file(), [&] {
        requireLongEnough(passphrase);
        book.session(Permission::ManageUsers)
            .users()
            .add(name, role, passphrase.view(), book.options().keyCost);
    });
}

Result<void> removeUser(CaseBook& book, const std::string& name)
{
    return guardStore(book.file(), [&] { book.session(Permission::ManageUsers).users().remove(name); });
}

Result<void> changeRole(CaseBook& book, const std::string& name, domain::Role role)
{
    return guardStore(book.file(),
                      [&] { book.session(Permission::ManageUsers).users().changeRole(name, role); });
}

Result<void> changePassphrase(CaseBook& book, const Passphrase& present, const Passphrase& next)
{
    return guardStore(book.file(), [&] {
        requireLongEnough(next);
        book.session(Permission::Check)
            .users()
            .changePassphrase(present.view(), next.view(), book.options().keyCost);
    });
}

Result<void> resetPassphrase(CaseBook& book, const std::string& name, const Passphrase& next)
{
    return guardStore(book.file(), [&] {
        requireLongEnough(next);
        book.session(Permission::ManageUsers)
            .users()
            .resetPassphrase(name, next.view(), book.options().keyCost);
    });
}

Result<std::string> replaceRecoveryKey(CaseBook& book)
{
    return guardStore(book.file(),
                      [&] { return book.session(Permission::ManageUsers).users().replaceRecoveryKey(); });
}

void requireLongEnough(const Passphrase& passphrase)
{
    constexpr std::ptrdiff_t kFewestCharacters = 8;
    const auto isBeginning = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    if (std::ranges::count_if(passphrase.view(), isBeginning) < kFewestCharacters)
        throw Failure(
            ErrorCode::InvalidInput,
            Text("The passphrase has fewer than %1 characters: it could be guessed.", kFewestCharacters),
            "Use a few words that only you would combine.");
}

} // namespace genex::services
