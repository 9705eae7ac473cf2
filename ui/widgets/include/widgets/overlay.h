// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QFrame;
class QLabel;
class QVBoxLayout;

namespace genex::ui {

/// A modal card above the window's content, closed by Esc. Tab stays inside.
class Overlay : public QWidget
{
    Q_OBJECT

public:
    /// Covers `parent` while it is open.
    explicit Overlay(QWidget* parent);

    void setTitle(const QString& title);
    QVBoxLayout* content() { return m_content; }
    void open();
    void dismiss();

protected:
    void setCardWidth(int width);
    /// Lays out the card now, before it is first painted.
    void settle();
    bool eventFilter(QObject* object, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QList<QWidget*> focusStops() const;

    QFrame* m_card;
    QLabel* m_title;
    QVBoxLayout* m_content;
    QPointer<QWidget> m_cameFrom; ///< gets the focus back
};

} // namespace genex::ui
