// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/utctime.h"

#include <QTest>

using namespace genex;

class TestUtcTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormOfOneMoment()
    {
        constexpr std::int64_t kMs = 1'769'864'700'250; // date -u -d 2026-01-31T13:05:00Z +%s
        QCOMPARE(utcTimeText(kMs), std::string("2026-01-31T13:05:00.250Z"));
        QCOMPARE(utcTimeText(kMs, UtcForm::Seconds), std::string("2026-01-31T13:05:00Z"));
        QCOMPARE(utcTimeText(kMs, UtcForm::FileName), std::string("20260131T130500Z"));
    }

    void onlyTheFormWithMillisecondsIsRead()
    {
        QVERIFY(utcTimeFrom("2026-01-31T13:05:00.250Z") == 1'769'864'700'250);
        QVERIFY(!utcTimeFrom("2026-01-31T13:05:00Z"));
        QVERIFY(!utcTimeFrom("20260131T130500Z"));
    }
};

QTEST_APPLESS_MAIN(TestUtcTime)
#include "tst_utctime.moc"
