// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rowlist.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace genex::ui {

/// Line edit with a completion list. Arrow keys select, Enter accepts, Esc closes. Errors are shown next to
/// it.
class ChoiceField : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostShown = 8;

    /// For screen readers and tests.
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

    /// Shown while the line is being edited; keeps the selected key.
    void setChoices(const QList<Row>& rows);
    /// Index of the selected one; -1: none.
    int chosen() const;
    void hideChoices();

    /// Shown while there is no error; may be empty.
    void setHint(const QString& hint);
    /// Next to the line; may be empty.
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
    RowList* m_choices; ///< child of the window, on top of everything
    QString m_hint;
};

} // namespace genex::ui
