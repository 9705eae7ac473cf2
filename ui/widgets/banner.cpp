#include "widgets/banner.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_title(makeLabel(QString(), TextRole::Title, this))
    , m_subtitle(makeLabel(QString(), TextRole::Secondary, this))
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
    m_row->addStretch();
}

void Banner::setTexts(const QString& title, const QString& subtitle)
{
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    setAccessibleName(title);
    setAccessibleDescription(subtitle);
}

QString Banner::title() const
{
    return m_title->text();
}

void Banner::addAtRight(QWidget* widget)
{
    m_row->addWidget(widget);
}

} // namespace genex::ui
