// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_title(makeElidedLabel(QString(), TextRole::Title, this))
    , m_subtitle(makeElidedLabel(QString(), TextRole::Secondary, this))
    , m_state(makeLabel(QString(), TextRole::Chip, this))
    , m_row(new QHBoxLayout(this))
{
    setProperty("role", QStringLiteral("banner"));
    setFixedHeight(size::kBanner);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(2);
    lines->addStretch();
    lines->addWidget(m_title);
    lines->addWidget(m_subtitle);
    lines->addStretch();
    m_row->setContentsMargins(space::kLarge + space::kHair, 0, space::kLarge, 0);
    m_row->setSpacing(space::kSmall);
    m_row->addLayout(lines);
    m_row->addSpacing(space::kLarge);
    m_row->addWidget(m_state, 0, Qt::AlignVCenter);
    m_row->addStretch();
    m_state->hide();
}

void Banner::setTexts(const QString& title, const QString& subtitle, const QString& state)
{
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    setAccessibleName(title);
    setAccessibleDescription(state.isEmpty() ? subtitle : subtitle + QStringLiteral(", ") + state);
}

QString Banner::title() const
{
    return m_title->text();
}

void Banner::setTools(const QList<QWidget*>& tools)
{
    for (QWidget* tool : tools) {
        if (m_tools.contains(tool))
            continue;
        m_tools << tool;
        m_row->addWidget(tool);
    }
    for (QWidget* tool : std::as_const(m_tools))
        tool->setVisible(tools.contains(tool));
}

} // namespace genex::ui
