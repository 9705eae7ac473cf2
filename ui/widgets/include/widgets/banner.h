// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace genex::ui {

/// The strip above a screen: its title in two lines, with actions on the right.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& subtitle, const QString& state = {});
    QString title() const;
    /// Shows these on the right and hides earlier ones.
    void setTools(const QList<QWidget*>& tools);

private:
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_state;
    QHBoxLayout* m_row;
    QList<QWidget*> m_tools; ///< all that were ever set
};

} // namespace genex::ui
