// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;

class TestSqlite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysItsVersionAgainAndAgain()
    {
        for (int i = 0; i < 2; ++i) { // the first must leave no connection behind
            const auto version = storage::sqliteVersion();
            QVERIFY2(version.has_value(), errorOf(version).message.english().c_str());
            QVERIFY2(version->starts_with("3."), version->c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestSqlite)
#include "tst_sqlite.moc"
