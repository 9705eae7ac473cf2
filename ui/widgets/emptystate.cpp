// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/emptystate.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/centred.h"
#include "widgets/iconview.h"
#include "widgets/label.h"

#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kIconSize = 56;
/// About 75 characters of body text: a readable line length.
constexpr int kColumnWidth = 540;

} // namespace

EmptyState::EmptyState(const Texts& texts, QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
{
    auto* block = new QWidget(this);
    block->setFixedWidth(kColumnWidth);
    block->setLayout(m_column);
    auto* sentence = makeParagraph(texts.sentence, TextRole::Headline, block);
    auto* details = makeParagraph(texts.details, TextRole::Quiet, block);
    sentence->setAlignment(Qt::AlignHCenter);
    details->setAlignment(Qt::AlignHCenter);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kMedium);
    m_column->addWidget(new IconView(texts.icon, kIconSize, block), 0, Qt::AlignHCenter);
    m_column->addSpacing(space::kHair);
    m_column->addWidget(sentence);
    m_column->addWidget(details);
    if (!texts.action.isEmpty()) {
        m_action = makeButton(texts.action, ButtonRole::Primary, block);
        connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
        m_column->addSpacing(space::kSmall);
        m_column->addWidget(m_action, 0, Qt::AlignHCenter);
    }

    // Slightly above the middle, because exactly centred content looks too low.
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    addCentred(layout, block);
    layout->addStretch(3);
}

void EmptyState::addBelow(QWidget* widget)
{
    m_column->addWidget(widget);
}

} // namespace genex::ui
