// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QButtonGroup;
class QVBoxLayout;

namespace genex::ui {

class RailButton;

/// The places of the program, one above the other at the left; below them what is not a place (settings,
/// lock). Tab reaches the places once; inside the rail the arrow keys, Home and End move, Enter and Space
/// choose.
class NavigationRail : public QFrame
{
    Q_OBJECT

public:
    explicit NavigationRail(QWidget* parent = nullptr);

    /// A place; its number is the count of those before it.
    void addPlace(const QString& icon, const QString& name);
    /// Something to press at the rail's foot.
    RailButton* addAtFoot(const QString& icon, const QString& name);

    int currentPlace() const;
    /// Marks a place without saying so; a focus inside the rail goes there too.
    void setCurrentPlace(int place);
    /// Puts the focus on the current place.
    void takeFocus();

Q_SIGNALS:
    void placeChosen(int place);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    RailButton* addButton(const QString& icon, const QString& name, int position);
    void moveFocus(int steps);
    bool focusFirstEnabled(int from, int direction);

    QButtonGroup* m_places;
    QVBoxLayout* m_column;
    QList<RailButton*> m_buttons; ///< in reading order
};

} // namespace genex::ui
