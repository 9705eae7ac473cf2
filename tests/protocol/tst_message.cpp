// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/message.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::protocol;

namespace {

template <typename T>
T parsedAs(const std::string& text)
{
    const auto message = parseMessage(text);
    if (!message)
        throw std::runtime_error(errorOf(message).message.english());
    return std::get<T>(*message);
}

} // namespace

class TestMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestRoundTrip()
    {
        const auto request = parsedAs<Request>(serialise(Request{7, "case.recommend", {{"a", 1}}}));
        QCOMPARE(request.id, RequestId{7});
        QCOMPARE(request.method, std::string("case.recommend"));
        QVERIFY(request.params == Json({{"a", 1}}));
    }

    void notificationHasNoId()
    {
        const auto note = parsedAs<Notification>(serialise(Notification{"$/cancel", {{"id", 7}}}));
        QCOMPARE(note.method, std::string("$/cancel"));
        QVERIFY(note.params == Json({{"id", 7}}));
    }

    void responseRoundTrip()
    {
        const auto good = parsedAs<Response>(serialise(Response{3, Json{{"x", 2}}}));
        QCOMPARE(good.id.value(), RequestId{3});
        QVERIFY(good.outcome.value() == Json({{"x", 2}}));
        const Error error{ErrorCode::DiskFull, "No space.", "Free some."};
        const auto bad = parsedAs<Response>(serialise(Response{std::nullopt, fail(error)}));
        QVERIFY(!bad.id);
        QVERIFY(errorOf(bad.outcome) == error);
    }

    void errorsOfOtherPeersAreUnderstood()
    {
        const auto response =
            parsedAs<Response>(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"nope"}})");
        QCOMPARE(errorOf(response.outcome).code, ErrorCode::UnknownMethod);
        QCOMPARE(errorOf(response.outcome).message.english(), std::string("nope"));
    }

    void missingParamsAreAnEmptyObject()
    {
        QVERIFY(parsedAs<Request>(R"({"jsonrpc":"2.0","id":1,"method":"ping"})").params == Json::object());
    }

    void badMessagesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code) {
            QTest::newRow(name) << text << static_cast<int>(code);
        };
        row("empty", "", ErrorCode::ProtocolViolation);
        row("no json", "{", ErrorCode::ProtocolViolation);
        row("invalid utf-8", "{\"jsonrpc\":\"2.0\",\"method\":\"\xc3\x28\"}", ErrorCode::ProtocolViolation);
        row("number too large", "{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"params\":{\"x\":1e400}}",
            ErrorCode::ProtocolViolation);
        row("depth 10,000", QByteArray(10'000, '[') + QByteArray(10'000, ']'), ErrorCode::ProtocolViolation);
        row("depth of objects", QByteArray("{\"a\":").repeated(10'000), ErrorCode::ProtocolViolation);
        row("array", "[]", ErrorCode::InvalidInput);
        row("number", "1", ErrorCode::InvalidInput);
        row("other version", R"({"jsonrpc":"1.0","id":1,"method":"a"})", ErrorCode::InvalidInput);
        row("version is a number", R"({"jsonrpc":2,"id":1,"method":"a"})", ErrorCode::InvalidInput);
        row("nothing in it", R"({"jsonrpc":"2.0","id":1})", ErrorCode::InvalidInput);
        row("method is a number", R"({"jsonrpc":"2.0","id":1,"method":5})", ErrorCode::InvalidInput);
        row("id is text", R"({"jsonrpc":"2.0","id":"1","method":"a"})", ErrorCode::InvalidInput);
        row("id is a fraction", R"({"jsonrpc":"2.0","id":1.5,"method":"a"})", ErrorCode::InvalidInput);
        row("params is a list", R"({"jsonrpc":"2.0","id":1,"method":"a","params":[1]})",
            ErrorCode::InvalidInput);
        row("error is text", R"({"jsonrpc":"2.0","id":1,"error":"x"})", ErrorCode::InvalidInput);
    }

    void badMessagesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QCOMPARE(static_cast<int>(errorOf(parseMessage(text.toStdString())).code), code);
    }

    void deepestAllowedIsRead()
    {
        const std::string inner = std::string(kMaxDepth - 2, '[') + std::string(kMaxDepth - 2, ']');
        QVERIFY(parseMessage(R"({"jsonrpc":"2.0","method":"a","params":{"x":)" + inner + "}}").has_value());
    }

    void textThatIsNotUtf8IsSentReadable()
    {
        const auto response =
            parsedAs<Response>(serialise(Response{1, fail(ErrorCode::Io, "bad \xff name")}));
        QCOMPARE(errorOf(response.outcome).message.english(), std::string("bad \xef\xbf\xbd name"));
    }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
