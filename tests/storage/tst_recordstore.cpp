// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "support/stores/stores.h"

#include <QTest>

#include <map>

using namespace genex;
using namespace genex::testing;

class TestRecordStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenLastIsRead()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            QVERIFY(!open->records().read("setting/where").has_value());
            open->records().write("setting/where", "case 1", kNote);
            open->records().write("setting/where", std::string("case\0two", 8), kNote);
            open->records().write("run/1", "", kNote);
        }
        const OpenStore open(test.path);
        QVERIFY(open->records().read("setting/where") == std::string("case\0two", 8));
        QVERIFY(open->records().read("run/1") == std::string());
        QVERIFY(!open->records().read("run/2").has_value());
        QVERIFY((open->records().names() == Texts{"run/1", "setting/where"}));
        QVERIFY(open->records().names("run/") == Texts{"run/1"});
    }

    void randomWritesReadBackAsTheLastOfEachName()
    {
        Random random(9);
        const TestStore test;
        std::map<std::string, std::string> expected;
        const OpenStore open(test.path);
        for (int i = 0; i < 300; ++i) {
            const std::string name = "x/" + std::to_string(random.below(40));
            const std::string bytes(random.below(9'000), static_cast<char>(random.below(256)));
            open->records().write(name, bytes, kNote);
            expected[name] = bytes;
        }
        for (const auto& [name, bytes] : expected)
            QVERIFY(open->records().read(name) == bytes);
        QCOMPARE(open->records().names().size(), expected.size());
    }

    void badNamesAreRefused()
    {
        const TestStore test;
        const OpenStore open(test.path);
        GENEX_THROWS(open->records().write("", "x", kNote), ErrorCode::InvalidInput, "name");
        GENEX_THROWS(open->records().write(std::string(201, 'n'), "x", kNote), ErrorCode::InvalidInput,
                     "200");
        QVERIFY(open->records().names().empty());
    }

    void everyWriteHasItsAuditEntry()
    {
        const TestStore test;
        const OpenStore open(test.path);
        open->records().write("run/1", "x", {"run.recorded", "number 1"});
        QCOMPARE(open->audit().page(open->audit().count(), 1).at(0).detail, std::string("number 1"));
    }
};

QTEST_APPLESS_MAIN(TestRecordStore)
#include "tst_recordstore.moc"
