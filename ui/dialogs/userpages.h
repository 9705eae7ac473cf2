// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/passphrase.h"
#include "services/storecare.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::ui {

class NewPassphrase;

/// "Clinician", localised.
QString nameOfRole(domain::Role role);

/// One of the three roles, each with its permissions.
class RoleChoice : public QWidget
{
    Q_OBJECT

public:
    explicit RoleChoice(QWidget* parent = nullptr);

    domain::Role role() const;
    void setRole(domain::Role role);
    void takeFocus();

Q_SIGNALS:
    void changed();

private:
    QButtonGroup* m_roles;
};

/// The selected user: role, new passphrase, removal.
class UserPage : public QWidget
{
    Q_OBJECT

public:
    /// Which actions are unavailable for a user, and why.
    struct Situation
    {
        bool isOneself = false;
        bool isLastAdministrator = false;
        bool canWrite = true;
    };

    explicit UserPage(QWidget* parent = nullptr);

    void show(const domain::StoreUser& user, const Situation& situation);
    const domain::StoreUser& user() const { return m_user; }
    domain::Role role() const { return m_roles->role(); }
    void takeFocus();

Q_SIGNALS:
    void roleRequested();
    void passphraseRequested();
    void removalRequested();

private:
    void check();

    domain::StoreUser m_user;
    Situation m_situation;
    QLabel* m_name;
    RoleChoice* m_roles;
    QLabel* m_remark;
    QPushButton* m_change;
    QPushButton* m_passphrase;
    QPushButton* m_remove;
};

/// A new user: name, role, passphrase.
class NewUserPage : public QWidget
{
    Q_OBJECT

public:
    explicit NewUserPage(QWidget* parent = nullptr);

    QString name() const;
    domain::Role role() const { return m_roles->role(); }
    std::optional<services::Passphrase> passphrase() const;
    void clear();
    void takeFocus();

Q_SIGNALS:
    void addRequested();
    void cancelled();

private:
    void check();

    QLineEdit* m_name;
    RoleChoice* m_roles;
    NewPassphrase* m_passphrase;
    QPushButton* m_add;
};

/// For a user who forgot the passphrase.
class ResetPage : public QWidget
{
    Q_OBJECT

public:
    explicit ResetPage(QWidget* parent = nullptr);

    void begin(const QString& user);
    void clear();
    const QString& user() const { return m_user; }
    std::optional<services::Passphrase> passphrase() const;

Q_SIGNALS:
    void resetRequested();
    void cancelled();

private:
    QString m_user;
    QLabel* m_title;
    NewPassphrase* m_passphrase;
};

} // namespace genex::ui
