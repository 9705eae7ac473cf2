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

/// What the menu offers for the store as a whole: backup, audit log, users, one's own passphrase.
class StoreTools : public QObject
{
    Q_OBJECT

public:
    StoreTools(services::CaseStoreController& caseStore, const MainMenu& menu, QMainWindow* window);

    /// Audit log, users and passphrase: whether, and else why not.
    static void sayWhatIsPossible(MainMenu::Possible& possible, const services::StoreStatus& view);

private:
    void backUp();
    void showAudit();
    void showUsers();
    void changePassphrase(QWidget* over);
    /// Whoever came in with the recovery key has forgotten a passphrase.
    void remindOfPassphrase();
    void tell(const QString& words);

    services::CaseStoreController& m_caseStore;
    QMainWindow* m_window;
    bool m_wasReminded = false;
};

} // namespace genex::ui
