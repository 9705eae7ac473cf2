// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tablecache.h"

#include "idxreader.h"
#include "untypedtable.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <numeric>
#include <sys/stat.h>

namespace genex::data {

namespace {

constexpr std::int64_t kNsPerSecond = 1'000'000'000;
/// Changes within this time may have the same timestamp: the coarsest file systems have a resolution of two
/// seconds.
constexpr std::int64_t kUnsettledNs = 2 * kNsPerSecond;
constexpr std::size_t kMostHashes = 256;
constexpr auto kBetweenLooks = std::chrono::milliseconds(50);

std::int64_t nanoseconds(const timespec& time)
{
    return time.tv_sec * kNsPerSecond + time.tv_nsec;
}

FileStamp stampOf(const std::filesystem::path& file)
{
    struct stat status = {};
    if (::stat(file.c_str(), &status) != 0)
        throw Failure(errorFromErrno(errno, "open", file.string()));
    return {status.st_dev, status.st_ino, status.st_size, nanoseconds(status.st_mtim),
            nanoseconds(status.st_ctim)};
}

/// Whether a later change would show in the stamp.
bool isSettled(const FileStamp& stamp)
{
    const std::int64_t now = std::chrono::duration_cast<std::chrono::nanoseconds>(
                                 std::chrono::system_clock::now().time_since_epoch())
                                 .count();
    return now - std::max(stamp.modifiedNs, stamp.changedNs) > kUnsettledNs;
}

/// The label file of a table of images; may be empty.
std::filesystem::path labelFileOf(const std::filesystem::path& file, const ImportOptions& options)
{
    std::filesystem::path labels = options.idxLabels.empty() ? labelsBeside(file) : options.idxLabels;
    std::error_code problem;
    return std::filesystem::is_regular_file(labels, problem) ? labels : std::filesystem::path();
}

std::unique_lock<std::timed_mutex> turnAt(std::timed_mutex& reading, JobControl& job)
{
    std::unique_lock turn(reading, std::defer_lock);
    while (!turn.try_lock_for(kBetweenLooks))
        job.checkPoint();
    return turn;
}

} // namespace

TableCache::TableCache(std::size_t mostBytes)
    : m_mostBytes(mostBytes)
{}

TableCache::~TableCache() = default;

HashedFile TableCache::hash(const std::filesystem::path& file, JobControl& job)
{
    const FileStamp stamp = stampOf(file);
    if (auto known = knownHash(file, stamp))
        return {file, *std::move(known), stamp};
    const bool mayRemember = isSettled(stamp);
    HashedFile hashed{file, hashOfFile(file, job), stamp};
    if (mayRemember && stampOf(file) == stamp)
        remember(hashed);
    return hashed;
}

Table TableCache::read(const HashedFile& file, const ImportOptions& options, JobControl& job)
{
    const auto turn = turnAt(m_reading, job);
    std::vector<HashedFile> files{file};
    if (const std::filesystem::path labels = labelFileOf(file.path, options); !labels.empty())
        files.push_back(hash(labels, job));
    Key key{{}, options.names, options.hasHeader, options.delimiter, options.missing};
    for (const HashedFile& one : files)
        key.sha256s.push_back(one.sha256);

    std::shared_ptr<const UntypedTable> table = find(key);
    if (!table || !table->canServe(options)) {
        auto fresh = std::make_shared<UntypedTable>(readUntyped(file.path, options, job));
        for (const HashedFile& one : files)
            requireUnchanged(one, job);
        if (fresh->bytes() > m_mostBytes)
            return withKinds(std::move(*fresh), options);
        keep(std::move(key), fresh);
        table = std::move(fresh);
    }
    UntypedTable copy = *table;
    copy.table.source = file.path.string(); // the same bytes may have been read from another path
    return withKinds(std::move(copy), options);
}

void TableCache::clear()
{
    const std::lock_guard lock(m_mutex);
    m_entries.clear();
}

std::optional<std::string> TableCache::knownHash(const std::filesystem::path& file, const FileStamp& stamp)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_hashes.find(file);
    if (found == m_hashes.end() || found->second.stamp != stamp)
        return std::nullopt;
    return found->second.sha256;
}

void TableCache::remember(const HashedFile& file)
{
    const std::lock_guard lock(m_mutex);
    if (m_hashes.size() >= kMostHashes)
        m_hashes.clear();
    m_hashes[file.path] = {file.stamp, file.sha256};
}

/// A table cached under the wrong hash would train a model on untraceable patients.
void TableCache::requireUnchanged(const HashedFile& file, JobControl& job)
{
    if (stampOf(file.path) != file.stamp && hashOfFile(file.path, job) != file.sha256)
        throw Failure(ErrorCode::InvalidInput, Text("%1 was changed while it was read.", file.path.string()),
                      "Try again when it is complete.");
}

std::shared_ptr<const UntypedTable> TableCache::find(const Key& key)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    if (found == m_entries.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found);
    return found->table;
}

void TableCache::keep(Key key, std::shared_ptr<const UntypedTable> table)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_entries, [&](const Entry& entry) { return entry.key == key; });
    const std::size_t bytes = table->bytes();
    m_entries.push_front({std::move(key), std::move(table), bytes});
    const auto total = [this] {
        return std::accumulate(m_entries.begin(), m_entries.end(), std::size_t{0},
                               [](std::size_t sum, const Entry& entry) { return sum + entry.bytes; });
    };
    while (total() > m_mostBytes)
        m_entries.pop_back();
}

} // namespace genex::data
