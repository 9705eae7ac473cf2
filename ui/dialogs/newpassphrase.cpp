// SPDX-License-Identifier: GPL-3.0-or-later
#include "newpassphrase.h"

#include "language/translated.h"

#include "services/storecare.h"
#include "theme/tokens.h"
#include "widgets/label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

QLineEdit* makePassphraseField(const QString& name, const QString& objectName, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setEchoMode(QLineEdit::Password);
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setMaxLength(static_cast<int>(services::Passphrase::kMostBytes));
    return field;
}

NewPassphrase::NewPassphrase(QWidget* parent)
    : QWidget(parent)
    , m_first(makePassphraseField(tr("New passphrase"), QStringLiteral("newPassphraseFirst"), this))
    , m_second(makePassphraseField(tr("Repeat the passphrase"), QStringLiteral("newPassphraseAgain"), this))
    , m_show(new QCheckBox(tr("Show"), this))
    , m_remark(makeParagraph(QString(), TextRole::Secondary, this))
{
    m_remark->setObjectName(QStringLiteral("newPassphraseRemark"));
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("New passphrase"), TextRole::Strong, this));
    head->addStretch();
    head->addWidget(m_show);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kHair);
    column->addLayout(head);
    column->addWidget(m_first);
    column->addSpacing(space::kHair);
    column->addWidget(makeLabel(tr("Repeat the passphrase"), TextRole::Strong, this));
    column->addWidget(m_second);
    column->addWidget(m_remark);
    setTabOrder(m_first, m_second);
    setTabOrder(m_second, m_show);
    setFocusProxy(m_first);
    for (QLineEdit* field : {m_first, m_second}) {
        connect(field, &QLineEdit::textChanged, this, &NewPassphrase::check);
        connect(m_show, &QCheckBox::toggled, field,
                [field](bool shown) { field->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); });
    }
    connect(m_first, &QLineEdit::returnPressed, m_second, qOverload<>(&QWidget::setFocus));
    connect(m_second, &QLineEdit::returnPressed, this, &NewPassphrase::confirmed);
    check();
}

void NewPassphrase::check()
{
    const auto first = services::passphraseFrom(m_first->text());
    const auto second = services::passphraseFrom(m_second->text());
    const auto isLong = attempt([&] {
        if (first)
            services::requireLongEnough(*first);
    });
    m_isGood = first && second && isLong && *first == *second;
    const bool isOther = first && second && *first != *second;
    const bool isTooShort = first && !isLong;
    setRole(m_remark, isOther || isTooShort ? TextRole::Problem : TextRole::Secondary);
    m_remark->setText(isTooShort ? QStringLiteral("! ") + language::described(isLong.error())
                      : isOther  ? tr("! The passphrases do not match yet.")
                      : m_isGood ? tr("The passphrases match.")
                                 : tr("Four unrelated words are better than one word with digits."));
    m_first->setAccessibleDescription(m_remark->text());
    Q_EMIT changed();
}

std::optional<services::Passphrase> NewPassphrase::typed() const
{
    return m_isGood ? services::passphraseFrom(m_first->text()) : std::nullopt;
}

void NewPassphrase::clear()
{
    m_first->setText({}); // QLineEdit::clear() could be undone
    m_second->setText({});
    m_show->setChecked(false);
}

void NewPassphrase::takeFocus()
{
    m_first->setFocus(Qt::OtherFocusReason);
}

} // namespace genex::ui
