// SPDX-License-Identifier: GPL-3.0-or-later
#include "userpages.h"

#include "newpassphrase.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using domain::Role;

constexpr int kLongestName = 64;
constexpr int kIndent = 28; ///< of the text below a radio button

QVBoxLayout* columnOf(QWidget* page)
{
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    return column;
}

/// Buttons of equal height below a form.
QHBoxLayout* rowOf(QPushButton* primary, QPushButton* other)
{
    other->setFixedHeight(primary->sizeHint().height());
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(primary);
    row->addWidget(other);
    row->addStretch();
    return row;
}

} // namespace

QString nameOfRole(Role role)
{
    switch (role) {
    case Role::Clinician:
        return RoleChoice::tr("Clinician");
    case Role::DataScientist:
        return RoleChoice::tr("Data scientist");
    case Role::Administrator:
        return RoleChoice::tr("Administrator");
    }
    return {};
}

RoleChoice::RoleChoice(QWidget* parent)
    : QWidget(parent)
    , m_roles(new QButtonGroup(this))
{
    const QList<std::pair<Role, QString>> roles{
        {Role::Clinician, tr("Works on cases and makes backups.")},
        {Role::DataScientist,
         tr("Trains and activates models, counts cases, exports them de-identified. Cannot see patients.")},
        {Role::Administrator,
         tr("Can do everything; the only role that reads the audit log and manages users.")}};
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeLabel(tr("Role"), TextRole::Strong, this));
    for (const auto& [role, what] : roles) {
        auto* button = new QRadioButton(nameOfRole(role), this);
        button->setObjectName(QStringLiteral("role%1").arg(static_cast<int>(role)));
        button->setAccessibleDescription(what);
        m_roles->addButton(button, static_cast<int>(role));
        QLabel* about = makeParagraph(what, TextRole::Secondary, this);
        about->setContentsMargins(kIndent, 0, 0, space::kHair);
        column->addWidget(button);
        column->addWidget(about);
    }
    setRole(Role::Clinician);
    connect(m_roles, &QButtonGroup::idToggled, this, [this](int, bool isChosen) {
        if (isChosen)
            Q_EMIT changed();
    });
}

Role RoleChoice::role() const
{
    return static_cast<Role>(m_roles->checkedId());
}

void RoleChoice::setRole(Role role)
{
    if (QAbstractButton* button = m_roles->button(static_cast<int>(role)))
        button->setChecked(true);
}

void RoleChoice::takeFocus()
{
    m_roles->checkedButton()->setFocus(Qt::OtherFocusReason);
}

UserPage::UserPage(QWidget* parent)
    : QWidget(parent)
    , m_name(makeElidedLabel(QString(), TextRole::Title, this))
    , m_roles(new RoleChoice(this))
    , m_remark(makeParagraph(QString(), TextRole::Quiet, this))
    , m_change(makeButton(tr("Change the role"), ButtonRole::Primary, this))
    , m_passphrase(makeButton(QString(), ButtonRole::Plain, this))
    , m_remove(makeButton(tr("Remove…"), ButtonRole::Plain, this))
{
    m_remark->setObjectName(QStringLiteral("userRemark"));
    m_change->setObjectName(QStringLiteral("changeRole"));
    m_passphrase->setObjectName(QStringLiteral("userPassphrase"));
    m_remove->setObjectName(QStringLiteral("removeUser"));
    auto* others = new QHBoxLayout;
    others->setSpacing(space::kSmall);
    others->addWidget(m_passphrase);
    others->addWidget(m_remove);
    others->addStretch();
    auto* column = columnOf(this);
    column->addWidget(m_name);
    column->addWidget(m_roles);
    column->addWidget(m_remark);
    column->addWidget(m_change, 0, Qt::AlignLeft);
    column->addStretch();
    column->addWidget(makeLine(this));
    column->addLayout(others);
    connect(m_roles, &RoleChoice::changed, this, &UserPage::check);
    connect(m_change, &QPushButton::clicked, this, &UserPage::roleRequested);
    connect(m_passphrase, &QPushButton::clicked, this, &UserPage::passphraseRequested);
    connect(m_remove, &QPushButton::clicked, this, &UserPage::removalRequested);
}

void UserPage::show(const domain::StoreUser& user, const Situation& situation)
{
    m_user = user;
    m_situation = situation;
    m_name->setText(QString::fromStdString(user.name));
    m_roles->setRole(user.role);
    m_passphrase->setText(situation.isOneself ? tr("Change your passphrase…") : tr("New passphrase…"));
    check();
}

