// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overlay.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace genex::ui;

class TestOverlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escGivesTheFocusBack()
    {
        QWidget window;
        auto* field = new QLineEdit(&window);
        Overlay overlay(&window);
        window.resize(800, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        overlay.open();
        QVERIFY(!field->hasFocus());
        QTest::keyClick(&overlay, Qt::Key_Escape);
        QVERIFY(!overlay.isVisible());
        QVERIFY(field->hasFocus());
    }

    void tabStaysInside()
    {
        QWidget window;
        auto* outside = new QPushButton(QStringLiteral("outside"), &window);
        Overlay overlay(&window);
        auto* inside = new QPushButton(QStringLiteral("inside"));
        overlay.content()->addWidget(inside);
        window.resize(800, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        overlay.open();
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(QApplication::focusWidget(), i % 2 ? Qt::Key_Backtab : Qt::Key_Tab);
            QVERIFY(overlay.isAncestorOf(QApplication::focusWidget()));
            QVERIFY(!outside->hasFocus());
        }
    }

    void coversTheWindowAlsoWhenItGrows()
    {
        QWidget window;
        window.resize(800, 600);
        Overlay overlay(&window);
        window.show();
        overlay.open();
        window.resize(1000, 700);
        QTRY_COMPARE(overlay.size(), QSize(1000, 700));
    }
};

QTEST_MAIN(TestOverlay)
#include "tst_overlay.moc"
