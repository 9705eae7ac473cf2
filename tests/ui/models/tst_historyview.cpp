// SPDX-License-Identifier: GPL-3.0-or-later
#include "historyview.h"

#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;

class TestHistoryView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ui::HistoryView> m_view;

    ui::RowList* list() const { return partOf<ui::RowList>(*m_view, "modelHistory"); }
    bool canRollBackTo(int row) const
    {
        list()->setCurrentRow(row);
        return partOf(*m_view, "rollBack")->isEnabled();
    }

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<ui::HistoryView>();
        m_view->show();
        m_view->showHistory({{"aa", "/models/third", 3000, "lock", ""},
                             {"bb", "/models/second", 2000, "dr_b", "The table is gone."},
                             {"aa", "/models/first", 1000, "dr_a", ""}});
    }

    void eachChoiceSaysWhoAndWhy()
    {
        QCOMPARE(list()->rows().size(), 3);
        const ui::Row& now = list()->rows().at(0);
        QCOMPARE(now.sign, QStringLiteral("✓"));
        QCOMPARE(now.title, QStringLiteral("third"));
        QCOMPARE(now.value, QStringLiteral("lock"));
        QCOMPARE(now.subtitle, QStringLiteral("all checks passed"));
        const ui::Row& before = list()->rows().at(1);
        QVERIFY(before.sign.isEmpty());
        QCOMPARE(before.subtitle, QStringLiteral("The table is gone."));
    }

    void onlyAnotherModelCanBeGoneBackTo()
    {
        QVERIFY(!canRollBackTo(0));
        QVERIFY(!canRollBackTo(2)); // the model that answers now, chosen before
        QVERIFY(canRollBackTo(1));
        QSignalSpy wanted(m_view.get(), &ui::HistoryView::rollBackRequested);
        click(*m_view, "rollBack");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("bb"));
    }

    void whoMayNotChooseCannotGoBack()
    {
        QVERIFY(canRollBackTo(1));
        m_view->setEnabledToChange(false);
        QVERIFY(!canRollBackTo(1));
        m_view->setEnabledToChange(true);
        QVERIFY(canRollBackTo(1));
        m_view->showHistory({});
        QVERIFY(!canRollBackTo(0));
    }
};

QTEST_MAIN(TestHistoryView)
#include "tst_historyview.moc"
