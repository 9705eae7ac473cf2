// SPDX-License-Identifier: GPL-3.0-or-later
#include "choicefield.h"

#include "support/ui/parts.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace genex;
using namespace genex::testing;

class TestChoiceField : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    ui::ChoiceField* m_field = nullptr;
    QLineEdit* m_other = nullptr;

    QLineEdit* line() const { return m_field->line(); }
    bool isListed() const { return partOf(*m_window, "choices")->isVisible(); }
    QString remark() const { return textOf(*m_window, "remark"); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(line(), key, modifiers);
    }
    void offer(const QStringList& keys) const
    {
        QList<ui::Row> rows;
        for (const QString& key : keys) {
            ui::Row row;
            row.key = key;
            row.title = key;
            rows << row;
        }
        m_field->setChoices(rows);
    }

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_field = new ui::ChoiceField(
            {QStringLiteral("Finding"), QStringLiteral("Type one"), "field", "remark", "choices"});
        m_other = new QLineEdit;
        auto* column = new QVBoxLayout(m_window.get());
        column->addWidget(m_field);
        column->addWidget(m_other);
        m_window->resize(400, 500);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        m_field->takeFocus();
        QTRY_VERIFY(line()->hasFocus());
    }

    void theFirstChoiceIsTheChosenOne()
    {
        QVERIFY(!isListed());
        offer({QStringLiteral("fever"), QStringLiteral("cough")});
        QVERIFY(isListed());
        QCOMPARE(m_field->chosen(), 0);
        offer({});
        QVERIFY(!isListed());
        QCOMPARE(m_field->chosen(), -1);
    }

    void arrowsGoRound()
    {
        offer({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        press(Qt::Key_Up);
        QCOMPARE(m_field->chosen(), 2);
        press(Qt::Key_Down);
        QCOMPARE(m_field->chosen(), 0);
        press(Qt::Key_Down);
        QCOMPARE(m_field->chosen(), 1);
    }

    void theSameChoiceStaysChosen()
    {
        offer({QStringLiteral("a"), QStringLiteral("b")});
        press(Qt::Key_Down);
        offer({QStringLiteral("x"), QStringLiteral("a"), QStringLiteral("b")});
        QCOMPARE(m_field->chosen(), 2);
    }

    void enterIsToldWithItsModifiersButNotWithControl()
    {
        std::vector<Qt::KeyboardModifiers> entered;
        connect(m_field, &ui::ChoiceField::entered, this,
                [&](Qt::KeyboardModifiers modifiers) { entered.push_back(modifiers); });
        press(Qt::Key_Return);
        press(Qt::Key_Enter, Qt::ShiftModifier);
        press(Qt::Key_Return, Qt::ControlModifier); // the screen's own key
        QCOMPARE(entered.size(), std::size_t{2});
        QCOMPARE(entered.at(0), Qt::KeyboardModifiers(Qt::NoModifier));
        QVERIFY(entered.at(1).testFlag(Qt::ShiftModifier));
    }

    void aClickEntersAChoice()
    {
        QSignalSpy entered(m_field, &ui::ChoiceField::entered);
        offer({QStringLiteral("a"), QStringLiteral("b")});
        auto* list = partOf<ui::RowList>(*m_window, "choices");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        QCOMPARE(entered.size(), 1);
        QCOMPARE(m_field->chosen(), 1);
    }

    void escapeLeavesTheListThenTheText()
    {
        QTest::keyClicks(line(), QStringLiteral("fev"));
        offer({QStringLiteral("fever")});
        press(Qt::Key_Escape);
        QVERIFY(!isListed());
        QCOMPARE(m_field->text(), QStringLiteral("fev"));
        press(Qt::Key_Escape);
        QVERIFY(m_field->text().isEmpty());
    }

    void theListGoesWithTheFocusAndWithTheField()
    {
        offer({QStringLiteral("fever")});
        m_other->setFocus();
        QTRY_VERIFY(!isListed());
        m_field->takeFocus();
        offer({QStringLiteral("fever")});
        QVERIFY(isListed());
        m_field->hide();
        QVERIFY(!isListed());
    }

    void aProblemStandsInPlaceOfTheHintUntilSomethingIsTyped()
    {
        m_field->setHint(QStringLiteral("Enter takes it"));
        QCOMPARE(remark(), QStringLiteral("Enter takes it"));
        m_field->setProblem(QStringLiteral("Nothing matches."));
        QCOMPARE(remark(), QStringLiteral("! Nothing matches."));
        QCOMPARE(line()->accessibleDescription(), remark());
        QVERIFY(!line()->property("valid").toBool());
        QSignalSpy typed(m_field, &ui::ChoiceField::typed);
        QTest::keyClicks(line(), QStringLiteral("f"));
        QCOMPARE(typed.size(), 1);
        QCOMPARE(remark(), QStringLiteral("Enter takes it"));
        QVERIFY(line()->property("valid").toBool());
    }
};

QTEST_MAIN(TestChoiceField)
#include "tst_choicefield.moc"
