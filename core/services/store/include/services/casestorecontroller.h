// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "services/casebook.h"
#include "services/demonstrationpatient.h"
#include "services/storecare.h"
#include "services/userfolders.h"
#include "services/workingmodel.h"
#include "services/workthread.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace genex::services {

enum class StoreState {
    Opening,  ///< not known yet
    NoStore,  ///< first run: setting a passphrase creates one
    Locked,   ///< open, not unlocked
    Unlocked, ///< cases can be edited
    Unusable, ///< damaged, of a newer version, or unreadable; see `problem`
};

/// State of the store as one value.
struct StoreStatus
{
    StoreState state = StoreState::Opening;
    bool isDemonstration = false; ///< a separate store that is open to all
    std::vector<std::string> users;
    std::string who;     ///< current user
    Text readOnlyReason; ///< empty: writable
    std::optional<Error> problem;
    std::vector<domain::BackupInfo> backups; ///< of an unusable store, latest first
    bool mayWorkOnCases = false;
    bool mayReadAudit = false;
    bool mayManageUsers = false;   ///< only in a store with users
    bool hasOwnPassphrase = false; ///< the current user has one and may change it
    bool mayChooseModel = false;
};

/// The CaseBook for a window, on its own thread, so that nothing here blocks on the disk. Also holds the
/// catalogue, which is read once and never changes, and the active model.
class CaseStoreController : public QObject
{
    Q_OBJECT

public:
    explicit CaseStoreController(UserFolders folders, CaseBookOptions options = {},
                                 QObject* parent = nullptr);
    ~CaseStoreController() override;

    /// Reads the catalogue and the model's manifest and opens the store; changed() follows.
    void start();

    const UserFolders& folders() const { return m_folders; }
    const StoreStatus& view() const { return m_view; }
    /// A request is unanswered.
    bool isBusy() const { return m_asked > 0; }
    /// Empty until start() has finished, or if there is none; then modelProblem() says why.
    const std::shared_ptr<const WorkingModel>& model() const { return m_model; }
    const std::optional<Error>& modelProblem() const { return m_modelProblem; }
    /// Why it is not the activated one; empty: it is, or none was activated.
    const Text& modelNotice() const { return m_modelNotice; }
    const domain::Catalogue& catalogue() const { return *m_catalogue; }
    /// Reloads the active model; changed() follows.
    void useModel();
    /// The model with this hash if it still exists; else empty.
    void findModel(const std::string& sha256, QObject* asker,
                   std::function<void(const std::shared_ptr<const WorkingModel>&)> then);

    // --- each ends with changed(), or with refused() and no effect
    /// For a single user, named after the login. recoveryKeyMade() comes first.
    void create(Passphrase passphrase);
    void unlock(const std::string& user, Passphrase passphrase);
    void unlockWithRecoveryKey(const std::string& key);
    /// Visible immediately; the keys are wiped once the running task has ended.
    void lock();
    /// A store of its own that needs no passphrase; the case of this invented patient is the one to open.
    void openDemonstration(DemonstrationPatient patient = DemonstrationPatient::Traveller);
    /// Back to the profile's own store.
    void leaveDemonstration();
    /// An unusable store is renamed and kept; the restored one opens with a passphrase valid at the time of
    /// the backup.
    void restore(const std::filesystem::path& backup, Passphrase passphrase);
    /// Tries again, after another process has released the store.
    void openAgain();
    /// Invalidates the printed one; recoveryKeyMade() delivers the new one.
    void replaceRecoveryKey();

    /// Runs work(book) on the book's thread, then calls then(result) here.
    template <typename Work, typename Then>
    void ask(QObject* asker, Work work, Then then)
    {
        m_thread.run(
            asker, [this, work = std::move(work)]() mutable { return work(*m_book); }, std::move(then));
    }

    /// The same for changes to users and permissions: view() is updated before then() is called.
    template <typename Work, typename Then>
    void askAndLook(QObject* asker, Work work, Then then)
    {
        auto seen = std::make_shared<StoreStatus>();
        auto told = [this, seen, locks = m_locks, asker = QPointer<QObject>(asker),
                     then = std::move(then)](auto answer) mutable {
            follow(std::move(*seen), locks);
            if (asker)
                then(std::move(answer));
        };
        m_thread.run(
            this,
            [this, seen, isDemonstration = m_view.isDemonstration, work = std::move(work)]() mutable {
                auto answer = work(*m_book);
                *seen = viewNow(isDemonstration);
                return answer;
            },
            std::move(told));
    }

Q_SIGNALS:
    /// view() or isBusy() have changed.
    void changed();
    void refused(const genex::Error& error);
    /// To be shown once; it cannot be retrieved again.
    void recoveryKeyMade(const QString& key);

private:
    struct Opened;
    struct ReadModel;
    static ReadModel readModel(const UserFolders& folders, const domain::Catalogue& catalogue);
    void takeModel(ReadModel read);
    /// On the book's thread.
    Opened readAll() const;
    void useBook(const std::filesystem::path& file);
    StoreStatus openBook(bool isDemonstration);
    StoreStatus viewNow(bool isDemonstration) const;
    Result<StoreStatus> makeDemonstration(DemonstrationPatient patient);
    void tellRecoveryKey(const std::string& key);

    template <typename Work>
    void change(Work work);
    void take(StoreStatus view);
    /// Applies a status observed after this number of lock requests.
    void follow(StoreStatus view, int locks);

    UserFolders m_folders;
    CaseBookOptions m_options;
    StoreStatus m_view;
    int m_asked = 0;
    bool m_isLockWanted = false; ///< a concurrent unlock is not shown
    int m_locks = 0;             ///< lock requests so far
    std::shared_ptr<const domain::Catalogue> m_catalogue;
    std::shared_ptr<const WorkingModel> m_model;
    std::optional<Error> m_modelProblem;
    Text m_modelNotice;
    std::unique_ptr<CaseBook> m_book; ///< used only on m_thread
    WorkThread m_thread;              ///< stopped before the book is destroyed
};

} // namespace genex::services
