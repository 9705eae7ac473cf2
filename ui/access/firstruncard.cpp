// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"
#include "demonstrationchoice.h"
#include "language/translated.h"

#include "services/storecare.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

FirstRunCard::FirstRunCard(QWidget* parent)
    : AccessCard(tr("Keep cases on this machine"), parent)
{
    addText(tr("Cases are stored encrypted. Without the passphrase nobody can read them, not even from a "
               "copy of the file."));
    m_field = addPassphrase(tr("Passphrase"), QStringLiteral("newPassphrase"));
    m_remark = makeParagraph(QString(), TextRole::Secondary, this);
    column()->addWidget(m_remark);
    addProblem();
    m_begin = makeButton(tr("Start"), ButtonRole::Primary, this);
    m_begin->setObjectName(QStringLiteral("createStore"));
    addButtons(m_begin, {});
    auto* demonstration =
        new DemonstrationChoice(ButtonRole::Plain, QStringLiteral("tryDemonstration"), this);
    column()->addWidget(demonstration);
    column()->addWidget(makeParagraph(tr("The demo needs no passphrase: anyone with the file can read it."),
                                      TextRole::Secondary, this));
    connect(m_field, &QLineEdit::textChanged, this, &FirstRunCard::check);
    connect(m_field, &QLineEdit::returnPressed, m_begin, &QPushButton::click);
    connect(m_begin, &QPushButton::clicked, this, &FirstRunCard::passphraseChosen);
    connect(demonstration, &DemonstrationChoice::chosen, this, &FirstRunCard::demonstrationRequested);
    check();
}

void FirstRunCard::check()
{
    QByteArray bytes = m_field->text().toUtf8();
    const auto isGood = attempt([&] {
        services::requireLongEnough(services::Passphrase(
            std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    });
    services::wipe(bytes.data(), static_cast<std::size_t>(bytes.size()));
    m_begin->setEnabled(isGood.has_value());
    const QString advice = tr("Four unrelated words are better than one word with digits.");
    m_remark->setText(isGood || m_field->text().isEmpty() ? advice : language::described(isGood.error()));
}

void FirstRunCard::setBusy(bool busy)
{
    AccessCard::setBusy(busy);
    m_begin->setText(busy ? tr("Creating the store…") : tr("Start"));
}

void FirstRunCard::takeFocus()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

} // namespace genex::ui
