// SPDX-License-Identifier: GPL-3.0-or-later
#include "accesscard.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 520;

} // namespace

AccessCard::AccessCard(const QString& headline, QWidget* parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_headline(makeParagraph(headline, TextRole::Headline, this))
    , m_problem(makeParagraph(QString(), TextRole::Alarm, this))
{
    setProperty("role", QStringLiteral("panel"));
    setFixedWidth(kWidth);
    m_problem->setObjectName(QStringLiteral("accessProblem"));
    m_problem->hide();
    m_column->setContentsMargins(space::kHuge + space::kSmall, space::kHuge, space::kHuge + space::kSmall,
                                 space::kHuge);
    m_column->setSpacing(space::kMedium);
    m_column->addWidget(m_headline);
}

void AccessCard::setHeadline(const QString& headline)
{
    m_headline->setText(headline);
}

QLabel* AccessCard::addText(const QString& text)
{
    QLabel* label = makeParagraph(text, TextRole::Body, this);
    m_column->addWidget(label);
    return label;
}

QLineEdit* AccessCard::addPassphrase(const QString& label, const QString& objectName)
{
    auto* field = new QLineEdit(this);
    field->setEchoMode(QLineEdit::Password);
    field->setObjectName(objectName);
    field->setAccessibleName(label);
    field->setMaxLength(static_cast<int>(services::Passphrase::kMostBytes));
    auto* show = new QCheckBox(tr("Show"), this);
    connect(show, &QCheckBox::toggled, field,
            [field](bool shown) { field->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); });
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(label, TextRole::Strong, this));
    head->addStretch();
    head->addWidget(show);
    auto* block = new QVBoxLayout;
    block->setSpacing(space::kHair);
    block->addLayout(head);
    block->addWidget(field);
    m_column->addLayout(block);
    connect(field, &QLineEdit::textChanged, show, [show](const QString& text) {
        if (text.isEmpty())
            show->setChecked(false); // the next user may be a different one
    });
    setTabOrder(field, show);
    return field;
}

void AccessCard::addProblem()
{
    m_column->addWidget(m_problem);
}

void AccessCard::addButtons(QPushButton* primary, const QList<QPushButton*>& others)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(primary);
    for (QPushButton* other : others) {
        other->setFixedHeight(primary->sizeHint().height());
        row->addWidget(other);
    }
    row->addStretch();
    m_column->addSpacing(space::kHair);
    m_column->addLayout(row);
}

void AccessCard::setBusy(bool busy)
{
    setEnabled(!busy);
}

void AccessCard::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

std::optional<services::Passphrase> takePassphrase(QLineEdit* field)
{
    std::optional<services::Passphrase> passphrase = services::passphraseFrom(field->text());
    field->setText({}); // clear() could be undone
    return passphrase;
}

} // namespace genex::ui
