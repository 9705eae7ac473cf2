// SPDX-License-Identifier: GPL-3.0-or-later
#include "splittable.h"

#include "data/splitfile.h"
#include "domain/jsonfields.h"
#include "genex/failureof.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace genex;
using data::Part;
using Json = nlohmann::json;

namespace {

const std::string kHash(64, 'a');

/// Rows 0 to 5 are test, training, validation, training, training, test: the bytes 0b00010010 and 0b1000.
data::Split sixRows()
{
    data::Split split;
    split.settings.rule = data::SplitRule::Time;
    split.settings.column = "visit";
    split.settings.shares = {0.5, 0.25, 0.25};
    split.settings.unit = data::SplitUnit::Groups;
    split.settings.seed = std::numeric_limits<std::uint64_t>::max();
    split.settings.stratified = false;
    split.dataSha256 = kHash;
    split.parts = {Part::Test, Part::Training, Part::Validation, Part::Training, Part::Training, Part::Test};
    return split;
}

struct Broken
{
    const char* name;
    const char* pointer;
    const char* value; ///< JSON; nullptr: the field is removed
    const char* message;
};

constexpr Broken kBroken[] = {
    {"rule", "/rule", R"("groups")", R"(s.json, field "rule": Unknown split rule: "groups".)"},
    {"no rule", "/rule", nullptr, R"(s.json, field "rule": is missing.)"},
    {"no column", "/column", nullptr,
     R"(s.json, field "column": The split rule "time" needs a column name.)"},
    {"column too many", "/rule", R"("rows")",
     R"(s.json, field "column": The split rule "rows" takes no column.)"},
    {"shares", "/shares/test", "0.5",
     R"(s.json, field "shares": The shares of training, validation and test sum to 1.25.)"},
    {"share above 1", "/shares/test", "1.5", R"(s.json, field "shares", field "test": is 1.5.)"},
    {"share unknown", "/shares/tset", "0", R"(s.json, field "shares", field "tset": is not known.)"},
    {"shares of", "/shares_of", R"("vectors")",
     R"(s.json, field "shares_of": Unknown kind of shares: "vectors".)"},
    {"seed", "/seed", "-1", R"(s.json, field "seed": is -1.)"},
    {"stratified", "/stratified", "1", R"(s.json, field "stratified": is 1.)"},
    {"hash", "/data_sha256", R"("abc")", R"(s.json, field "data_sha256": is not a SHA-256.)"},
    {"rows negative", "/rows", "-6", R"(s.json, field "rows": is -6.)"},
    {"rows absurd", "/rows", "99999999999", R"(s.json, field "rows": is 99999999999.)"},
    {"too few rows", "/rows", "4", R"(s.json, field "assignment": holds 2 bytes for 4 rows.)"},
    {"too many rows", "/rows", "9", R"(s.json, field "assignment": holds 2 bytes for 9 rows.)"},
    {"one row less", "/rows", "5", R"(s.json, field "assignment": goes on after the last row.)"},
    {"one row more", "/rows", "7",
     R"(s.json, field "counts", field "training": is 3, but the assignment holds 4.)"},
    {"no base64", "/assignment", R"("E_g=")", R"(s.json, field "assignment": is not base64.)"},
    {"unpadded", "/assignment", R"("Egg")", R"(s.json, field "assignment": is not base64.)"},
    {"stray bits", "/assignment", R"("Egh=")", R"(s.json, field "assignment": is not base64.)"},
    {"value 3", "/assignment", R"("0gg=")", R"(s.json, field "assignment": has no part for row 4.)"},
    {"empty", "/assignment", R"("")", R"(s.json, field "assignment": is "".)"},
    {"counts lie", "/counts/test", "3",
     R"(s.json, field "counts", field "test": is 3, but the assignment holds 2.)"},
    {"counts lack", "/counts/validation", nullptr,
     R"(s.json, field "counts", field "validation": is missing.)"},
    {"unknown", "/note", R"("x")", R"(s.json, field "note": is not known.)"},
    {"newer", "/schema_version", "2",
     R"(s.json, field "schema_version": is 2, but this program reads versions up to 1.)"},
};

} // namespace

class TestSplitFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreThoseOfTheSchema()
    {
        const Json json = Json::parse(data::splitText(sixRows()));
        const Json expected{{"schema_version", 1},
                            {"rule", "time"},
                            {"column", "visit"},
                            {"shares", {{"training", 0.5}, {"validation", 0.25}, {"test", 0.25}}},
                            {"shares_of", "groups"},
                            {"seed", std::numeric_limits<std::uint64_t>::max()},
                            {"stratified", false},
                            {"data_sha256", kHash},
                            {"rows", 6},
                            {"counts", {{"training", 3}, {"validation", 1}, {"test", 2}}},
                            {"assignment", "Egg="}};
        QCOMPARE(json.dump(), expected.dump());
        const auto file = qgetenv("GENEX_SOURCE_DIR").toStdString() + "/resources/schemas/split.schema.json";
        const Json schema = Json::parse(domain::readTextFile(file, 1'000'000));
        for (const auto& [name, value] : json.items())
            QVERIFY2(schema["properties"].contains(name), name.c_str());
        for (const Json& name : schema["required"])
            QVERIFY(json.contains(name.get<std::string>()));
    }

    void comesBackAsItWas()
    {
        QCOMPARE(data::parseSplit(data::splitText(sixRows()), "s.json"), sixRows());
        Random random(1);
        for (int i = 0; i < 50; ++i) {
            const SplitTable table = randomSplitTable(random, 2);
            data::Split split;
            split.settings.seed = random.next();
            split.dataSha256 = kHash;
            split.parts = data::splitByGroups(table.groups, table.labels, split.settings);
            QCOMPARE(data::parseSplit(data::splitText(split), "s.json"), split);
        }
    }

    void refusesBrokenFiles_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kBroken)); ++i)
            QTest::newRow(kBroken[i].name) << i;
    }

    void refusesBrokenFiles()
    {
        QFETCH(int, index);
        const Broken& how = kBroken[index];
        Json json = Json::parse(data::splitText(sixRows()));
        const Json::json_pointer pointer(how.pointer);
        if (how.value)
            json[pointer] = Json::parse(how.value);
        else
            json[pointer.parent_pointer()].erase(pointer.back());
        const Error error = failureOf([&] { return data::parseSplit(json.dump(), "s.json"); });
        QCOMPARE(error.message.english(), std::string(how.message));
        QVERIFY(!error.remedy.empty());
        QCOMPARE(error.code,
                 std::string(how.name) == "newer" ? ErrorCode::VersionMismatch : ErrorCode::InvalidInput);
    }

    void refusesEveryTruncation()
    {
        const std::string text = data::splitText(sixRows());
        for (std::size_t length = 0; length + 2 < text.size(); ++length)
            QCOMPARE(failureOf([&] { return data::parseSplit(text.substr(0, length), "s.json"); }).code,
                     ErrorCode::InvalidInput);
    }

    void savesAsAWhole()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("split.json")).toStdString();
        data::saveSplit(sixRows(), file);
        QCOMPARE(data::loadSplit(file), sixRows());
        data::Split other = sixRows();
        other.parts[0] = Part::Training;
        data::saveSplit(other, file);
        QCOMPARE(data::loadSplit(file), other);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("split.json")));
        const std::filesystem::path nowhere = folder.filePath(QStringLiteral("no/split.json")).toStdString();
        QCOMPARE(failureOf([&] {
                     data::saveSplit(other, nowhere);
                     return 0;
                 }).code,
                 ErrorCode::NotFound);
        QCOMPARE(failureOf([&] { return data::loadSplit(nowhere); }).code, ErrorCode::NotFound);
    }

    void otherDataIsRefused()
    {
        const data::Split split = sixRows();
        data::requireSameData(split, kHash, 6, "s.json");
        const auto messageOf = [&](const std::string& hash, std::size_t rows) {
            return failureOf([&] {
                       data::requireSameData(split, hash, rows, "s.json");
                       return 0;
                   })
                .message.english();
        };
        QCOMPARE(
            messageOf(std::string(64, 'b'), 7),
            std::string("The split in s.json belongs to a table with 6 rows and SHA-256 aaaaaaaaaaaa…, and "
                        "this table has 7 rows and SHA-256 bbbbbbbbbbbb…."));
        for (const std::string& message : {messageOf(kHash, 7), messageOf(std::string(64, 'b'), 6)})
            QVERIFY2(message.starts_with("The split in s.json belongs to a table with 6 rows"),
                     message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestSplitFile)
#include "tst_splitfile.moc"
