// SPDX-License-Identifier: GPL-3.0-or-later
// Every call of SQLite to the disk fails once, and from then on: a clear error, and nothing acknowledged is
// lost.
#include "common/jobcontrol.h"
#include "support/stores/faultvfs.h"
#include "support/stores/stores.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;
using faultvfs::Call;
using faultvfs::Fault;

namespace {

constexpr std::uint64_t kMostCalls = 2'000;

/// What was acknowledged on the way.
struct Outcome
{
    std::uint64_t events = 0;
    std::optional<std::string> record;
    Error error; ///< that ended it; empty message: none
};

OpenOptions faulty()
{
    OpenOptions options;
    options.fileLayer = faultvfs::kName;
    return options;
}

void work(const std::filesystem::path& path, const CaseId& id, Outcome& outcome)
{
    const OpenStore open(path, faulty());
    for (int i = 0; i < 3; ++i) {
        const std::uint64_t count = outcome.events;
        open->cases().append(id, count, Texts{std::to_string(count) + std::string(6'000, 'x')},
                             std::to_string(count + 1), kNote);
        ++outcome.events;
        open->records().write("setting/where", std::to_string(count), kNote);
        outcome.record = std::to_string(count);
    }
}

/// A store with one case, to be copied for each round. The store that checks waits for its disk, a thousand
/// times: so it is in memory where it can be.
struct PreparedStore : TestStore
{
    PreparedStore()
        : TestStore(quickPlace())
    {
        {
            const OpenStore open(path);
            id = open->cases().create({}, "0", kNote);
        }
        bytes = readWholeFile(path);
    }

    std::optional<CaseId> id;
    std::string bytes;
};

/// The record may be one ahead, as the events may be: written, and the call failed all the same.
bool holds(const Outcome& outcome, std::uint64_t events, const std::optional<std::string>& record)
{
    const bool recordFits = record == outcome.record || record == std::to_string(outcome.events) ||
                            (events > 0 && record == std::to_string(events - 1));
    return (events == outcome.events || events == outcome.events + 1) && recordFits;
}

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private:
    void checkAfter(const PreparedStore& test, const Outcome& outcome)
    {
        const OpenStore open(test.path, later());
        JobControl job;
        open->verify(job);
        const auto content = open->cases().read(*test.id);
        QCOMPARE(content.summary.summary, std::to_string(content.events.size()));
        QVERIFY2(holds(outcome, content.events.size(), open->records().read("setting/where")),
                 outcome.error.message.english().c_str());
        open->cases().append(*test.id, content.events.size(), Texts{"after"}, "after", kNote);
    }

    void removeBeside(const std::filesystem::path& path)
    {
        for (const char* suffix : {"-wal", "-shm", "-journal"})
            std::filesystem::remove(path.string() + suffix);
    }

private Q_SLOTS:
    void initTestCase() { faultvfs::install(); }

    void everyCallFails_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<bool>("forEver");
        const std::vector<std::pair<Call, const char*>> calls{
            {Call::Read, "read"},          {Call::Write, "write"},
            {Call::DiskFull, "disk full"}, {Call::Sync, "sync"},
            {Call::Truncate, "truncate"},  {Call::Open, "open"},
            {Call::Delete, "delete"},      {Call::SharedMemory, "shared memory"}};
        for (const auto& [call, name] : calls) {
            QTest::addRow("%s once", name) << static_cast<int>(call) << false;
            QTest::addRow("%s for ever", name) << static_cast<int>(call) << true;
        }
    }

    void everyCallFails()
    {
        QFETCH(const int, call);
        QFETCH(const bool, forEver);
        const PreparedStore test;
        std::uint64_t rounds = 0;
        std::uint64_t errors = 0;
        for (std::uint64_t at = 1; at <= kMostCalls; ++at) {
            removeBeside(test.path);
            writeFileAtomically(test.path, test.bytes);
            Outcome outcome;
            faultvfs::arm({static_cast<Call>(call), at, forEver});
            outcome.error = errorOf([&] { work(test.path, *test.id, outcome); });
            const bool struck = faultvfs::hasStruck();
            faultvfs::disarm();
            if (!struck)
                break;
            ++rounds;
            errors += outcome.error.message.empty() ? 0 : 1;
            const bool isClear = outcome.error.message.empty() || outcome.error.code != ErrorCode::Internal;
            QVERIFY2(isClear, outcome.error.message.english().c_str());
            const bool mayBeFull = static_cast<Call>(call) != Call::DiskFull || outcome.error.message.empty();
            QVERIFY2(mayBeFull || outcome.error.code == ErrorCode::DiskFull,
                     outcome.error.message.english().c_str());
            checkAfter(test, outcome);
            if (QTest::currentTestFailed()) {
                qWarning("at call %llu: %s", static_cast<unsigned long long>(at),
                         outcome.error.message.english().c_str());
                return;
            }
        }
        qInfo("%llu calls failed in turn, %llu were told as errors; nothing acknowledged was lost",
              static_cast<unsigned long long>(rounds), static_cast<unsigned long long>(errors));
        QVERIFY(rounds > 0 && rounds < kMostCalls);
    }

    void aSessionGoesOnAfterAFault()
    {
        const PreparedStore test;
        const OpenStore open(test.path, faulty());
        std::uint64_t count = 0;
        for (const Call call : {Call::Write, Call::DiskFull, Call::Sync}) {
            faultvfs::arm({call, 1, false});
            QVERIFY(!errorOf([&] {
                         open->cases().append(*test.id, count, Texts{"x"}, "x", kNote);
                     }).message.empty());
            faultvfs::disarm();
            QCOMPARE(open->cases().read(*test.id).events.size(), count);
            count = open->cases().append(*test.id, count, Texts{"x"}, "x", kNote);
        }
        QCOMPARE(count, 3U);
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
