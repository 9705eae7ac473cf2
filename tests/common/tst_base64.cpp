// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/base64.h"

#include <QTest>

using genex::fromBase64;
using genex::toBase64;

namespace {

std::vector<std::uint8_t> bytesOf(std::string_view text)
{
    return {text.begin(), text.end()};
}

} // namespace

class TestBase64 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedVectors_data()
    {
        QTest::addColumn<std::string>("plain");
        QTest::addColumn<std::string>("encoded");
        // RFC 4648, section 10
        QTest::newRow("none") << std::string() << std::string();
        QTest::newRow("1") << std::string("f") << std::string("Zg==");
        QTest::newRow("2") << std::string("fo") << std::string("Zm8=");
        QTest::newRow("3") << std::string("foo") << std::string("Zm9v");
        QTest::newRow("6") << std::string("foobar") << std::string("Zm9vYmFy");
        QTest::newRow("+ and /") << std::string("\xfb\xff\xbf") << std::string("+/+/");
    }
    void publishedVectors()
    {
        QFETCH(const std::string, plain);
        QFETCH(const std::string, encoded);
        QCOMPARE(toBase64(bytesOf(plain)), encoded);
        const auto decoded = fromBase64(encoded);
        QVERIFY(decoded);
        QCOMPARE(*decoded, bytesOf(plain));
    }

    void whatIsNotWrittenByUsIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        for (const char* text : {"Zg", "Zg=", "Zh==", "Zm9=", "Zm9v\n", "Zm 9v",
                                 "====", "Zm8==", "Zm9vZg==Zm9v", "Zm-_", "=", "Z", "Z===", "Zg==Zg=="})
            QTest::newRow(text) << std::string(text);
    }
    void whatIsNotWrittenByUsIsRefused()
    {
        QFETCH(const std::string, text);
        QVERIFY(!fromBase64(text));
    }
};

QTEST_APPLESS_MAIN(TestBase64)
#include "tst_base64.moc"
