// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/usersdialog.h"

#include "language/translated.h"
#include "userpages.h"

#include "services/casestorecontroller.h"
#include "services/storecare.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPointer>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

using domain::Role;
using User = domain::StoreUser;

constexpr QSize kSize(860, 640);
constexpr int kListWidth = 320;

Row rowOf(const User& user, const std::string& oneself)
{
    Row row;
    row.key = QString::fromStdString(user.name);
    row.title = row.key;
    row.subtitle = nameOfRole(user.role);
    row.value = user.name == oneself ? UsersDialog::tr("you") : QString();
    if (user.failedAttempts > 0)
        row.valueNote =
            UsersDialog::tr("wrong passphrases: %1").arg(static_cast<qulonglong>(user.failedAttempts));
    return row;
}

bool isLastAdministrator(const std::vector<User>& users, const User& user)
{
    return user.role == Role::Administrator &&
           std::ranges::count(users, Role::Administrator, &User::role) == 1;
}

/// Asks for confirmation of something that cannot be undone; Enter and Esc cancel.
void askBefore(QWidget* parent, const char* name, const QString& question, const QString& yes,
               const std::function<void()>& then)
{
    auto* box = new QMessageBox(QMessageBox::Question, parent->windowTitle(), question, QMessageBox::NoButton,
                                parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractButton* go = box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(UsersDialog::tr("Cancel"), QMessageBox::RejectRole));
    QObject::connect(box, &QMessageBox::buttonClicked, parent, [go, then](const QAbstractButton* pressed) {
        if (pressed == go)
            then();
    });
    box->open();
}

} // namespace

UsersDialog::UsersDialog(services::CaseStoreController& caseStore, QWidget* parent)
    : QDialog(parent)
    , m_caseStore(caseStore)
    , m_list(new RowList(tr("Users"), this))
    , m_add(makeButton(tr("Add a user"), ButtonRole::Plain, this))
    , m_pages(new QStackedWidget(this))
    , m_user(new UserPage)
    , m_newUser(new NewUserPage)
    , m_reset(new ResetPage)
    , m_state(makeParagraph(tr("Reading the users…"), TextRole::Quiet, this))
    , m_recoveryKey(makeButton(tr("New recovery key…"), ButtonRole::Plain, this))
{
    setWindowTitle(tr("Users"));
    resize(kSize);
    for (QWidget* page : std::initializer_list<QWidget*>{m_user, m_newUser, m_reset})
        m_pages->addWidget(page);
    m_pages->setEnabled(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kHuge);
    row->addLayout(makeList());
    row->addWidget(m_pages, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addWidget(
        makeParagraph(tr("Who can open this store, and with which role. Each user has their own passphrase; "
                         "entries made under a name remain when that user is removed."),
                      TextRole::Quiet, this));
    column->addLayout(row, 1);
    column->addLayout(makeBottom());
    connectPages();
    load([this] { say(canWrite() ? QString() : language::translated(m_caseStore.view().readOnlyReason)); });
}

QVBoxLayout* UsersDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("users"));
    m_list->setFixedWidth(kListWidth);
    m_list->setEmptyText(tr("No users yet"));
    m_add->setObjectName(QStringLiteral("addUser"));
    m_add->setEnabled(canWrite());
    auto* column = new QVBoxLayout;
    column->setSpacing(space::kSmall);
    column->addWidget(m_list, 1);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &UsersDialog::showNewUser);
    connect(m_list, &RowList::currentChangedTo, this, &UsersDialog::showUser);
    connect(m_list, &RowList::activatedRow, m_user, &UserPage::takeFocus);
    connect(m_list, &RowList::removeRequested, this, &UsersDialog::askToRemove);
    return column;
}

