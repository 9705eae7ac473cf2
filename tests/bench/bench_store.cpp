// SPDX-License-Identifier: GPL-3.0-or-later
// A store with 100,000 cases: how long its list takes to read, how long a change takes to save, and the
// memory of it.
#include "measures.h"

#include "common/jobcontrol.h"
#include "storage/store.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace genex;

namespace {

constexpr std::size_t kCases = 100'000;
constexpr std::size_t kSummaryBytes = 300;
constexpr std::size_t kEventBytes = 500;
constexpr std::size_t kPage = 50;
constexpr int kSaves = 300;
constexpr int kReads = 5;
constexpr const char* kUser = "anna";
constexpr const char* kPassphrase = "correct horse battery";

template <typename Function>
double millisecondsOf(Function&& function)
{
    const auto start = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// What the thread itself worked: on a busy machine the clock on the wall counts the others too.
double processorMs()
{
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// VmRSS or VmHWM, in megabytes.
double memoryMb(const std::string& field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(field + ":"))
            return std::stod(line.substr(field.size() + 1)) / 1024;
    }
    return 0;
}

template <typename Function>
std::vector<double> repeated(int count, Function&& function)
{
    std::vector<double> samples;
    for (int i = 0; i < count; ++i)
        samples.push_back(millisecondsOf(function));
    return samples;
}

/// All cases through the front door, each a change of its own.
double fill(storage::Session& session)
{
    const std::vector<std::string> events{std::string(kEventBytes, 'e')};
    return millisecondsOf([&] {
        for (std::size_t i = 0; i < kCases; ++i)
            session.cases().create(events, std::string(kSummaryBytes, 's'), {"case.created", {}});
    });
}

/// In memory where the system offers that: a hundred thousand waits for the disk are not what is measured.
QString roomToFill()
{
    return QFileInfo(QStringLiteral("/dev/shm")).isWritable()
               ? QStringLiteral("/dev/shm/genex-bench-XXXXXX")
               : QDir::tempPath() + QStringLiteral("/genex-bench-XXXXXX");
}

} // namespace

int main()
{
    const QTemporaryDir folder;
    const QTemporaryDir quick(roomToFill());
    const std::filesystem::path path = folder.filePath(QStringLiteral("bench.store")).toStdString();
    const std::filesystem::path draft = quick.filePath(QStringLiteral("draft.store")).toStdString();
    storage::NewStore options;
    options.administrator = kUser;
    options.passphrase = kPassphrase;
    const double create = millisecondsOf([&] { storage::createStore(draft, options); });
    double filled = 0;
    {
        const auto store = storage::Store::open(draft);
        filled = fill(*store->unlock(kUser, kPassphrase));
    }
    std::filesystem::copy_file(draft, path);

    std::unique_ptr<storage::Store> store;
    std::unique_ptr<storage::Session> session;
    const double open = millisecondsOf([&] { store = storage::Store::open(path); });
    const double unlock = millisecondsOf([&] { session = store->unlock(kUser, kPassphrase); });
    const double memoryBefore = memoryMb("VmRSS");
    const auto page = repeated(kReads, [&] { session->cases().latest(kPage); });
    std::vector<storage::CaseSummary> all;
    const double workedBefore = processorMs();
    const auto list = repeated(kReads, [&] { all = session->cases().all(); });
    const double worked = (processorMs() - workedBefore) / kReads;
    const double memoryAfter = memoryMb("VmRSS");
    if (all.size() != kCases)
        throw std::runtime_error("cases are missing");

    const storage::CaseId id = all.front().id;
    std::uint64_t count = all.front().eventCount;
    const std::vector<std::string> events{std::string(kEventBytes, 'x')};
    const auto save = repeated(kSaves, [&] {
        count =
            session->cases().append(id, count, events, std::string(kSummaryBytes, 't'), {"case.changed", {}});
    });
    JobControl job;
    const double verify = millisecondsOf([&] { session->verify(job); });

    nlohmann::ordered_json result{{"benchmark", "store"},
                                  {"unit", "ms"},
                                  {"cases", kCases},
                                  {"file_mb", static_cast<double>(std::filesystem::file_size(path)) / 1e6},
                                  {"create", create},
                                  {"fill_per_case_in_memory", filled / static_cast<double>(kCases)},
                                  {"open", open},
                                  {"unlock", unlock},
                                  {"first_page", bench::summary(page)},
                                  {"all_summaries", bench::summary(list)},
                                  {"all_summaries_processor_time", worked},
                                  {"save_one_change", bench::summary(save)},
                                  {"verify_everything", verify},
                                  {"list_memory_mb", memoryAfter - memoryBefore},
                                  {"peak_memory_mb", memoryMb("VmHWM")}};
    std::cout << result.dump() << '\n';
    return 0;
}
