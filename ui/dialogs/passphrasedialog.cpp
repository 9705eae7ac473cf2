// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/passphrasedialog.h"

#include "language/translated.h"
#include "newpassphrase.h"

#include "services/casestorecontroller.h"
#include "services/storecare.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 460;

using SharedPassphrase = std::shared_ptr<const services::Passphrase>;

SharedPassphrase shared(std::optional<services::Passphrase> passphrase)
{
    return passphrase ? std::make_shared<const services::Passphrase>(std::move(*passphrase)) : nullptr;
}

} // namespace

PassphraseDialog::PassphraseDialog(services::CaseStoreController& caseStore, QWidget* parent)
    : QDialog(parent)
    , m_caseStore(caseStore)
    , m_isOwn(caseStore.view().hasOwnPassphrase)
    , m_next(new NewPassphrase(this))
    , m_problem(makeParagraph(QString(), TextRole::Alarm, this))
    , m_change(makeButton(tr("Change"), ButtonRole::Primary, this))
{
    setWindowTitle(tr("Change passphrase"));
    setFixedWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    if (m_isOwn)
        addPresent(column);
    else
        addUsers(column);
    m_problem->setObjectName(QStringLiteral("passphraseProblem"));
    m_problem->hide();
    m_change->setObjectName(QStringLiteral("changePassphraseNow"));
    auto* cancel = makeButton(tr("Cancel"), ButtonRole::Plain, this);
    cancel->setFixedHeight(m_change->sizeHint().height());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    buttons->addStretch();
    buttons->addWidget(m_change);
    buttons->addWidget(cancel);
    column->addWidget(m_next);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    connect(m_next, &NewPassphrase::changed, this, &PassphraseDialog::check);
    connect(m_next, &NewPassphrase::confirmed, m_change, &QPushButton::click);
    connect(m_change, &QPushButton::clicked, this, &PassphraseDialog::change);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (m_caseStore.view().state != services::StoreState::Unlocked)
            reject();
    });
    check();
}

void PassphraseDialog::addPresent(QVBoxLayout* column)
{
    column->addWidget(
        makeParagraph(tr("The new passphrase unlocks the store for %1 from now on. Cases are not rewritten; "
                         "backups keep the passphrase valid when they were made.")
                          .arg(QString::fromStdString(m_caseStore.view().who)),
                      TextRole::Quiet, this));
    m_present = makePassphraseField(tr("Current passphrase"), QStringLiteral("presentPassphrase"), this);
    auto* block = new QVBoxLayout;
    block->setSpacing(space::kHair);
    block->addWidget(makeLabel(tr("Current passphrase"), TextRole::Strong, this));
    block->addWidget(m_present);
    column->addLayout(block);
    connect(m_present, &QLineEdit::textChanged, this, &PassphraseDialog::check);
    connect(m_present, &QLineEdit::returnPressed, m_next, &NewPassphrase::takeFocus);
    m_present->setFocus();
}

void PassphraseDialog::addUsers(QVBoxLayout* column)
{
    column->addWidget(makeParagraph(tr("The store was opened with the recovery key. Set a new passphrase for "
                                       "the user who forgot theirs."),
                                    TextRole::Quiet, this));
    m_user = new QComboBox(this);
    m_user->setObjectName(QStringLiteral("passphraseUser"));
    m_user->setAccessibleName(tr("User"));
    for (const std::string& name : m_caseStore.view().users)
        m_user->addItem(QString::fromStdString(name));
    auto* block = new QVBoxLayout;
    block->setSpacing(space::kHair);
    block->addWidget(makeLabel(tr("User"), TextRole::Strong, this));
    block->addWidget(m_user);
    column->addLayout(block);
    m_next->setFocus();
}

void PassphraseDialog::check()
{
    const bool isAsked = !m_present || !m_present->text().isEmpty();
    m_change->setEnabled(!m_isBusy && isAsked && m_next->isGood());
}

void PassphraseDialog::change()
{
    m_problem->hide();
    if (m_isOwn)
        changeOwn();
    else
        reset();
}

void PassphraseDialog::changeOwn()
{
    const auto present = shared(services::passphraseFrom(m_present->text()));
    m_present->setText({});
    const auto next = shared(m_next->typed());
    if (!present || !next)
        return;
    setBusy(true);
    m_caseStore.askAndLook(
        this,
        [present, next](services::CaseBook& book) {
            return services::changePassphrase(book, *present, *next);
        },
        [this](const Result<void>& done) { take(done, tr("Your passphrase was changed.")); });
}

void PassphraseDialog::reset()
{
    const auto next = shared(m_next->typed());
    const QString user = m_user->currentText();
    if (!next)
        return;
    setBusy(true);
    m_caseStore.askAndLook(
        this,
        [name = user.toStdString(), next](services::CaseBook& book) {
            return services::resetPassphrase(book, name, *next);
        },
        [this, user](const Result<void>& done) { take(done, tr("%1 has a new passphrase.").arg(user)); });
}

void PassphraseDialog::take(const Result<void>& done, const QString& words)
{
    setBusy(false);
    if (done) {
        Q_EMIT changed(words);
        return accept();
    }
    m_problem->setText(language::described(done.error()));
    m_problem->show();
    if (m_present)
        m_present->setFocus(Qt::OtherFocusReason);
    else
        m_next->takeFocus();
}

void PassphraseDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    m_next->setEnabled(!busy);
    for (QWidget* field : std::initializer_list<QWidget*>{m_present, m_user}) {
        if (field)
            field->setEnabled(!busy);
    }
    m_change->setText(busy ? tr("Changing…") : tr("Change"));
    check();
}

} // namespace genex::ui
