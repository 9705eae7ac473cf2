// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace genex::ui {

/// An icon in the theme's secondary colour, sharp on every screen.
class IconView : public QWidget
{
    Q_OBJECT

public:
    IconView(QString icon, int logicalSize, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    int m_size;
};

} // namespace genex::ui