QVBoxLayout* UsersDialog::makeBottom()
{
    m_state->setObjectName(QStringLiteral("usersState"));
    m_recoveryKey->setObjectName(QStringLiteral("newRecoveryKey"));
    m_recoveryKey->setEnabled(canWrite());
    auto* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    close->setObjectName(QStringLiteral("closeUsers"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_recoveryKey);
    row->addStretch();
    row->addWidget(close);
    auto* column = new QVBoxLayout;
    column->setSpacing(space::kMedium);
    column->addWidget(makeLine(this));
    column->addWidget(m_state);
    column->addLayout(row);
    connect(m_recoveryKey, &QPushButton::clicked, this, &UsersDialog::askToReplaceRecoveryKey);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return column;
}

void UsersDialog::connectPages()
{
    connect(m_user, &UserPage::roleRequested, this, &UsersDialog::changeRole);
    connect(m_user, &UserPage::passphraseRequested, this, &UsersDialog::askForPassphrase);
    connect(m_user, &UserPage::removalRequested, this, &UsersDialog::askToRemove);
    connect(m_newUser, &NewUserPage::addRequested, this, &UsersDialog::add);
    connect(m_newUser, &NewUserPage::cancelled, this, &UsersDialog::leaveForm);
    connect(m_reset, &ResetPage::resetRequested, this, &UsersDialog::resetPassphrase);
    connect(m_reset, &ResetPage::cancelled, this, &UsersDialog::leaveForm);
    connect(&m_caseStore, &services::CaseStoreController::refused, this, &UsersDialog::refuse);
    connect(&m_caseStore, &services::CaseStoreController::recoveryKeyMade, this,
            &QDialog::accept); // shown in the window
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (!m_caseStore.view().mayManageUsers)
            reject(); // locked, or no longer an administrator
    });
}

bool UsersDialog::canWrite() const
{
    return m_caseStore.view().readOnlyReason.empty();
}

void UsersDialog::load(std::function<void()> then)
{
    m_caseStore.ask(
        this, [](services::CaseBook& book) { return services::users(book); },
        [this, then = std::move(then)](Result<std::vector<User>> users) {
            setBusy(false);
            if (!users)
                return refuse(users.error());
            take(std::move(*users));
            then();
        });
}

void UsersDialog::take(std::vector<User> users)
{
    std::ranges::sort(users, {}, &User::name);
    m_users = std::move(users);
    QList<Row> rows;
    for (const User& user : m_users)
        rows << rowOf(user, m_caseStore.view().who);
    m_list->setRows(rows);
    if (!m_list->currentRowData())
        m_list->setCurrentRow(0);
    m_pages->setEnabled(true);
    if (m_pages->currentWidget() == m_user)
        showUser();
}

const User* UsersDialog::chosen() const
{
    const Row* row = m_list->currentRowData();
    const auto found = std::ranges::find_if(
        m_users, [&](const User& user) { return row && row->key.toStdString() == user.name; });
    return found == m_users.end() ? nullptr : &*found;
}

void UsersDialog::showUser()
{
    m_pages->setCurrentWidget(m_user);
    if (const User* user = chosen())
        m_user->show(*user, {.isOneself = user->name == m_caseStore.view().who,
                             .isLastAdministrator = isLastAdministrator(m_users, *user),
                             .canWrite = canWrite()});
}

void UsersDialog::showNewUser()
{
    say({});
    m_newUser->clear();
    m_pages->setCurrentWidget(m_newUser);
    m_newUser->takeFocus();
}

void UsersDialog::leaveForm()
{
    m_newUser->clear();
    m_reset->clear();
    say({});
    showUser();
    m_list->setFocus(Qt::OtherFocusReason);
}

void UsersDialog::add()
{
    auto typed = m_newUser->passphrase();
    if (!typed)
        return;
    const auto passphrase = std::make_shared<const services::Passphrase>(std::move(*typed));
    const QString name = m_newUser->name();
    change(tr("Adding %1…").arg(name), tr("%1 can now open the store.").arg(name), name,
           [name = name.toStdString(), role = m_newUser->role(), passphrase](services::CaseBook& book) {
               return services::addUser(book, name, role, *passphrase);
           });
}

void UsersDialog::changeRole()
{
    const QString name = QString::fromStdString(m_user->user().name);
    const Role role = m_user->role();
    change(tr("Changing the role…"), tr("%1: %2.").arg(name, nameOfRole(role)), name,
           [name = name.toStdString(), role](services::CaseBook& book) {
               return services::changeRole(book, name, role);
           });
}

