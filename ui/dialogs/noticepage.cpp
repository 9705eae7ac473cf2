// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/noticepage.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/centred.h"
#include "widgets/label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 600;

} // namespace

NoticePage::NoticePage(QWidget* parent)
    : QWidget(parent)
    , m_accept(makeButton(tr("I understand"), ButtonRole::Primary))
{
    auto* card = new QFrame(this);
    card->setProperty("role", QStringLiteral("panel"));
    card->setFixedWidth(kWidth);
    auto* decline = makeButton(tr("Quit"));
    m_accept->setObjectName(QStringLiteral("acceptNotice"));
    decline->setObjectName(QStringLiteral("declineNotice"));
    decline->setFixedHeight(m_accept->sizeHint().height());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    buttons->addWidget(m_accept);
    buttons->addWidget(decline);
    buttons->addStretch();
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(space::kHuge + space::kSmall, space::kHuge, space::kHuge + space::kSmall,
                               space::kHuge);
    column->setSpacing(space::kMedium);
    column->addWidget(makeParagraph(tr("For research and education only"), TextRole::Headline));
    column->addWidget(
        makeParagraph(tr("GENEX suggests which tests to order next, based on a model trained on past "
                         "patients. It is not a medical device and has not been certified.")));
    column->addWidget(
        makeParagraph(tr("Do not use it for decisions about patients. Its probabilities can be wrong, "
                         "especially for diseases and patients unlike those it was trained on.")));
    column->addWidget(makeParagraph(tr("Values marked ≈ estimated come from a model, not from the patient. "
                                       "Every report carries this notice."),
                                    TextRole::Quiet));
    column->addSpacing(space::kSmall);
    column->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    addCentred(layout, card);
    layout->addStretch(3);
    connect(m_accept, &QPushButton::clicked, this, &NoticePage::accepted);
    connect(decline, &QPushButton::clicked, this, &NoticePage::declined);
}

void NoticePage::takeFocus()
{
    m_accept->setFocus();
}

} // namespace genex::ui
