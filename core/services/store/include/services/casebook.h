// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"
#include "domain/caseindex.h"
#include "domain/catalogue.h"
#include "domain/storevalues.h"
#include "services/passphrase.h"
#include "services/roles.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {
class Session;
class Store;
} // namespace genex::storage

namespace genex::services {

struct CaseBookOptions
{
    Clock clock = &std::chrono::system_clock::now;
    domain::KeyCost keyCost; ///< for new passphrases
};

struct CaseCounts
{
    std::size_t total = 0;
    std::map<domain::CaseState, std::size_t> ofState;
};

/// The cases of a profile: their store, opened and unlocked, with an in-memory index. Blocks only for disk
/// access. May be used from any thread, one at a time. When a call returns, its changes are on disk; a failed
/// call changes nothing. Permissions are defined in roles.h and checked in session().
class CaseBook
{
public:
    CaseBook(std::filesystem::path file, domain::Catalogue catalogue, CaseBookOptions options = {});
    ~CaseBook();
    CaseBook(const CaseBook&) = delete;
    CaseBook& operator=(const CaseBook&) = delete;

    const std::filesystem::path& file() const { return m_file; }
    const domain::Catalogue& catalogue() const { return m_catalogue; }
    bool storeExists() const;

    // --- the store
    /// Creates the store but does not open it. Returns the recovery key, to be shown once and kept on paper.
    Result<std::string> create(const std::string& administrator, const Passphrase& passphrase);
    /// For demonstrations: anyone with the file can read it.
    Result<void> createOpenToAll();
    /// Opens the store, still locked; read-only if it cannot be written.
    Result<void> open();
    void close();
    bool isOpen() const { return m_store != nullptr; }
    bool isOpenToAll() const;
    std::vector<std::string> userNames() const;
    /// Why nothing can be changed, one sentence naming the writer; empty: it can.
    Text readOnlyReason() const;

    Result<void> unlock(std::string_view user, const Passphrase& passphrase);
    Result<void> unlockWithRecoveryKey(std::string_view key);
    /// A store open to all.
    Result<void> unlockOpen();
    /// Wipes the keys and all cases from memory; the store stays open.
    void lock();
    bool isUnlocked() const { return m_session != nullptr; }
    /// The current user, as recorded in events.
    std::string who() const;
    /// By a user, not by the recovery key or because it is open to all.
    bool isUnlockedByUser() const;
    bool may(Permission permission) const;

    // --- cases
    /// Creates a case and returns its id.
    Result<std::string> newCase(const domain::PatientDetails& patient);
    /// The most recently changed cases, without building the full index.
    Result<std::vector<domain::CaseSummary>> latest(std::size_t most);
    Result<domain::CaseList> list(std::optional<domain::CaseState> state, std::size_t most);
    Result<domain::CaseList> search(std::string_view text, std::optional<domain::CaseState> state,
                                    std::size_t most);
    Result<CaseCounts> counts();
    /// The case, for viewing: recorded in the audit log.
    Result<domain::CaseDocument> document(std::string_view id);

    /// All changes or none, in one transaction.
    Result<domain::CaseDocument> append(std::string_view id, std::vector<domain::CaseChange> changes);
    Result<domain::CaseDocument> undo(std::string_view id);
    Result<domain::CaseDocument> redo(std::string_view id);
    Result<domain::CaseDocument> amend(std::string_view id, std::string reason);

    // --- last open case
    Result<void> rememberCase(std::string_view id);
    /// Empty: none yet.
    Result<std::string> rememberedCase();

    // --- for the other services of the store
    /// Permission check: throws Failure(PermissionDenied) while the store is locked or if the role lacks the
    /// permission.
    storage::Session& session(Permission permission);
    storage::Store& store();
    /// Adds to the audit log, with a case if given. Throws Failure.
    void note(Permission permission, const std::string& action, const std::string& detail,
              std::string_view caseId = {});
    /// The case, without an audit entry. Throws Failure.
    domain::CaseDocument read(std::string_view id, Permission permission = Permission::WorkOnCases);
    std::int64_t nowMs() const;
    const CaseBookOptions& options() const { return m_options; }

private:
    domain::CaseEvent event(domain::CaseChange change) const;
    template <typename ChangesOf>
    domain::CaseDocument change(std::string_view id, ChangesOf&& changesOf);
    template <typename Step>
    Result<domain::CaseDocument> step(std::string_view id, Step next);
    const domain::CaseIndex& index();
    void fillIndex();
    void catchUp();

    std::filesystem::path m_file;
    domain::Catalogue m_catalogue;
    CaseBookOptions m_options;
    std::unique_ptr<storage::Store> m_store;
    std::unique_ptr<storage::Session> m_session; ///< destroyed before its store
    std::unique_ptr<domain::CaseIndex> m_index;  ///< built on the first list or search
    std::uint64_t m_indexedChange = 0;           ///< change of the store the index is up to date with
};

/// The id as the store writes it, also if typed in capitals. Throws Failure(NotFound) for invalid ids too.
std::string canonicalCaseId(std::string_view id);

/// The operating system's user name.
std::string loginName();

} // namespace genex::services
