// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/timetext.h"
#include "genex/failureof.h"

#include <QTest>

using namespace genex;

class TestTimeText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsDatesAndNumbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("isDate");
        const double march = 19'791.0 * 86'400; // 2024-03-09: 54 years with 13 leap days, and 68 days
        QTest::newRow("day") << QByteArray("2024-03-09") << march << true;
        QTest::newRow("dots") << QByteArray("09.03.2024") << march << true;
        QTest::newRow("spaces") << QByteArray("  2024-03-09\t") << march << true;
        QTest::newRow("minutes") << QByteArray("2024-03-09T12:30") << march + 45'000 << true;
        QTest::newRow("seconds") << QByteArray("2024-03-09T12:30:05") << march + 45'005 << true;
        QTest::newRow("zone") << QByteArray("2024-03-09T12:30Z") << march + 45'000 << true;
        QTest::newRow("seconds and zone") << QByteArray("2024-03-09T12:30:05Z") << march + 45'005 << true;
        QTest::newRow("space for T") << QByteArray("2024-03-09 23:59:59") << march + 86'399 << true;
        QTest::newRow("epoch") << QByteArray("1970-01-01") << 0.0 << true;
        QTest::newRow("before it") << QByteArray("1969-12-31T23:59:59") << -1.0 << true;
        QTest::newRow("leap day") << QByteArray("29.02.2024") << march - 9.0 * 86'400 << true;
        QTest::newRow("year") << QByteArray("2024") << 2024.0 << false;
        QTest::newRow("fraction") << QByteArray("-3.5e2") << -350.0 << false;
    }

    void readsDatesAndNumbers()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, value);
        QFETCH(bool, isDate);
        const auto time = data::readTime(text.toStdString());
        QVERIFY(time.has_value());
        QCOMPARE(time->value, value);
        QCOMPARE(time->isDate, isDate);
    }

    void refusesWhatIsNoTime()
    {
        for (const char* text : {"",
                                 " ",
                                 "2023-02-29",
                                 "2024-13-01",
                                 "2024-00-10",
                                 "2024-01-00",
                                 "0000-01-01",
                                 "31.04.2024",
                                 "9.3.2024",
                                 "2024-3-9",
                                 "2024-03-09T",
                                 "2024-03-09T24:00",
                                 "2024-03-09T12:60",
                                 "2024-03-09T12:30:60",
                                 "2024-03-09T12:30ZZ",
                                 "2024-03-09T12",
                                 "2024-03-09X12:30",
                                 "09.03.2024 12:30",
                                 "03/09/2024",
                                 "yesterday",
                                 "1e999",
                                 "inf",
                                 "nan",
                                 "12 h",
                                 "0x10"})
            QVERIFY2(!data::readTime(text).has_value(), text);
    }

    void columnsNameTheRow()
    {
        const auto messageOf = [](const std::vector<std::string>& texts) {
            return failureOf([&] { return data::readTimes(texts, "seen"); }).message.english();
        };
        QCOMPARE(data::readTimes(std::vector<std::string>{"1", " 2.5"}, "seen"),
                 (std::vector<double>{1, 2.5}));
        QCOMPARE(
            messageOf({"2024-01-01", "2024-02-30"}),
            std::string("Row 2 of the table, column \"seen\": \"2024-02-30\" is not a date or a number."));
        QCOMPARE(messageOf({"2024-01-01", ""}),
                 std::string("Row 2 of the table, column \"seen\": there is no time."));
        QCOMPARE(messageOf({"2024-01-01", "2024"}),
                 std::string("Row 2 of the table, column \"seen\": \"2024\" occurs among dates."));
    }
};

QTEST_APPLESS_MAIN(TestTimeText)
#include "tst_timetext.moc"
