// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/navigationrail.h"
#include "widgets/railbutton.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace genex::ui;

class TestNavigationRail : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<NavigationRail> m_rail;
    QList<RailButton*> m_buttons;

    QString focused() const
    {
        for (const RailButton* button : m_buttons) {
            if (button->hasFocus())
                return button->text();
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        m_rail = std::make_unique<NavigationRail>();
        for (const char* place : {"Cases", "Training", "Models"})
            m_rail->addPlace(QStringLiteral("cases"), QString::fromLatin1(place));
        m_rail->addAtFoot(QStringLiteral("settings"), QStringLiteral("Settings"));
        m_rail->addAtFoot(QStringLiteral("lock"), QStringLiteral("Lock"))->setEnabled(false);
        m_buttons = m_rail->findChildren<RailButton*>();
        m_rail->show();
        QVERIFY(QTest::qWaitForWindowActive(m_rail.get()));
        m_buttons.first()->setFocus();
    }

    void arrowsMoveWithoutChoosing()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::placeChosen);
        QTest::keyClick(m_buttons[0], Qt::Key_Down);
        QCOMPARE(focused(), QStringLiteral("Training"));
        QCOMPARE(m_rail->currentPlace(), 0);
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(m_buttons[1], Qt::Key_Up);
        QTest::keyClick(m_buttons[0], Qt::Key_Up); // stays at the top
        QCOMPARE(focused(), QStringLiteral("Cases"));
    }

    void enterAndSpaceChoose_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void enterAndSpaceChoose()
    {
        QFETCH(const Qt::Key, key);
        QSignalSpy chosen(m_rail.get(), &NavigationRail::placeChosen);
        QTest::keyClick(m_buttons[0], Qt::Key_Down);
        QTest::keyClick(m_buttons[1], key);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toInt(), 1);
        QCOMPARE(m_rail->currentPlace(), 1);
    }

    void endSkipsWhatIsDisabled()
    {
        QTest::keyClick(m_buttons[0], Qt::Key_End);
        QCOMPARE(focused(), QStringLiteral("Settings"));
        QTest::keyClick(m_buttons[3], Qt::Key_Home);
        QCOMPARE(focused(), QStringLiteral("Cases"));
    }

    void screenReadersHearNameAndState()
    {
        m_rail->setCurrentPlace(2);
        const QAccessibleInterface* button = QAccessible::queryAccessibleInterface(m_buttons[2]);
        QVERIFY(button);
        QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Models"));
        QVERIFY(button->state().checked);
    }
};

QTEST_MAIN(TestNavigationRail)
#include "tst_navigationrail.moc"
