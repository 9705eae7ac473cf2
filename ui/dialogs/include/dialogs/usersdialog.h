// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "services/storecare.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace genex::services {
class CaseBook;
class CaseStoreController;
} // namespace genex::services

namespace genex::ui {

class NewUserPage;
class ResetPage;
class RowList;
class UserPage;

/// Users of the store and their roles, for administrators.
class UsersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit UsersDialog(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A user's own passphrase is changed given the present one.
    void ownPassphraseRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// One change of the store's users, run on its thread.
    using Work = std::function<Result<void>(services::CaseBook&)>;

    QVBoxLayout* makeList();
    QVBoxLayout* makeBottom();
    void connectPages();
    /// Reloads the users; `then` is called once they are shown.
    void load(std::function<void()> then);
    void take(std::vector<domain::StoreUser> users);
    void showUser();
    void showNewUser();
    void leaveForm();
    void add();
    void changeRole();
    void askForPassphrase();
    void resetPassphrase();
    void askToRemove();
    void remove(const std::string& name);
    void askToReplaceRecoveryKey();
    void change(const QString& doing, const QString& done, const QString& nextUser, Work work);
    void setBusy(bool busy);
    void say(const QString& words);
    void refuse(const Error& error);
    const domain::StoreUser* chosen() const;
    bool canWrite() const;

    services::CaseStoreController& m_caseStore;
    std::vector<domain::StoreUser> m_users;
    RowList* m_list;
    QPushButton* m_add;
    QStackedWidget* m_pages;
    UserPage* m_user;
    NewUserPage* m_newUser;
    ResetPage* m_reset;
    QLabel* m_state;
    QPushButton* m_recoveryKey;
};

} // namespace genex::ui
