// SPDX-License-Identifier: GPL-3.0-or-later
// Every rename and every sync that making, backing up and restoring a store asks of the system fails once: a
// clear error, and the store is as it was.
#include "common/jobcontrol.h"
#include "storage/backup.h"
#include "support/stores/stores.h"

#include <QTest>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// The calls that fail on cue: this program's own take the place of the C library's.
struct Cue
{
    std::uint64_t count = 0;
    std::uint64_t at = 0; ///< counts from 1; 0: never
};

Cue& cue()
{
    static Cue only;
    return only;
}

bool strikes()
{
    Cue& now = cue();
    if (now.at == 0 || ++now.count != now.at)
        return false;
    errno = EIO;
    return true;
}

} // namespace

extern "C" int rename(const char* from, const char* to) noexcept
{
    return strikes() ? -1 : ::renameat(AT_FDCWD, from, AT_FDCWD, to);
}

extern "C" int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                         unsigned int flags) noexcept
{
    return strikes() ? -1 : static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

extern "C" int fsync(int file)
{
    return strikes() ? -1 : static_cast<int>(::syscall(SYS_fsync, file));
}

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

constexpr std::uint64_t kMostCalls = 1'000;

std::size_t filesIn(const std::filesystem::path& folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

std::vector<std::string> summariesIn(const std::filesystem::path& path)
{
    std::vector<std::string> summaries;
    const OpenStore open(path, later());
    JobControl job;
    open->verify(job);
    for (const CaseSummary& summary : open->cases().all())
        summaries.push_back(summary.summary);
    std::ranges::sort(summaries);
    return summaries;
}

/// Lets the first call fail, then the second, until all did; `check` looks after each.
template <typename Prepare, typename Work, typename Check>
std::uint64_t failEachOf(Prepare&& prepare, Work&& work, Check&& check)
{
    for (std::uint64_t at = 1; at < kMostCalls; ++at) {
        prepare();
        cue() = {0, at};
        const Error error = errorOf(work);
        const bool isReached = cue().count >= at;
        cue() = {};
        if (!isReached)
            return at - 1;
        check(error);
        if (QTest::currentTestFailed()) {
            qWarning("at call %llu: %s", static_cast<unsigned long long>(at),
                     error.message.english().c_str());
            return at;
        }
    }
    return kMostCalls;
}

void empty(const std::filesystem::path& folder)
{
    for (const auto& file : std::filesystem::directory_iterator(folder))
        std::filesystem::remove_all(file.path());
}

void requireClear(const Error& error)
{
    QVERIFY2(error.message.empty() || (error.code != ErrorCode::Internal && !error.remedy.empty()),
             error.message.english().c_str());
}

} // namespace

class TestFileFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStoreIsMadeAsAWholeOrNotAtAll()
    {
        const QTemporaryDir folder(quickPlace());
        const std::filesystem::path path = folder.filePath(QStringLiteral("w.store")).toStdString();
        std::uint64_t told = 0;
        const std::uint64_t failed = failEachOf(
            [&] { empty(path.parent_path()); }, [&] { createStore(path, newStore()); },
            [&](const Error& error) {
                requireClear(error);
                told += error.message.empty() ? 0 : 1;
                if (error.message.empty())
                    QVERIFY(summariesIn(path).empty());
                else if (std::filesystem::exists(path)) // its name is there, and only that was not synced
                    QVERIFY(OpenStore(path, later()).session != nullptr);
                else
                    QCOMPARE(filesIn(path.parent_path()), std::size_t{0});
            });
        qInfo("%llu calls failed in turn, %llu were told", static_cast<unsigned long long>(failed),
              static_cast<unsigned long long>(told));
        QVERIFY(failed >= 3 && told >= 2 && failed < kMostCalls);
    }

    void aBackupThatFailsLeavesNoFile()
    {
        const TestStore test(quickPlace());
        const OpenStore open(test.path);
        open->cases().create(Texts{"e"}, "s", kNote);
        const std::filesystem::path backup = test.path.string() + ".copy";
        const std::uint64_t failed =
            failEachOf([&] { std::filesystem::remove(backup); },
                       [&] {
                           JobControl job;
                           writeBackup(*open.session, backup, job);
                       },
                       [&](const Error& error) {
                           requireClear(error);
                           if (std::filesystem::exists(backup))
                               QVERIFY(!readBackupInfo(backup).storeId.empty()); // whole, where it is at all
                           QCOMPARE(open->cases().count(), std::uint64_t{1});
                       });
        qInfo("%llu calls failed in turn", static_cast<unsigned long long>(failed));
        QVERIFY(failed >= 2 && failed < kMostCalls);
        QVERIFY(std::filesystem::exists(backup)); // the last time nothing failed
    }

    /// As a killed program leaves it: what was acknowledged last stands in the journal.
    void aRestoreThatFailsLeavesTheStoreWithItsJournal()
    {
        const TestStore source(quickPlace());
        const QTemporaryDir folder(quickPlace());
        const std::filesystem::path path = folder.filePath(QStringLiteral("w.store")).toStdString();
        const std::filesystem::path backup = source.path.string() + ".copy";
        {
            const OpenStore open(source.path);
            open->cases().create(Texts{"e"}, "old", kNote);
            JobControl job;
            writeBackup(*open.session, backup, job);
            open->cases().create(Texts{"e"}, "new", kNote);
            for (const char* suffix : {"", "-wal"})
                std::filesystem::copy_file(source.path.string() + suffix, path.string() + suffix);
        }
        QVERIFY(std::filesystem::file_size(path.string() + "-wal") > 0);
        const std::string whole = readWholeFile(path);
        const std::string journal = readWholeFile(path.string() + "-wal");
        std::uint64_t told = 0;
        const std::uint64_t failed = failEachOf(
            [&] {
                empty(path.parent_path());
                writeFileAtomically(path, whole);
                writeFileAtomically(path.string() + "-wal", journal);
            },
            [&] {
                JobControl job;
                restoreBackup(backup, path, {kPassphrase, {}}, job);
            },
            [&](const Error& error) {
                requireClear(error);
                told += error.message.empty() ? 0 : 1;
                if (!error.message.empty()) {
                    QCOMPARE(readWholeFile(path), whole);
                    QCOMPARE(readWholeFile(path.string() + "-wal"), journal);
                }
                QCOMPARE(summariesIn(path), error.message.empty() ? (Texts{"old"}) : (Texts{"new", "old"}));
            });
        qInfo("%llu calls failed in turn, %llu were told", static_cast<unsigned long long>(failed),
              static_cast<unsigned long long>(told));
        QVERIFY(failed >= 5 && told >= 4 && failed < kMostCalls);
        QCOMPARE(summariesIn(path), Texts{"old"});
    }
};

QTEST_APPLESS_MAIN(TestFileFaults)
#include "tst_filefaults.moc"
