// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace genex::services {
class CaseStoreController;
}

namespace genex::ui {

class NewPassphrase;

/// Changes the user's own passphrase, given the present one. After unlocking with the recovery key, sets a
/// new one for a user of the store instead.
class PassphraseDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PassphraseDialog(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Saved to disk; the text names the user.
    void changed(const QString& words);

private:
    void addPresent(QVBoxLayout* column);
    void addUsers(QVBoxLayout* column);
    void check();
    void change();
    void changeOwn();
    void reset();
    void take(const Result<void>& done, const QString& words);
    void setBusy(bool busy);

    services::CaseStoreController& m_caseStore;
    const bool m_isOwn;
    QLineEdit* m_present = nullptr; ///< the user's own
    QComboBox* m_user = nullptr;    ///< with the recovery key
    NewPassphrase* m_next;
    QLabel* m_problem;
    QPushButton* m_change;
    bool m_isBusy = false;
};

} // namespace genex::ui
