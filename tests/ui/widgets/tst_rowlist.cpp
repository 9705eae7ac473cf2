// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowlist.h"

#include <QSignalSpy>
#include <QTest>

using namespace genex::ui;

class TestRowList : public QObject
{
    Q_OBJECT

private:
    static Row row(const char* key, RowLook look = RowLook::Plain)
    {
        Row made;
        made.key = QString::fromLatin1(key);
        made.title = made.key;
        made.look = look;
        return made;
    }

private Q_SLOTS:
    void keysActOnTheCurrentRow()
    {
        RowList list(QStringLiteral("Rows"));
        list.setRows({row("head", RowLook::Heading), row("a"), row("b")});
        list.show();
        list.setFocus();
        QSignalSpy activated(&list, &RowList::activatedRow);
        QSignalSpy toggled(&list, &RowList::toggled);
        QSignalSpy removed(&list, &RowList::removeRequested);
        list.setCurrentRow(1);
        QTest::keyClick(&list, Qt::Key_Return);
        QTest::keyClick(&list, Qt::Key_Space);
        QTest::keyClick(&list, Qt::Key_Down);
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(activated.value(0).value(0).toString(), QStringLiteral("a"));
        QCOMPARE(toggled.value(0).value(0).toString(), QStringLiteral("a"));
        QCOMPARE(removed.value(0).value(0).toString(), QStringLiteral("b"));
    }

    void headingsAreNotChosen()
    {
        RowList list(QStringLiteral("Rows"));
        list.setRows({row("head", RowLook::Heading), row("a"), row("more", RowLook::EstimateHeading)});
        list.setCurrentRow(0);
        QVERIFY(!list.currentRowData());
        list.setCurrentKey(QStringLiteral("more"));
        QVERIFY(!list.currentRowData());
        list.setCurrentKey(QStringLiteral("a"));
        QCOMPARE(list.currentRowData()->key, QStringLiteral("a"));
    }

    void theCurrentRowStaysWhereItsKeyIs()
    {
        RowList list(QStringLiteral("Rows"));
        list.setRows({row("a"), row("b"), row("c")});
        list.setCurrentKey(QStringLiteral("b"));
        list.setRows({row("c"), row("b")});
        QCOMPARE(list.currentRowData()->key, QStringLiteral("b"));
        list.setRows({row("x"), row("y")}); // gone: the one in its place
        QCOMPARE(list.currentRowData()->key, QStringLiteral("y"));
        list.setRows({});
        QVERIFY(!list.currentRowData());
        list.setFocus(); // nothing to choose, nothing to crash
    }

    void screenReadersHearASentence()
    {
        RowList list(QStringLiteral("Rows"));
        Row estimated = row("Hb", RowLook::Estimated);
        estimated.value = QStringLiteral("9 ± 1");
        Row ordered = row("CRP");
        ordered.checked = true;
        list.setRows({estimated, ordered});
        QCOMPARE(list.item(0)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Hb, estimated, 9 ± 1"));
        QCOMPARE(list.item(1)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("CRP, to be ordered"));
    }

    void everyLookCanBePainted()
    {
        RowList list(QStringLiteral("Rows"));
        QList<Row> rows;
        for (const RowLook look : {RowLook::Plain, RowLook::Quiet, RowLook::Estimated, RowLook::Waiting,
                                   RowLook::StruckOut, RowLook::Heading, RowLook::EstimateHeading}) {
            Row made = row("a long name that has to be cut somewhere because it does not fit", look);
            made.subtitle = QStringLiteral("مرحبا 🤒 ümlaut");
            made.value = QStringLiteral("12.5 mg/L of something that is long as well");
            rows << made;
        }
        list.setRows(rows);
        list.resize(160, 400);
        const QImage picture = list.grab().toImage();
        QVERIFY(!picture.isNull());
        list.setStale(true);
        QVERIFY(list.grab().toImage() != picture);
    }
};

QTEST_MAIN(TestRowList)
#include "tst_rowlist.moc"
