// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/text.h"

#include <QTest>

using namespace genex;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreFilledInOneGo()
    {
        const Text text("%2 before %1, and %9.", std::string("%2"), 7);
        QCOMPARE(text.english(), std::string("7 before %2, and %9."));
        QCOMPARE(Text("100 %").english(), std::string("100 %"));
        QCOMPARE(Text(std::string("%1")).english(), std::string("%1"));
        QVERIFY(Text().empty());
    }

    void argumentsKnowWhatTheyAre()
    {
        const Text text("%1 %2 %3 %4", "a pattern", std::string("words"), 0.25, std::string_view("view"));
        QCOMPARE(text.arguments().size(), std::size_t(4));
        QVERIFY(text.arguments()[0].kind() == Text::Kind::Pattern);
        QVERIFY(text.arguments()[1].kind() == Text::Kind::Verbatim);
        QVERIFY(text.arguments()[2].kind() == Text::Kind::Number);
        QVERIFY(text.arguments()[3].kind() == Text::Kind::Verbatim);
        QCOMPARE(text.english(), std::string("a pattern words 0.25 view"));
    }

    void listsAreCut()
    {
        QVERIFY(listed({}, 3).empty());
        QCOMPARE(listed({"a"}, 3).english(), std::string("a"));
        QCOMPARE(listed({"a", "b", "c"}, 3).english(), std::string("a, b and c"));
        QCOMPARE(listed({"a", "b", "c", "d"}, 3).english(), std::string("a, b and 2 more"));
    }

    void aTextIsTheSameAfterItsJourney()
    {
        const Text inner("%1 to %2", 0.5, Text::number("38.9 °C"));
        for (const Text& text :
             {Text(), Text("There is no run %1.", 7), Text(std::string("{\"pattern\": 1}")),
              Text("%1: %2", std::string("lab"), inner)}) {
            nlohmann::json json;
            writeText(json, "message", text);
            QCOMPARE(json.at("message").get<std::string>(), text.english());
            QVERIFY(readText(json, "message") == text);
        }
        QCOMPARE(readText({{"message", "written before"}}, "message").english(),
                 std::string("written before"));
        QVERIFY_THROWS_EXCEPTION(nlohmann::json::exception, readText(nlohmann::json::object(), "message"));
        // A pattern that says something else than the English beside it is not shown.
        const nlohmann::json torn{{"message", "Take none."}, {"message_pattern", {{"pattern", "Take ten."}}}};
        QCOMPARE(readText(torn, "message").english(), std::string("Take none."));
    }

    void whatIsNoTextIsRefused()
    {
        for (const char* broken : {"7", "[]", "{}", R"({"pattern": 7})",
                                   R"({"pattern": "a", "arguments": [7]})", R"({"number": 1.5})", "null"})
            QVERIFY_THROWS_EXCEPTION(nlohmann::json::exception, textFrom(nlohmann::json::parse(broken)));
    }

    void wordsAreReplacedWhereTheyAreArguments()
    {
        const Text text("%1, line %2: %3", std::string("/data/t.csv"), 3,
                        Text("see %1", std::string("/data/t.csv")));
        QCOMPARE(text.withWordsReplaced("/data/t.csv", "t.csv").english(),
                 std::string("t.csv, line 3: see t.csv"));
    }

    void anErrorSaysWhatToDo()
    {
        QCOMPARE(describe({ErrorCode::Io, "It failed.", "Try again."}), std::string("It failed. Try again."));
        QCOMPARE(describe({ErrorCode::Io, "It failed.", {}}), std::string("It failed."));
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
