// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace genex::ui {

/// An icon with its name below. Checked is shown by background, colour and weight; focus by a ring.
class RailButton : public QAbstractButton
{
    Q_OBJECT

public:
    RailButton(QString icon, const QString& name, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintGround(QPainter& painter) const;

    QString m_icon;
};

} // namespace genex::ui
