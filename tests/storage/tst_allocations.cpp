// SPDX-License-Identifier: GPL-3.0-or-later
// Every allocation of SQLite on the way of a change fails once: an error that says so, and the session goes
// on.
#include "common/jobcontrol.h"
#include "support/stores/faultvfs.h"
#include "support/stores/stores.h"

#include <QTest>

#include <sqlite3.h>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

constexpr std::uint64_t kMostAllocations = 20'000;

struct Allocations
{
    sqlite3_mem_methods usual{};
    std::uint64_t count = 0;
    std::uint64_t failAt = 0; ///< 0: never
};

Allocations& allocations()
{
    static Allocations only;
    return only;
}

bool fails()
{
    Allocations& now = allocations();
    return now.failAt != 0 && ++now.count == now.failAt;
}

void* allocate(int size)
{
    return fails() ? nullptr : allocations().usual.xMalloc(size);
}

void* resize(void* memory, int size)
{
    return fails() ? nullptr : allocations().usual.xRealloc(memory, size);
}

/// Must come before SQLite's first use.
void failOnCue()
{
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &allocations().usual);
    sqlite3_mem_methods own = allocations().usual;
    own.xMalloc = allocate;
    own.xRealloc = resize;
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &own) != SQLITE_OK)
        qFatal("SQLite was used before");
}

/// Runs it with the n-th allocation failing; whether there were so many is in `reached`.
template <typename Function>
Error withFailure(std::uint64_t at, bool& reached, Function&& function)
{
    allocations().count = 0;
    allocations().failAt = at;
    const Error error = errorOf(function);
    reached = allocations().count >= at;
    allocations().failAt = 0;
    return error;
}

} // namespace

class TestAllocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        failOnCue();
        faultvfs::install(); // for a disk that does not wait
    }

    void everyAllocationOfAChangeFailsOnce()
    {
        const TestStore test;
        OpenOptions options;
        options.fileLayer = faultvfs::kName;
        const OpenStore open(test.path, options);
        const CaseId id = open->cases().create({}, "0", kNote);
        std::uint64_t count = 0;
        std::uint64_t failed = 0;
        std::uint64_t at = 1;
        for (bool reached = true; reached && at < kMostAllocations; ++at) {
            const Error error = withFailure(at, reached, [&] {
                open->cases().append(id, count, Texts{std::string(3'000, 'x')}, "s", kNote);
            });
            if (error.message.empty()) {
                ++count;
            } else {
                ++failed;
                QVERIFY2(error.code == ErrorCode::OutOfMemory, error.message.english().c_str());
            }
            QCOMPARE(open->cases().read(id).events.size(), count);
        }
        JobControl job;
        open->verify(job);
        qInfo("%llu allocations failed in turn, %llu were told as errors, %llu were done without",
              static_cast<unsigned long long>(at - 1), static_cast<unsigned long long>(failed),
              static_cast<unsigned long long>(count));
        QVERIFY(failed > 10 && at < kMostAllocations);
    }

    void everyAllocationOfOpeningFailsOnce()
    {
        const TestStore test;
        {
            const OpenStore open(test.path);
            open->cases().create(Texts{"e"}, "s", kNote);
        }
        OpenOptions options = later();
        options.fileLayer = faultvfs::kName;
        std::uint64_t failed = 0;
        std::uint64_t at = 1;
        for (bool reached = true; reached && at < kMostAllocations; ++at) {
            const Error error = withFailure(at, reached, [&] {
                const OpenStore open(test.path, options);
                open->cases().all();
            });
            failed += error.message.empty() ? 0 : 1;
            QVERIFY2(error.message.empty() || error.code == ErrorCode::OutOfMemory,
                     error.message.english().c_str());
        }
        const OpenStore open(test.path, later());
        QCOMPARE(open->cases().all().at(0).summary, std::string("s"));
        qInfo("%llu allocations failed in turn, %llu were told as errors",
              static_cast<unsigned long long>(at - 1), static_cast<unsigned long long>(failed));
        QVERIFY(failed > 10 && at < kMostAllocations);
    }
};

QTEST_GUILESS_MAIN(TestAllocations)
#include "tst_allocations.moc"
