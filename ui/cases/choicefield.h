// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rowlist.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace genex::ui {

/// A line in which somebody types, and below it, while they do, what may be meant. Arrow keys choose, Enter
/// takes, Esc leaves. What is wrong with what was typed is said beside it.
class ChoiceField : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostShown = 8;

    /// How it is called, for screen readers and for tests.
    struct Names
    {
        QString accessible;
        QString placeholder;
        const char* field;
        const char* remark;
        const char* choices;
    };
    explicit ChoiceField(const Names& names, QWidget* parent = nullptr);

    QLineEdit* line() { return m_line; }
    QString text() const;
    void setText(const QString& text);
    void takeFocus();

    /// Shown as long as the line is being typed into; the row with the same key stays the chosen one.
    void setChoices(const QList<Row>& rows);
    /// The place of the chosen one; -1: none.
    int chosen() const;
    void hideChoices();

    /// What is said while nothing is wrong; empty: nothing.
    void setHint(const QString& hint);
    /// Beside the line; empty: none.
    void setProblem(const QString& problem);

Q_SIGNALS:
    void typed();
    void entered(Qt::KeyboardModifiers modifiers);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool onKey(class QKeyEvent* event);
    void placeChoices();

    QLineEdit* m_line;
    QLabel* m_remark;
    RowList* m_choices; ///< a child of the window, above everything
    QString m_hint;
};

} // namespace genex::ui
