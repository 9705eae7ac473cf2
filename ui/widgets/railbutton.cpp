// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/railbutton.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace genex::ui {

namespace {

constexpr int kHeight = 60;
constexpr int kIconSize = 24;
constexpr int kIconTop = 9;
constexpr int kTextHeight = 16;
constexpr int kTextBottom = 7;

} // namespace

RailButton::RailButton(QString icon, const QString& name, QWidget* parent)
    : QAbstractButton(parent)
    , m_icon(std::move(icon))
{
    setText(name);
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus);
}

QSize RailButton::sizeHint() const
{
    return {size::kRail - 2 * space::kHair, kHeight};
}

void RailButton::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return click();
    case Qt::Key_Up:
    case Qt::Key_Down:
        return event->ignore(); // the rail moves the focus; a button would also select the section
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void RailButton::paintGround(QPainter& painter) const
{
    const Tokens& tokens = Theme::current();
    const QColor ground = isChecked() ? tokens.selection : tokens.track;
    painter.setPen(Qt::NoPen);
    if (isChecked() || (underMouse() && isEnabled())) {
        painter.setBrush(ground);
        painter.drawRoundedRect(rect(), size::kCorner, size::kCorner);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, size::kFocusRing));
        painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), size::kCorner, size::kCorner);
    }
}

void RailButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);

    const Tokens& tokens = Theme::current();
    const QColor colour = isChecked() ? tokens.accent : tokens.secondary;
    const QPixmap icon = tintedPixmap(m_icon, kIconSize, devicePixelRatioF(), colour);
    painter.setOpacity(isEnabled() ? 1.0 : 0.55);
    painter.drawPixmap((width() - kIconSize) / 2, kIconTop, icon);
    painter.setOpacity(1.0); // the name stays readable when disabled

    QFont font = this->font();
    font.setPixelSize(type::kSecondary);
    font.setBold(isChecked());
    font.setItalic(!isEnabled());
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRect(0, height() - kTextHeight - kTextBottom, width(), kTextHeight), Qt::AlignCenter,
                     text());
}

void RailButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace genex::ui
