// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/durationtext.h"

#include <QTest>

using namespace genex::ui;

class TestDurationText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysItAsAPersonWould_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("nearly nothing") << 0.4 << QStringLiteral("less than a second");
        QTest::newRow("seconds") << 7.6 << QStringLiteral("8 s");
        QTest::newRow("last second") << 59.4 << QStringLiteral("59 s");
        QTest::newRow("not 60 s") << 59.6 << QStringLiteral("1 min");
        QTest::newRow("tens of seconds") << 252.0 << QStringLiteral("4 min 10 s");
        QTest::newRow("carried over") << 296.0 << QStringLiteral("5 min");
        QTest::newRow("ten minutes") << 596.0 << QStringLiteral("10 min");
        QTest::newRow("no seconds in half an hour") << 2125.0 << QStringLiteral("35 min");
        QTest::newRow("not 60 min") << 3598.0 << QStringLiteral("1 h");
        QTest::newRow("hours") << 4800.0 << QStringLiteral("1 h 20 min");
    }

    void saysItAsAPersonWould()
    {
        QFETCH(const double, seconds);
        QTEST(durationInWords(seconds), "words");
    }
};

QTEST_APPLESS_MAIN(TestDurationText)
#include "tst_durationtext.moc"
