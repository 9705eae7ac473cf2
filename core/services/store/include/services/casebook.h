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
    domain::KeyCost keyCost; ///< of passphrases that are set
};

struct CaseCounts
{
    std::size_t total = 0;
    std::map<domain::CaseState, std::size_t> ofState;
};

/// The cases of a profile: their store, opened and unlocked, and an index of it in memory.
///
/// Nothing here waits for anything but the disk. Any thread may use it, one at a time. What a call has
/// returned is on the disk; a call that fails has changed nothing. What each role may do is decided in
/// roles.h and asked in session().
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
    /// Makes the store, which stays closed. Returns the recovery key, to be shown once and kept on paper.
    Result<std::string> create(const std::string& administrator, const Passphrase& passphrase);
    /// For demonstrations: whoever has the file reads it.
    Result<void> createOpenToAll();
    /// Opens the store, which stays locked. Where it cannot be written it is open for reading.
    Result<void> open();
    void close();
    bool isOpen() const { return m_store != nullptr; }
    bool isOpenToAll() const;
    std::vector<std::string> userNames() const;
    /// Why nothing can be changed, in one sentence that says who writes instead; empty: it can.
    Text readOnlyReason() const;

    Result<void> unlock(std::string_view user, const Passphrase& passphrase);
    Result<void> unlockWithRecoveryKey(std::string_view key);
    /// A store open to all.
    Result<void> unlockOpen();
    /// Wipes the keys and forgets every case; the store stays open.
    void lock();
    bool isUnlocked() const { return m_session != nullptr; }
    /// Who works, as events name them.
    std::string who() const;
    /// By one of its users, not by the recovery key and not because it is open to all.
    bool isUnlockedByUser() const;
    bool may(Permission permission) const;

    // --- cases
    /// Opens a new case and returns its id.
    Result<std::string> newCase(const domain::PatientDetails& patient);
    /// The cases that changed last, without the time that an index of all takes.
    Result<std::vector<domain::CaseSummary>> latest(std::size_t most);
    Result<domain::CaseList> list(std::optional<domain::CaseState> state, std::size_t most);
    Result<domain::CaseList> search(std::string_view text, std::optional<domain::CaseState> state,
                                    std::size_t most);
    Result<CaseCounts> counts();
    /// The case, to be looked at: the audit log notes it.
    Result<domain::CaseDocument> document(std::string_view id);

    /// All of the changes, or none: one transaction.
    Result<domain::CaseDocument> append(std::string_view id, std::vector<domain::CaseChange> changes);
    Result<domain::CaseDocument> undo(std::string_view id);
    Result<domain::CaseDocument> redo(std::string_view id);
    Result<domain::CaseDocument> amend(std::string_view id, std::string reason);

    // --- where you were
    Result<void> rememberCase(std::string_view id);
    /// Empty: none yet.
    Result<std::string> rememberedCase();

    // --- for the other services of the store
    /// The gate: throws Failure(PermissionDenied) while the store is locked and where the role may not.
    storage::Session& session(Permission permission);
    storage::Store& store();
    /// Adds to the audit log, about a case where one is named. Throws Failure.
    void note(Permission permission, const std::string& action, const std::string& detail,
              std::string_view caseId = {});
    /// The case as it is, unnoted. Throws Failure.
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
    std::unique_ptr<storage::Session> m_session; ///< ends before its store
    std::unique_ptr<domain::CaseIndex> m_index;  ///< empty until somebody lists or searches
    std::uint64_t m_indexedChange = 0;           ///< of the store, up to which the index knows it
};

/// The id as the store writes it: also typed in capitals it names its case. Throws Failure(NotFound) for what
/// is no id, as for one that no case has.
std::string canonicalCaseId(std::string_view id);

/// The name under which somebody is logged in on this machine.
std::string loginName();

} // namespace genex::services
