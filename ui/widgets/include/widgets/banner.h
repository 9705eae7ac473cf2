// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace genex::ui {

/// The strip above a screen: where one is, in two lines, and the actions of that place at the right.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& subtitle, const QString& state = {});
    QString title() const;
    /// What stands at the right; others that stood there are hidden.
    void setTools(const QList<QWidget*>& tools);

private:
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_state;
    QHBoxLayout* m_row;
    QList<QWidget*> m_tools; ///< all that ever stood there
};

} // namespace genex::ui
