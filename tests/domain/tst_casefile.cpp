// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "domain/casefile.h"
#include "domain/jsonform.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using nlohmann::json;

namespace {

CaseFile walked(int steps)
{
    support::CaseWalk walk(5);
    for (int i = 0; i < steps; ++i)
        walk.step();
    return {"17", walk.document()};
}

Error readingError(const std::string& text)
{
    return errorOf([&] { return parseCaseFile(text, "a.json"); });
}

} // namespace

class TestCaseFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        const CaseFile file = walked(120);
        QVERIFY(parseCaseFile(caseFileJson(file).dump(), "a.json") == file);
        QVERIFY(parseCaseFile(caseFileJson(file).dump(2), "a.json") == file);
    }

    void aDerivedPartThatDoesNotFollowIsCorrupt()
    {
        json file = caseFileJson(walked(60));
        file["derived"]["state"] = "concluded";
        file["derived"]["patient"]["name"] = "Somebody else";
        const Error error = readingError(file.dump());
        QCOMPARE(error.code, ErrorCode::Corrupt);
        QCOMPARE(error.message.english(),
                 std::string("a.json: its summary of the case does not match the events."));
        QVERIFY(!error.remedy.empty());
    }

    void eventsThatDoNotFitAreNamed()
    {
        json file = caseFileJson(walked(60));
        file["events"].insert(file["events"].begin() + 1, file["events"][0]);
        QCOMPARE(readingError(file.dump()).message.english(),
                 std::string("a.json: Event 2 (case_opened): The case is already open."));
        file["events"][1]["at"] = "never";
        QCOMPARE(readingError(file.dump()).message.english(),
                 std::string("a.json, event 2, field \"at\": is not a time."));
    }

    void otherAndNewerFilesAreRefused()
    {
        json file = caseFileJson(walked(5));
        file["schema_version"] = 2;
        QCOMPARE(readingError(file.dump()).code, ErrorCode::VersionMismatch);
        file["format"] = "genex-model";
        QCOMPARE(readingError(file.dump()).message.english(),
                 std::string("a.json, field \"format\": is not \"genex-case\"."));
        for (const char* missing : {"format", "schema_version", "id", "events", "derived"}) {
            json without = caseFileJson(walked(5));
            without.erase(missing);
            QCOMPARE(readingError(without.dump()).message.english(),
                     "a.json, field \"" + std::string(missing) + "\": is missing.");
        }
        json more = caseFileJson(walked(5));
        more["more"] = 1;
        QCOMPARE(readingError(more.dump()).message.english(),
                 std::string("a.json, field \"more\": is not known."));
    }

    void everyCutFileIsRefused()
    {
        const std::string text = caseFileJson(walked(10)).dump();
        for (std::size_t length = 0; length < text.size(); length += 7)
            QCOMPARE(readingError(text.substr(0, length)).code, ErrorCode::InvalidInput);
    }

    /// A changed byte is refused, or leaves a case that can be written and read.
    void changedBytesDoNoHarm()
    {
        const std::string text = caseFileJson(walked(60)).dump();
        Random random(9);
        for (int i = 0; i < 1'500; ++i) {
            std::string changed = text;
            changed[random.below(text.size())] = static_cast<char>(random.below(256));
            if (const auto read = attempt([&] { return parseCaseFile(changed, "a.json"); }))
                QVERIFY(parseCaseFile(caseFileJson(*read).dump(), "b.json") == *read);
            else
                QVERIFY2(!errorOf(read).message.empty() && errorOf(read).code != ErrorCode::Internal,
                         errorOf(read).message.english().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestCaseFile)
#include "tst_casefile.moc"
