// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accesscard.h"

#include "services/casestorecontroller.h"

class QComboBox;
class QStackedWidget;

namespace genex::ui {

class RowList;

/// Sets the first passphrase.
class FirstRunCard : public AccessCard
{
    Q_OBJECT

public:
    explicit FirstRunCard(QWidget* parent = nullptr);

    void takeFocus() override;
    void setBusy(bool busy) override;

Q_SIGNALS:
    void passphraseChosen();
    void demonstrationRequested(genex::services::DemonstrationPatient patient);

public:
    std::optional<services::Passphrase> passphrase() { return takePassphrase(m_field); }

private:
    void check();

    QLineEdit* m_field;
    QLabel* m_remark;
    QPushButton* m_begin;
};

/// User and passphrase, or the recovery key.
class UnlockCard : public AccessCard
{
    Q_OBJECT

public:
    explicit UnlockCard(QWidget* parent = nullptr);

    void takeFocus() override;
    void setBusy(bool busy) override;
    void show(const services::StoreStatus& view);
    /// Asks for the passphrase again, whatever was used last time.
    void startAfresh();
    std::string user() const;
    std::optional<services::Passphrase> passphrase() { return takePassphrase(m_field); }
    bool isWithRecoveryKey() const { return m_isWithKey; }
    std::string recoveryKey();

Q_SIGNALS:
    void unlockRequested();
    void openAgainRequested();
    void demonstrationRequested(genex::services::DemonstrationPatient patient);

private:
    void expectRecoveryKey(bool expect);

    QLabel* m_readOnly;
    QPushButton* m_again;
    QLabel* m_userLabel;
    QComboBox* m_user;
    QLineEdit* m_field;
    QLineEdit* m_key;
    QPushButton* m_unlock;
    QPushButton* m_other;
    bool m_isWithKey = false;
};

/// A store that does not open: the reason, and the backups that could replace it.
class RestoreCard : public AccessCard
{
    Q_OBJECT

public:
    explicit RestoreCard(QWidget* parent = nullptr);

    void takeFocus() override;
    void show(const services::StoreStatus& view);
    std::optional<services::Passphrase> passphrase() { return takePassphrase(m_field); }
    std::optional<std::filesystem::path> backup() const;

Q_SIGNALS:
    void restoreRequested();
    void openAgainRequested();

private:
    QLabel* m_why;
    RowList* m_backups;
    QWidget* m_restoring;
    QLineEdit* m_field;
    QPushButton* m_restore;
    QPushButton* m_again;
};

/// Shown once, after the store is created.
class RecoveryKeyCard : public AccessCard
{
    Q_OBJECT

public:
    explicit RecoveryKeyCard(QWidget* parent = nullptr);

    void takeFocus() override;
    void setKey(const QString& key);
    bool hasKey() const { return !m_key.isEmpty(); }
    /// For a thread that may block on the disk. The file is readable only by its owner.
    static Result<void> write(const QString& path, const QByteArray& sheet);
    void showSaved(const Result<void>& saved);

Q_SIGNALS:
    void kept();
    void saveRequested(const QString& path, const QByteArray& sheet);

private:
    void print();
    void save();

    QString m_key;
    QLabel* m_shown;
    QPushButton* m_done;
};

} // namespace genex::ui
