// SPDX-License-Identifier: GPL-3.0-or-later
#include "holdertext.h"
#include "writerlock.h"

#include "support/stores/stores.h"
#include "support/stores/storewriter.h"
#include "support/stores/tampering.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

OpenOptions withoutLocks()
{
    OpenOptions options;
    options.kernelLocks = false;
    return options;
}

const QString kWriter = QStringLiteral("writer");
const QString kReader = QStringLiteral("reader");

} // namespace

class TestWriterLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondProcessReadsAndIsToldWhoWrites()
    {
        const TestStore test;
        StoreWriter other(QStringLiteral("hold"), test.path);
        QCOMPARE(other.line(), kWriter);
        const OpenStore open(test.path);
        QVERIFY(open.store->isReadOnly() && open->isReadOnly());
        const Holder holder = open.store->holder().value();
        QCOMPARE(static_cast<qint64>(holder.pid), other.pid());
        QVERIFY(!holder.user.empty() && !holder.host.empty());
        GENEX_THROWS(open->cases().create({}, "s", kNote), ErrorCode::PermissionDenied,
                     describe(holder).english());
        QCOMPARE(open->cases().count(), 0U);
    }

    void aKilledWriterLeavesNoLock()
    {
        const TestStore test;
        {
            StoreWriter other(QStringLiteral("hold"), test.path);
            QCOMPARE(other.line(), kWriter);
            other.kill();
        }
        const OpenStore open(test.path);
        QVERIFY(!open.store->isReadOnly());
        QVERIFY(!open.store->holder().has_value());
    }

    void neverTwoWritersInAThousandRaces()
    {
        const TestStore test(quickPlace());
        StoreWriter first(QStringLiteral("race"), test.path);
        StoreWriter second(QStringLiteral("race"), test.path);
        int writers = 0;
        int both = 0;
        for (int i = 0; i < 1'000; ++i) {
            first.tell("open");
            second.tell("open");
            const QString a = first.line();
            const QString b = second.line();
            QVERIFY2(a == kWriter || a == kReader, qPrintable(a));
            QVERIFY2(b == kWriter || b == kReader, qPrintable(b));
            writers += (a == kWriter ? 1 : 0) + (b == kWriter ? 1 : 0);
            both += a == kWriter && b == kWriter ? 1 : 0;
            for (StoreWriter* one : {&first, &second}) {
                one->tell("close");
                QCOMPARE(one->line(), QStringLiteral("closed"));
            }
        }
        qInfo("1000 races: %d writers, %d times two at once", writers, both);
        QCOMPARE(both, 0);
        QCOMPARE(writers, 1'000);
    }

    void aReaderTakesNoLock()
    {
        const TestStore test;
        OpenOptions reading;
        reading.access = Access::Read;
        const OpenStore reader(test.path, reading);
        QVERIFY(reader.store->isReadOnly());
        QVERIFY(!reader.store->holder().has_value());
        GENEX_THROWS(reader->audit().note(kNote), ErrorCode::PermissionDenied, "read-only");
        const OpenStore writer(test.path);
        QVERIFY(!writer.store->isReadOnly());
    }

    void aLockFileThatVanishesStopsTheWriter()
    {
        const TestStore test;
        const OpenStore open(test.path);
        std::filesystem::remove(test.path.string() + ".lock");
        GENEX_THROWS(open->cases().create({}, "s", kNote), ErrorCode::Io, "was removed");
        const OpenStore next(test.path);
        GENEX_THROWS(open->cases().create({}, "s", kNote), ErrorCode::Io, "was removed");
        next->cases().create({}, "s", kNote);
        QCOMPARE(next->cases().count(), 1U);
    }

    void withoutLocksOneProcessHasTheStore()
    {
        const TestStore test;
        {
            const OpenStore open(test.path, withoutLocks());
            QVERIFY(!open.store->isReadOnly());
            open->cases().create(Texts{"e"}, "s", kNote);
            QVERIFY(!std::filesystem::exists(test.path.string() + "-shm"));
            for (const Access access : {Access::Write, Access::Read}) {
                OpenOptions second = withoutLocks();
                second.access = access;
                GENEX_THROWS(test.open(second), ErrorCode::PermissionDenied,
                             std::to_string(QCoreApplication::applicationPid()));
            }
            // A process that sees locks on the same folder keeps out too.
            GENEX_THROWS(test.open(), ErrorCode::PermissionDenied, ".writer");
        }
        QVERIFY(!std::filesystem::exists(test.path.string() + ".writer"));
        const OpenStore open(test.path, withoutLocks());
        QCOMPARE(open->cases().all().at(0).summary, std::string("s"));
    }

    void withoutLocksAReaderReadsAloneAndWritesNothing()
    {
        const TestStore test;
        OpenStore(test.path, withoutLocks())->cases().create({}, "s", kNote);
        OpenOptions reading = withoutLocks();
        reading.access = Access::Read;
        const OpenStore open(test.path, reading);
        QVERIFY(open.store->isReadOnly());
        QCOMPARE(open->cases().count(), 1U);
        GENEX_THROWS(open->cases().create({}, "s", kNote), ErrorCode::PermissionDenied, "read-only");
        OpenOptions other;
        other.access = Access::Read;
        GENEX_THROWS(test.open(other), ErrorCode::PermissionDenied, ".writer");
    }

    void aStaleLockFileNamesItsMakerAndTheRemedy()
    {
        const TestStore test;
        Holder gone{"ben", "ward-3", 4711, Time(std::chrono::hours(24 * 365 * 50))};
        writeFileAtomically(test.path.string() + ".writer", textOf(gone));
        const Error error = errorOf([&] { test.open(withoutLocks()); });
        QVERIFY(error.code == ErrorCode::PermissionDenied);
        QVERIFY2(error.message.english().find("ben on ward-3 (process 4711, since 2019-12-20T00:00:00Z)") !=
                     std::string::npos,
                 error.message.english().c_str());
        QVERIFY(error.remedy.english().find("ward.store.writer") != std::string::npos);
        std::filesystem::remove(test.path.string() + ".writer");
        QVERIFY(!test.open(withoutLocks())->isReadOnly());
    }

    void aWriterWithLocksKeepsAnotherWithoutThemOut()
    {
        const TestStore test;
        const auto store = test.open();
        GENEX_THROWS(test.open(withoutLocks()), ErrorCode::PermissionDenied, ".lock");
        QVERIFY(!std::filesystem::exists(test.path.string() + ".writer"));
    }

    void aDamagedLockFileIsNoCrash()
    {
        for (const char* text : {"", "{", "[1]", R"({"user":7})", R"({"pid":"x"})", "\xff\xfe"}) {
            const Holder holder = holderFromText(text);
            QVERIFY(!describe(holder).empty());
        }
        const Holder holder{"anna", "ward", 12, Time(std::chrono::seconds(1))};
        QCOMPARE(describe(holderFromText(textOf(holder))).english(), describe(holder).english());
    }
};

QTEST_GUILESS_MAIN(TestWriterLock)
#include "tst_writerlock.moc"
