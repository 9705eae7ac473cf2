// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"
#include "demonstrationchoice.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

UnlockCard::UnlockCard(QWidget* parent)
    : AccessCard(tr("Locked"), parent)
    , m_readOnly(makeParagraph(QString(), TextRole::Quiet, this))
    , m_again(makeButton(tr("Check again"), ButtonRole::Link, this))
    , m_userLabel(makeLabel(tr("User"), TextRole::Strong, this))
    , m_user(new QComboBox(this))
    , m_key(new QLineEdit(this))
    , m_unlock(makeButton(tr("Unlock"), ButtonRole::Primary, this))
    , m_other(makeButton(tr("Use the recovery key"), ButtonRole::Plain, this))
{
    column()->addWidget(m_readOnly);
    column()->addWidget(m_again, 0, Qt::AlignLeft);
    m_user->setAccessibleName(tr("User"));
    m_user->setObjectName(QStringLiteral("unlockUser"));
    column()->addWidget(m_userLabel);
    column()->addWidget(m_user);
    m_field = addPassphrase(tr("Passphrase"), QStringLiteral("passphrase"));
    m_key->setObjectName(QStringLiteral("recoveryKey"));
    m_key->setAccessibleName(tr("Recovery key"));
    m_key->setPlaceholderText(tr("The recovery key, as printed"));
    m_key->hide();
    column()->addWidget(m_key);
    addProblem();
    m_unlock->setObjectName(QStringLiteral("unlock"));
    m_other->setObjectName(QStringLiteral("useRecoveryKey"));
    addButtons(m_unlock, {m_other});
    auto* demonstration =
        new DemonstrationChoice(ButtonRole::Link, QStringLiteral("demonstrationFromLock"), this);
    column()->addWidget(demonstration);
    for (QLineEdit* field : {m_field, m_key})
        connect(field, &QLineEdit::returnPressed, m_unlock, &QPushButton::click);
    connect(m_unlock, &QPushButton::clicked, this, &UnlockCard::unlockRequested);
    connect(m_other, &QPushButton::clicked, this, [this] {
        expectRecoveryKey(!m_isWithKey);
        takeFocus();
    });
    connect(m_again, &QPushButton::clicked, this, &UnlockCard::openAgainRequested);
    connect(demonstration, &DemonstrationChoice::chosen, this, &UnlockCard::demonstrationRequested);
}

void UnlockCard::show(const services::StoreStatus& view)
{
    QStringList names;
    for (const std::string& name : view.users)
        names << QString::fromStdString(name);
    const QString before = m_user->currentText();
    m_user->clear();
    m_user->addItems(names);
    m_user->setCurrentText(before);
    m_userLabel->setVisible(names.size() > 1);
    m_user->setVisible(names.size() > 1);
    m_readOnly->setText(language::translated(view.readOnlyReason));
    m_readOnly->setVisible(!view.readOnlyReason.empty());
    m_again->setVisible(!view.readOnlyReason.empty());
    setHeadline(names.size() == 1 ? tr("Cases of %1 are locked").arg(names.constFirst())
                                  : tr("Cases are locked"));
}

std::string UnlockCard::user() const
{
    return m_user->currentText().toStdString();
}

std::string UnlockCard::recoveryKey()
{
    std::string key = m_key->text().trimmed().toStdString();
    m_key->clear();
    return key;
}

void UnlockCard::startAfresh()
{
    expectRecoveryKey(false);
}

void UnlockCard::expectRecoveryKey(bool expect)
{
    m_isWithKey = expect;
    m_key->clear();
    m_key->setVisible(expect);
    m_field->setEnabled(!expect);
    m_other->setText(expect ? tr("Use the passphrase") : tr("Use the recovery key"));
    setProblem({});
}

void UnlockCard::setBusy(bool busy)
{
    AccessCard::setBusy(busy);
    m_unlock->setText(busy ? tr("Unlocking…") : tr("Unlock"));
}

void UnlockCard::takeFocus()
{
    (m_isWithKey ? m_key : m_field)->setFocus(Qt::OtherFocusReason);
}

} // namespace genex::ui
