// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QWidget>

/// Parts of what is shown, by their names.
namespace genex::testing {

template <typename Widget = QWidget>
Widget* partOf(const QWidget& whole, const char* name)
{
    auto* found = whole.findChild<Widget*>(QString::fromLatin1(name));
    if (!found)
        qFatal("there is no %s", name);
    return found;
}

inline QString textOf(const QWidget& whole, const char* name)
{
    return partOf<QLabel>(whole, name)->text();
}

inline void click(const QWidget& whole, const char* name)
{
    QTest::mouseClick(partOf(whole, name), Qt::LeftButton);
}

/// In place of what stands there.
inline void type(const QWidget& whole, const char* name, const QString& text)
{
    auto* field = partOf(whole, name);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
}

/// All words of its labels.
inline QString wordsIn(const QWidget& whole)
{
    QStringList words;
    for (const QLabel* label : whole.findChildren<QLabel*>())
        words << label->text();
    return words.join(QLatin1Char('\n'));
}

} // namespace genex::testing
