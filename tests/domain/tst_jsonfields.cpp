// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/result.h"
#include "domain/jsonfields.h"
#include "support/errorof.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <limits>
#include <sys/stat.h>

using namespace genex;
using domain::JsonFields;
using genex::testing::errorOf;

namespace {

const nlohmann::json kEntry = nlohmann::json::parse(R"({
    "id": "d_dimer", "name": "D-dimer", "cost": 8.5, "minutes": 60, "fasting": false,
    "range": [0, 40], "synonyms": ["a", "b"], "value": {"unit": "mg"}
})");

} // namespace

class TestJsonFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind()
    {
        JsonFields fields(kEntry, "x.json");
        QCOMPARE(fields.id(), std::string("d_dimer"));
        QCOMPARE(fields.text("name"), std::string("D-dimer"));
        QCOMPARE(fields.number("cost", 0, 10), 8.5);
        QCOMPARE(fields.integer("minutes", 0, 60), 60);
        QCOMPARE(fields.flag("fasting"), false);
        QCOMPARE(fields.numbers("range", 0, 40), (std::pair<double, double>{0, 40}));
        QCOMPARE(fields.texts("synonyms", 2), (std::vector<std::string>{"a", "b"}));
        QCOMPARE(fields.object("value").text("unit"), std::string("mg"));
        fields.refuseUnread();
    }

    void refusesWhatNobodyRead()
    {
        JsonFields fields(kEntry, "x.json");
        for (const char* name : {"name", "synonyms"})
            QVERIFY(fields.has(name));
        fields.id();
        const Error error = errorOf([&] { fields.refuseUnread(); });
        QCOMPARE(error.message.english(), std::string("x.json, field \"cost\": is not known."));
        QCOMPARE(error.remedy.english(), std::string("Check its spelling, or remove it."));
    }

    void namesTheBoundsItWasGiven()
    {
        JsonFields fields(kEntry, "x.json, feature \"d_dimer\"");
        const Error error = errorOf([&] { fields.number("cost", 0, 8); });
        QCOMPARE(error.message.english(),
                 std::string("x.json, feature \"d_dimer\", field \"cost\": is 8.5."));
        QCOMPARE(error.remedy.english(), std::string("Use a number from 0 to 8."));
        QCOMPARE(error.code, ErrorCode::InvalidInput);
    }

    void wholeNumbersOnlyWhereAsked()
    {
        JsonFields fields(kEntry, "x.json");
        QCOMPARE(errorOf([&] { fields.integer("cost", 0, 10); }).remedy.english(),
                 std::string("Use a whole number from 0 to 10."));
        const nlohmann::json huge{{"minutes", std::numeric_limits<std::uint64_t>::max()}};
        JsonFields hugeFields(huge, "x.json");
        QCOMPARE(errorOf([&] { hugeFields.integer("minutes", 0, 10); }).message.english(),
                 std::string("x.json, field \"minutes\": is 18446744073709551615."));
    }

    void wholeNumbersAreExactUpToTheLast()
    {
        constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
        const nlohmann::json json = nlohmann::json::parse(
            R"({"seed": 18446744073709551615, "rows": 7, "less": -1, "half": 0.5, "word": "7"})");
        JsonFields fields(json, "x.json");
        QCOMPARE(fields.wholeNumber("seed", kLast), kLast);
        QCOMPARE(fields.wholeNumber("rows", 7), std::uint64_t{7});
        QCOMPARE(errorOf([&] { fields.wholeNumber("rows", 6); }).message.english(),
                 std::string("x.json, field \"rows\": is 7."));
        QCOMPARE(errorOf([&] { fields.wholeNumber("rows", 6); }).remedy.english(),
                 std::string("Use a whole number from 0 to 6."));
        for (const char* name : {"less", "half", "word"})
            QCOMPARE(errorOf([&] { fields.wholeNumber(name, 9); }).code, ErrorCode::InvalidInput);
    }

    void controlCharactersAreNoText()
    {
        for (const std::string& text : {std::string("a\nb"), std::string("a\0b", 3), std::string(" a"),
                                        std::string("a "), std::string(), std::string(201, 'a')}) {
            const nlohmann::json json{{"name", text}};
            JsonFields fields(json, "x.json");
            QCOMPARE(errorOf([&] { fields.text("name"); }).remedy.english(),
                     std::string("Use a text of 1 to 200 bytes without control characters or leading or "
                                 "trailing spaces."));
        }
    }

    void longValuesAreCutInComplaints()
    {
        const nlohmann::json json{{"cost", std::string(5'000, 'x')}};
        JsonFields fields(json, "x.json");
        QVERIFY(errorOf([&] { fields.number("cost", 0, 1); }).message.english().size() < 120);
    }

    void idsAreSnakeCase()
    {
        for (const char* good : {"a", "chest_pain", "sars_cov_2_test", "t4"})
            QVERIFY(domain::isSnakeCase(good));
        for (const char* bad : {"", "A", "4t", "_a", "a_", "a__b", "a-b", "a b", "ä"})
            QVERIFY(!domain::isSnakeCase(bad));
        QVERIFY(!domain::isSnakeCase(std::string(65, 'a')));
    }

    void badJsonIsShownByLineAndColumn()
    {
        const Error error = errorOf([] { domain::parseJson("{\n  \"a\": 1,\n  \"b\": oops\n}", "x.json"); });
        QCOMPARE(error.message.english(), std::string("x.json is not valid JSON: see line 3, column 8."));
        QCOMPARE(error.code, ErrorCode::InvalidInput);
    }

    void hostileTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut in the middle") << QByteArray("[[1, 2], [3");
        QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xff\xfe\"}");
        QTest::newRow("NUL") << QByteArray("{\"a\": \"\0\"}", 10);
        QTest::newRow("NaN") << QByteArray("{\"a\": NaN}");
        QTest::newRow("1e400") << QByteArray("{\"a\": 1e400}");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("deep and closed") << QByteArray(50'000, '[') + QByteArray(50'000, ']');
    }

    void hostileTextIsRefused()
    {
        QFETCH(QByteArray, text);
        const Error error = errorOf([&] { domain::parseJson(text.toStdString(), "x.json"); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.message.english().starts_with("x.json "));
        QVERIFY(!error.remedy.empty());
    }

    void newerFormatsAreRefusedPolitely()
    {
        const nlohmann::json json{{"schema_version", 2}};
        JsonFields fields(json, "x.json");
        const Error error = errorOf([&] { domain::readFormat(fields, 1); });
        QCOMPARE(error.code, ErrorCode::VersionMismatch);
        QCOMPARE(
            error.message.english(),
            std::string("x.json, field \"schema_version\": is 2, but this program reads versions up to 1."));
        QCOMPARE(error.remedy.english(),
                 std::string("Update the program, or save the file in the older format."));
    }

    void readsFilesUpToTheBound()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("a.json")).toStdString();
        std::ofstream(file) << "12345";
        QCOMPARE(domain::readTextFile(file, 5), std::string("12345"));
        const Error error = errorOf([&] { domain::readTextFile(file, 4); });
        QCOMPARE(error.message.english(), file.string() + " is larger than 4 bytes.");
    }

    void refusesWhatIsNoFile()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QCOMPARE(errorOf([&] { domain::readTextFile(path, 10); }).message.english(),
                 path.string() + " is not a file.");
        QCOMPARE(errorOf([&] { domain::readTextFile(path / "none", 10); }).code, ErrorCode::NotFound);
        const std::filesystem::path pipe = path / "pipe";
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(errorOf([&] { domain::readTextFile(pipe, 10); }).message.english(),
                 pipe.string() + " is not a file.");
    }
};

QTEST_APPLESS_MAIN(TestJsonFields)
#include "tst_jsonfields.moc"
