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

/// Shown instead of the workspace until the store is unlocked: first run, passphrase, recovery key, and
/// repair of a store that does not open.
class AccessPage : public QWidget
{
    Q_OBJECT

public:
    explicit AccessPage(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void takeFocus();
    /// The recovery key is displayed and not confirmed yet.
    bool isShowingRecoveryKey() const;

Q_SIGNALS:
    /// The user has confirmed the recovery key.
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
