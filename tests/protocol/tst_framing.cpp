// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "protocol/framing.h"
#include "support/errorof.h"

#include <QTest>

#include <string>
#include <vector>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::protocol;

namespace {

/// All whole bodies that are there, or the error.
Result<std::vector<std::string>> readAll(FrameReader& reader)
{
    std::vector<std::string> bodies;
    for (;;) {
        const auto body = reader.next();
        if (!body)
            return fail(errorOf(body));
        if (!*body)
            return bodies;
        bodies.push_back(**body);
    }
}

} // namespace

class TestFraming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesWithItsLength() { QCOMPARE(frame("{}"), std::string("Content-Length: 2\r\n\r\n{}")); }

    void anyPiecesGiveTheSameBodies()
    {
        const std::vector<std::string> bodies{"{}", "", std::string(5000, 'x'), "Content-Length: 3\r\n\r\n",
                                              std::string("é\0z", 4)};
        std::string stream;
        for (const std::string& body : bodies)
            stream += frame(body);
        Random random(11);
        for (int round = 0; round < 200; ++round) {
            FrameReader reader;
            std::vector<std::string> read;
            for (std::size_t at = 0; at < stream.size();) {
                const std::size_t size = 1 + random.below(round % 2 ? 7 : 3000);
                reader.feed(std::string_view(stream).substr(at, size));
                at += size;
                const auto some = readAll(reader);
                QVERIFY(some.has_value());
                read.insert(read.end(), some->begin(), some->end());
            }
            QCOMPARE(read, bodies);
            QVERIFY(!reader.isMidMessage());
        }
    }

    void otherHeadersAreIgnored()
    {
        FrameReader reader;
        reader.feed("content-type: x\r\nCONTENT-LENGTH:  2 \r\n\r\n[]");
        QCOMPARE(readAll(reader).value(), std::vector<std::string>{"[]"});
    }

    void halfAMessageIsMidMessage()
    {
        FrameReader reader;
        reader.feed("Content-Length: 10\r\n\r\n12345");
        QVERIFY(readAll(reader)->empty());
        QVERIFY(reader.isMidMessage());
    }

    void hostileBytesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const QByteArray& bytes, const char* word) {
            QTest::newRow(name) << bytes << QString::fromLatin1(word);
        };
        row("2^63", "Content-Length: 9223372036854775808\r\n\r\n", "exceeds the limit");
        row("2^64", "Content-Length: 18446744073709551616\r\n\r\n", "exceeds the limit");
        row("one above", "Content-Length: 67108865\r\n\r\n", "exceeds the limit");
        row("negative", "Content-Length: -1\r\n\r\n", "not a number");
        row("plus", "Content-Length: +1\r\n\r\n", "not a number");
        row("hex", "Content-Length: 0x10\r\n\r\n", "not a number");
        row("trailing", "Content-Length: 1 2\r\n\r\n", "not a number");
        row("empty", "Content-Length:\r\n\r\n", "not a number");
        row("twice", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "two");
        row("none", "Content-Type: x\r\n\r\n", "no Content-Length");
        row("empty header", "\r\n\r\n{}", "no Content-Length");
        row("no colon", "nonsense\r\n\r\n", "not a valid message header");
        row("no end", QByteArray(5000, 'x'), "instead of a header");
        row("bytes", QByteArray(2000, '\xff'), "instead of a header");
    }

    void hostileBytesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        FrameReader reader;
        reader.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        const auto first = readAll(reader);
        QVERIFY(!first);
        QCOMPARE(errorOf(first).code, ErrorCode::ProtocolViolation);
        QVERIFY2(QString::fromStdString(errorOf(first).message.english()).contains(word),
                 errorOf(first).message.english().c_str());
        // Lost once, lost for good: what follows cannot be trusted to be a message.
        reader.feed(frame("{}"));
        QVERIFY(!readAll(reader));
    }

    void errorTextIsPrintable()
    {
        FrameReader reader;
        reader.feed("Content-Length: \x1b[31m\xff\r\n\r\n");
        const auto read = readAll(reader);
        QVERIFY(!read);
        for (const char c : errorOf(read).message.english())
            QVERIFY(c >= ' ' && c <= '~');
    }
};

QTEST_APPLESS_MAIN(TestFraming)
#include "tst_framing.moc"
