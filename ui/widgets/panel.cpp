// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(makeLabel(title, TextRole::Title, this))
    , m_remark(makeLabel(QString(), TextRole::Secondary, this))
    , m_content(new QVBoxLayout)
{
    setProperty("role", QStringLiteral("panel"));
    setAccessibleName(title);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_remark);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kLarge);
    layout->setSpacing(space::kMedium);
    layout->addLayout(head);
    layout->addLayout(m_content, 1);
    m_content->setSpacing(space::kSmall);
}

void Panel::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Panel::setRemark(const QString& remark)
{
    m_remark->setText(remark);
}

} // namespace genex::ui
