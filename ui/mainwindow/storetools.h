// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainmenu.h"

#include <QObject>

class QMainWindow;

namespace genex::services {
class CaseStoreController;
struct StoreStatus;
} // namespace genex::services

namespace genex::ui {

/// Menu actions on the whole store: backup, audit log, users, the user's own passphrase.
class StoreTools : public QObject
{
    Q_OBJECT

public:
    StoreTools(services::CaseStoreController& caseStore, const MainMenu& menu, QMainWindow* window);

    /// Availability of audit log, users and passphrase, with the reasons.
    static void sayWhatIsPossible(MainMenu::Possible& possible, const services::StoreStatus& view);

private:
    void backUp();
    void showAudit();
    void showUsers();
    void changePassphrase(QWidget* over);
    /// After unlocking with the recovery key, a passphrase has probably been forgotten.
    void remindOfPassphrase();
    void tell(const QString& words);

    services::CaseStoreController& m_caseStore;
    QMainWindow* m_window;
    bool m_wasReminded = false;
};

} // namespace genex::ui
