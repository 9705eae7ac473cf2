// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/navigationrail.h"

#include "theme/tokens.h"
#include "widgets/railbutton.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace genex::ui {

NavigationRail::NavigationRail(QWidget* parent)
    : QFrame(parent)
    , m_places(new QButtonGroup(this))
    , m_column(new QVBoxLayout(this))
{
    setProperty("role", QStringLiteral("rail"));
    setFixedWidth(size::kRail);
    setAccessibleName(tr("Sections"));
    m_column->setContentsMargins(space::kHair, space::kSmall, space::kHair, space::kSmall);
    m_column->setSpacing(space::kSmall);
    m_column->addStretch();
    connect(m_places, &QButtonGroup::idClicked, this, &NavigationRail::placeChosen);
}

RailButton* NavigationRail::addButton(const QString& icon, const QString& name, int position)
{
    auto* button = new RailButton(icon, name, this);
    m_column->insertWidget(position, button);
    return button;
}

void NavigationRail::addPlace(const QString& icon, const QString& name)
{
    const int place = static_cast<int>(m_places->buttons().size());
    RailButton* button = addButton(icon, name, place);
    button->setCheckable(true);
    m_places->addButton(button, place);
    m_buttons.insert(place, button);
    if (place == 0)
        button->setChecked(true);
}

RailButton* NavigationRail::addAtFoot(const QString& icon, const QString& name)
{
    RailButton* button = addButton(icon, name, m_column->count());
    m_buttons.append(button);
    return button;
}

int NavigationRail::currentPlace() const
{
    return m_places->checkedId();
}

void NavigationRail::setCurrentPlace(int place)
{
    QAbstractButton* button = m_places->button(place);
    if (!button)
        return;
    button->setChecked(true);
    if (isAncestorOf(window()->focusWidget()))
        button->setFocus();
}

void NavigationRail::takeFocus()
{
    if (QAbstractButton* button = m_places->checkedButton())
        button->setFocus();
}

void NavigationRail::moveFocus(int steps)
{
    int index = -1;
    for (int i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i]->hasFocus())
            index = i;
    }
    const int target = qBound(0, index + steps, static_cast<int>(m_buttons.size()) - 1);
    const int direction = steps < 0 ? -1 : 1;
    // In the direction of the key; backwards from the end if nothing there is enabled.
    if (!focusFirstEnabled(target, direction))
        focusFirstEnabled(target, -direction);
}

bool NavigationRail::focusFirstEnabled(int from, int direction)
{
    for (int i = from; i >= 0 && i < m_buttons.size(); i += direction) {
        if (!m_buttons[i]->isEnabled())
            continue;
        m_buttons[i]->setFocus(Qt::TabFocusReason);
        return true;
    }
    return false;
}

void NavigationRail::keyPressEvent(QKeyEvent* event)
{
    const int all = static_cast<int>(m_buttons.size());
    switch (event->key()) {
    case Qt::Key_Up:
        return moveFocus(-1);
    case Qt::Key_Down:
        return moveFocus(1);
    case Qt::Key_Home:
        return moveFocus(-all);
    case Qt::Key_End:
        return moveFocus(all);
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace genex::ui
