// SPDX-License-Identifier: GPL-3.0-or-later
#include "storetools.h"

#include "dialogs/auditdialog.h"
#include "dialogs/passphrasedialog.h"
#include "dialogs/usersdialog.h"
#include "language/translated.h"

#include "services/casestorecontroller.h"
#include "services/storecare.h"

#include <QMainWindow>
#include <QStatusBar>

namespace genex::ui {

namespace {

constexpr int kReadMs = 15'000; ///< duration of a message in the status bar

template <typename Dialog>
Dialog* show(Dialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace

StoreTools::StoreTools(services::CaseStoreController& caseStore, const MainMenu& menu, QMainWindow* window)
    : QObject(window)
    , m_caseStore(caseStore)
    , m_window(window)
{
    connect(&menu, &MainMenu::backUpRequested, this, &StoreTools::backUp);
    connect(&menu, &MainMenu::auditRequested, this, &StoreTools::showAudit);
    connect(&menu, &MainMenu::usersRequested, this, &StoreTools::showUsers);
    connect(&menu, &MainMenu::passphraseRequested, this, [this] { changePassphrase(m_window); });
    connect(&m_caseStore, &services::CaseStoreController::changed, this, &StoreTools::remindOfPassphrase);
}

void StoreTools::sayWhatIsPossible(MainMenu::Possible& possible, const services::StoreStatus& view)
{
    const QString forAdministrators = tr("Only an administrator of this store can do that.");
    const QString withoutUsers = tr("The demonstration has no passphrase and no users.");
    const QString readOnly = language::translated(view.readOnlyReason);
    possible.audit = view.mayReadAudit;
    possible.whyNoAudit = forAdministrators;
    possible.users = view.mayManageUsers;
    possible.whyNoUsers = view.isDemonstration ? withoutUsers : forAdministrators;
    possible.passphrase = (view.hasOwnPassphrase || view.mayManageUsers) && view.readOnlyReason.empty();
    possible.whyNoPassphrase = view.isDemonstration ? withoutUsers : readOnly;
}

void StoreTools::backUp()
{
    m_window->statusBar()->showMessage(tr("Backing up…"));
    m_caseStore.ask(
        this,
        [](services::CaseBook& book) {
            JobControl job;
            return services::backUp(book, std::nullopt, job);
        },
        [this](const Result<std::filesystem::path>& file) {
            tell(file ? tr("Backup written: %1").arg(QString::fromStdString(file->string()))
                      : tr("No backup was written: %1").arg(language::described(file.error())));
        });
}

void StoreTools::showAudit()
{
    show(new AuditDialog(m_caseStore, m_window));
}

void StoreTools::showUsers()
{
    auto* dialog = show(new UsersDialog(m_caseStore, m_window));
    connect(dialog, &UsersDialog::ownPassphraseRequested, this, [this, dialog] { changePassphrase(dialog); });
}

void StoreTools::changePassphrase(QWidget* over)
{
    const auto* dialog = show(new PassphraseDialog(m_caseStore, over));
    connect(dialog, &PassphraseDialog::changed, this, &StoreTools::tell);
}

void StoreTools::remindOfPassphrase()
{
    const services::StoreStatus& view = m_caseStore.view();
    const bool isForgotten = view.mayManageUsers && !view.hasOwnPassphrase && view.readOnlyReason.empty();
    if (isForgotten && !m_wasReminded)
        tell(tr("Opened with the recovery key. To set a new passphrase, use File > Change passphrase."));
    m_wasReminded = isForgotten;
}

void StoreTools::tell(const QString& words)
{
    m_window->statusBar()->showMessage(words, kReadMs);
}

} // namespace genex::ui
