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

    void setTexts(const QString& title, const QString& subtitle);
    QString title() const;
    void addAtRight(QWidget* widget);

private:
    QLabel* m_title;
    QLabel* m_subtitle;
    QHBoxLayout* m_row;
};

} // namespace genex::ui