void UserPage::check()
{
    const bool isOther = m_roles->role() != m_user.role;
    const bool isFree = m_situation.canWrite && !m_situation.isLastAdministrator;
    m_roles->setEnabled(isFree);
    m_change->setEnabled(isFree && isOther);
    m_passphrase->setEnabled(m_situation.canWrite);
    m_remove->setEnabled(isFree);
    const bool isGivingUp = m_situation.isOneself && isOther;
    m_remark->setText(m_situation.isLastAdministrator
                          ? tr("The last administrator cannot be removed or given another role. Make someone "
                               "else an administrator first.")
                      : isGivingUp ? tr("You would no longer be able to manage users; only another "
                                        "administrator could restore that.")
                                   : QString());
    m_remark->setVisible(!m_remark->text().isEmpty());
}

void UserPage::takeFocus()
{
    m_roles->takeFocus();
}

NewUserPage::NewUserPage(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_roles(new RoleChoice(this))
    , m_passphrase(new NewPassphrase(this))
    , m_add(makeButton(tr("Add"), ButtonRole::Primary, this))
{
    m_name->setObjectName(QStringLiteral("userName"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setMaxLength(kLongestName);
    m_add->setObjectName(QStringLiteral("addUserNow"));
    QPushButton* cancel = makeButton(tr("Cancel"), ButtonRole::Plain, this);
    auto* name = new QVBoxLayout;
    name->setSpacing(space::kHair);
    name->addWidget(makeLabel(tr("Name"), TextRole::Strong, this));
    name->addWidget(m_name);
    auto* column = columnOf(this);
    column->addWidget(makeLabel(tr("New user"), TextRole::Title, this));
    column->addLayout(name);
    column->addWidget(m_roles);
    column->addWidget(m_passphrase);
    column->addStretch();
    column->addLayout(rowOf(m_add, cancel));
    connect(m_name, &QLineEdit::textChanged, this, &NewUserPage::check);
    connect(m_name, &QLineEdit::returnPressed, m_roles, &RoleChoice::takeFocus);
    connect(m_passphrase, &NewPassphrase::changed, this, &NewUserPage::check);
    connect(m_passphrase, &NewPassphrase::confirmed, m_add, &QPushButton::click);
    connect(m_add, &QPushButton::clicked, this, &NewUserPage::addRequested);
    connect(cancel, &QPushButton::clicked, this, &NewUserPage::cancelled);
    check();
}

QString NewUserPage::name() const
{
    return m_name->text().trimmed();
}

std::optional<services::Passphrase> NewUserPage::passphrase() const
{
    return m_passphrase->typed();
}

void NewUserPage::clear()
{
    m_name->clear();
    m_roles->setRole(Role::Clinician);
    m_passphrase->clear();
}

void NewUserPage::takeFocus()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

void NewUserPage::check()
{
    m_add->setEnabled(!name().isEmpty() && m_passphrase->isGood());
}

ResetPage::ResetPage(QWidget* parent)
    : QWidget(parent)
    , m_title(makeElidedLabel(QString(), TextRole::Title, this))
    , m_passphrase(new NewPassphrase(this))
{
    QPushButton* set = makeButton(tr("Set this passphrase"), ButtonRole::Primary, this);
    set->setObjectName(QStringLiteral("resetPassphrase"));
    QPushButton* cancel = makeButton(tr("Cancel"), ButtonRole::Plain, this);
    auto* column = columnOf(this);
    column->addWidget(m_title);
    column->addWidget(
        makeParagraph(tr("For a user who forgot theirs. Pass it on in person and ask them to change it."),
                      TextRole::Quiet, this));
    column->addWidget(m_passphrase);
    column->addStretch();
    column->addLayout(rowOf(set, cancel));
    connect(m_passphrase, &NewPassphrase::changed, set,
            [this, set] { set->setEnabled(m_passphrase->isGood()); });
    connect(m_passphrase, &NewPassphrase::confirmed, set, &QPushButton::click);
    connect(set, &QPushButton::clicked, this, &ResetPage::resetRequested);
    connect(cancel, &QPushButton::clicked, this, &ResetPage::cancelled);
    set->setEnabled(false);
}

void ResetPage::begin(const QString& user)
{
    m_user = user;
    m_title->setText(tr("New passphrase for %1").arg(user));
    m_passphrase->clear();
    m_passphrase->takeFocus();
}

void ResetPage::clear()
{
    m_user.clear();
    m_passphrase->clear();
}

std::optional<services::Passphrase> ResetPage::passphrase() const
{
    return m_passphrase->typed();
}

} // namespace genex::ui