void UsersDialog::askForPassphrase()
{
    say({});
    const std::string& name = m_user->user().name;
    if (name == m_caseStore.view().who)
        return Q_EMIT ownPassphraseRequested();
    m_pages->setCurrentWidget(m_reset);
    m_reset->begin(QString::fromStdString(name));
}

void UsersDialog::resetPassphrase()
{
    auto typed = m_reset->passphrase();
    if (!typed)
        return;
    const auto passphrase = std::make_shared<const services::Passphrase>(std::move(*typed));
    const QString name = m_reset->user();
    change(tr("Setting the passphrase…"), tr("%1 has a new passphrase.").arg(name), name,
           [name = name.toStdString(), passphrase](services::CaseBook& book) {
               return services::resetPassphrase(book, name, *passphrase);
           });
}

void UsersDialog::askToRemove()
{
    const User* user = chosen();
    if (!user || !canWrite())
        return;
    if (isLastAdministrator(m_users, *user))
        return refuse({ErrorCode::InvalidInput, user->name + " is the store's last administrator.",
                       "Make someone else an administrator first."});
    const QString name = QString::fromStdString(user->name);
    const QString question =
        user->name == m_caseStore.view().who
            ? tr("Remove yourself, %1? The store locks immediately and you can no longer open it. This "
                 "cannot be undone.")
            : tr("Remove %1? This user can no longer open the store. This cannot be undone; an earlier copy "
                 "of the file still opens with the passphrase of that time.");
    askBefore(this, "removeQuestion", question.arg(name), tr("Remove"),
              [this, removed = user->name] { remove(removed); });
}

void UsersDialog::remove(const std::string& name)
{
    const QString shown = QString::fromStdString(name);
    const bool isOneself = name == m_caseStore.view().who;
    change(tr("Removing %1…").arg(shown), tr("%1 was removed.").arg(shown), {},
           [name, isOneself](services::CaseBook& book) {
               auto removed = services::removeUser(book, name);
               if (removed && isOneself)
                   book.lock();
               return removed;
           });
}

void UsersDialog::askToReplaceRecoveryKey()
{
    askBefore(
        this, "recoveryKeyQuestion",
        tr("Create a new recovery key? The previous one stops working. The new one is shown only once."),
        tr("Create new key"), [this] {
            say(tr("Creating a new recovery key…"));
            m_caseStore.replaceRecoveryKey();
        });
}

void UsersDialog::change(const QString& doing, const QString& done, const QString& nextUser, Work work)
{
    const QPointer<QWidget> focused = focusWidget();
    setBusy(true);
    say(doing);
    m_caseStore.askAndLook(this, std::move(work),
                           [this, done, nextUser, focused](const Result<void>& result) {
                               if (!result) {
                                   setBusy(false);
                                   if (focused)
                                       focused->setFocus(Qt::OtherFocusReason);
                                   return refuse(result.error());
                               }
                               // Busy until the list is reloaded, which would otherwise change a selection
                               // made meanwhile.
                               load([this, done, nextUser] {
                                   if (!nextUser.isEmpty())
                                       m_list->setCurrentKey(nextUser);
                                   leaveForm();
                                   setRole(m_state, TextRole::Good);
                                   m_state->setText(done);
                               });
                           });
}

void UsersDialog::setBusy(bool busy)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_pages})
        part->setEnabled(!busy);
    for (QWidget* button : {m_add, m_recoveryKey})
        button->setEnabled(!busy && canWrite());
}

void UsersDialog::say(const QString& words)
{
    setRole(m_state, TextRole::Quiet);
    m_state->setText(words);
}

void UsersDialog::refuse(const Error& error)
{
    setRole(m_state, TextRole::Alarm);
    m_state->setText(language::described(error));
}

/// Esc closes a form first, then the dialog.
void UsersDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_pages->currentWidget() != m_user)
        return leaveForm();
    QDialog::keyPressEvent(event);
}

} // namespace genex::ui
