// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rowlist.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::ui {

/// Runs in a list that can be searched, below it what may be done with the chosen one, and beside it a
/// result.
class RunListPage : public QWidget
{
    Q_OBJECT

public:
    /// Its result, where it has one.
    virtual void show(const QString& key) = 0;
    void showRuns();
    void takeFocus() { m_list->setFocus(); }

protected:
    RunListPage(const QString& listName, const QString& change, QWidget* parent);

    /// Called once, when the page has made its own buttons and its result.
    void arrange(const QList<QPushButton*>& buttons, QWidget* result);
    /// Every run, searched for or not.
    virtual QList<Row> rows() const = 0;
    virtual void showPossible() = 0;
    virtual void compare() = 0;
    /// Empty: none is chosen.
    std::string chosenKey() const;
    void showProblem(const QString& problem);

    QLineEdit* m_search;
    RowList* m_list;
    QLabel* m_note;
    QPushButton* m_goOn;
    QPushButton* m_change;
    QPushButton* m_compare;
    QString m_shown; ///< the key of the run in the result, with which others are compared
};

} // namespace genex::ui
