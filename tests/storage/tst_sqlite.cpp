// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite.h"

#include <QTest>

using namespace genex;

class TestSqlite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysItsVersionAgainAndAgain()
    {
        for (int i = 0; i < 2; ++i) { // the first must leave no connection behind
            const auto version = storage::sqliteVersion();
            QVERIFY2(version.has_value(), version ? "" : version.error().message.english().c_str());
            QVERIFY2(version->starts_with("3."), version->c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestSqlite)
#include "tst_sqlite.moc"
