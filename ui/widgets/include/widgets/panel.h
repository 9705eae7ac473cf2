// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QVBoxLayout;

namespace genex::ui {

/// A framed part of a screen: title, remark on the right, and content below.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    QVBoxLayout* content() { return m_content; }
    void setTitle(const QString& title);
    void setRemark(const QString& remark);

private:
    QLabel* m_title;
    QLabel* m_remark;
    QVBoxLayout* m_content;
};

} // namespace genex::ui
