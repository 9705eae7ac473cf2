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
    Opening,  ///< nothing is known of the store yet
    NoStore,  ///< the first run: a passphrase makes one
    Locked,   ///< open, and nobody has unlocked it
    Unlocked, ///< cases can be worked on
    Unusable, ///< damaged, of a newer version, or not to be read; `problem` says which
};

/// How the store is, in one value.
struct StoreStatus
{
    StoreState state = StoreState::Opening;
    bool isDemonstration = false; ///< a store of its own that is open to all
    std::vector<std::string> users;
    std::string who;     ///< works at it
    Text readOnlyReason; ///< empty: it can be written
    std::optional<Error> problem;
    std::vector<domain::BackupInfo> backups; ///< of an unusable store, the latest first
    bool mayWorkOnCases = false;
    bool mayReadAudit = false;
    bool mayManageUsers = false;   ///< of a store that has some
    bool hasOwnPassphrase = false; ///< a user of the store is at work, who may change it
    bool mayChooseModel = false;
};

/// The book of cases for a window: on a thread of its own, so that nothing here waits for the disk.
///
/// Also the catalogue, which is read once and never changes, and the model that is worked with.
class CaseStoreController : public QObject
{
    Q_OBJECT

public:
    explicit CaseStoreController(UserFolders folders, CaseBookOptions options = {},
                                 QObject* parent = nullptr);
    ~CaseStoreController() override;

    /// Reads the catalogue and the model's manifest and opens the store; changed() tells how that went.
    void start();

    const UserFolders& folders() const { return m_folders; }
    const StoreStatus& view() const { return m_view; }
    /// Something was asked and is not answered yet.
    bool isBusy() const { return m_asked > 0; }
    /// Empty until start() is through, or where there is none; then modelProblem() says why.
    const std::shared_ptr<const WorkingModel>& model() const { return m_model; }
    const std::optional<Error>& modelProblem() const { return m_modelProblem; }
    /// Why it is not the one that was activated; empty: it is, or none was.
    const Text& modelNotice() const { return m_modelNotice; }
    const domain::Catalogue& catalogue() const { return *m_catalogue; }
    /// Reads again which model is the active one; changed() tells that model() is it.
    void useModel();
    /// The model with this hash, where it is still on the disk; else nothing.
    void findModel(const std::string& sha256, QObject* asker,
                   std::function<void(const std::shared_ptr<const WorkingModel>&)> then);

    // --- each ends with changed(), or with refused() and nothing changed
    /// For one user, who is logged in here. recoveryKeyMade() comes first.
    void create(Passphrase passphrase);
    void unlock(const std::string& user, Passphrase passphrase);
    void unlockWithRecoveryKey(const std::string& key);
    /// At once for whoever looks; the keys are wiped when the piece of work that is being done has ended.
    void lock();
    /// A store of its own that needs no passphrase; the case of this invented patient is the one to open.
    void openDemonstration(DemonstrationPatient patient = DemonstrationPatient::Traveller);
    /// Back to the profile's own store.
    void leaveDemonstration();
    /// An unusable store gets another name and stays; a passphrase of the backup's time opens the new one.
    void restore(const std::filesystem::path& backup, Passphrase passphrase);
    /// Looks again, after somebody else has let go of the store.
    void openAgain();
    /// The printed one opens nothing any more; recoveryKeyMade() tells the new one.
    void replaceRecoveryKey();

    /// work(book) on the book's thread, then(its answer) here.
    template <typename Work, typename Then>
    void ask(QObject* asker, Work work, Then then)
    {
        m_thread.run(
            asker, [this, work = std::move(work)]() mutable { return work(*m_book); }, std::move(then));
    }

    /// The same for what changes who may open the store and what for: when then() is told, view() follows it.
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
    /// view() or isBusy() are new.
    void changed();
    void refused(const genex::Error& error);
    /// To be shown once: nobody can tell it again.
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
    /// What was seen when so many locks had been asked for.
    void follow(StoreStatus view, int locks);

    UserFolders m_folders;
    CaseBookOptions m_options;
    StoreStatus m_view;
    int m_asked = 0;
    bool m_isLockWanted = false; ///< what was unlocked meanwhile is not shown
    int m_locks = 0;             ///< that were asked for so far
    std::shared_ptr<const domain::Catalogue> m_catalogue;
    std::shared_ptr<const WorkingModel> m_model;
    std::optional<Error> m_modelProblem;
    Text m_modelNotice;
    std::unique_ptr<CaseBook> m_book; ///< used on m_thread alone
    WorkThread m_thread;              ///< ends before the book goes
};

} // namespace genex::services
