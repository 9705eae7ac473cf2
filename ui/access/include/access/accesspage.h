// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;

namespace genex::services {
class CaseStoreController;
}

namespace genex::ui {

class AccessCard;
class RecoveryKeyCard;
class RestoreCard;
class UnlockCard;

/// What stands in place of the workspace until the store is unlocked: the first run, the passphrase, the
/// recovery key once, and what can be done about a store that does not open.
class AccessPage : public QWidget
{
    Q_OBJECT

public:
    explicit AccessPage(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void takeFocus();
    /// The recovery key is on the screen and was not put away yet.
    bool isShowingRecoveryKey() const;

Q_SIGNALS:
    /// The recovery key was put away.
    void recoveryKeyKept();

private:
    void showState();
    void use(AccessCard* card);

    services::CaseStoreController& m_caseStore;
    QStackedWidget* m_cards;
    AccessCard* m_opening;
    AccessCard* m_firstRun;
    UnlockCard* m_unlock;
    RestoreCard* m_restore;
    RecoveryKeyCard* m_recoveryKey;
};

} // namespace genex::ui
