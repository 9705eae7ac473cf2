// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QButtonGroup;
class QVBoxLayout;

namespace genex::ui {

class RailButton;

/// The sections of the program on the left, and other buttons below (settings, lock). Tab reaches the rail
/// once; inside it, arrow keys, Home and End move, Enter and Space select.
class NavigationRail : public QFrame
{
    Q_OBJECT

public:
    explicit NavigationRail(QWidget* parent = nullptr);

    /// Adds a section; sections are numbered from 0.
    void addPlace(const QString& icon, const QString& name);
    /// Adds a button at the bottom.
    RailButton* addAtFoot(const QString& icon, const QString& name);

    int currentPlace() const;
    /// Selects a section without a signal; moves the focus if it is inside the rail.
    void setCurrentPlace(int place);
    /// Focuses the current section.
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
