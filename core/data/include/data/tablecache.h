// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/tableimport.h"

#include <cstdint>
#include <filesystem>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace genex::data {

class UntypedTable;

/// How a file stood on disk when it was looked at.
struct FileStamp
{
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::int64_t modifiedNs = 0;
    std::int64_t changedNs = 0; ///< also when somebody set the time of the last change back

    bool operator==(const FileStamp&) const = default;
};

struct HashedFile
{
    std::filesystem::path path;
    std::string sha256;
    FileStamp stamp;
};

/// Tables that were read, by the hashes of their files: whoever asks for one again, with another label or
/// other kinds too, gets it without a second reading. Those that were not asked for longest are dropped first
/// when all together exceed the limit. An error is never kept. Any thread may ask.
class TableCache
{
public:
    /// Some millions of rows with a hundred findings.
    static constexpr std::size_t kMostBytes = std::size_t{512} << 20;

    explicit TableCache(std::size_t mostBytes = kMostBytes);
    ~TableCache();
    TableCache(const TableCache&) = delete;
    TableCache& operator=(const TableCache&) = delete;

    /// Hashes a file, unless it stands as it did when it was hashed before.
    HashedFile hash(const std::filesystem::path& file, JobControl& job);
    /// As importTable() gives it. Failure(InvalidInput) when the file is no longer the one that was hashed.
    Table read(const HashedFile& file, const ImportOptions& options, JobControl& job);
    void clear();

private:
    /// What the cells of a table depend on, besides the kinds that its columns are given.
    struct Key
    {
        std::vector<std::string> sha256s; ///< of the file and, for images, of its labels
        std::vector<std::string> names;
        std::optional<bool> hasHeader;
        std::optional<char> delimiter;
        std::vector<std::string> missing;

        bool operator==(const Key&) const = default;
    };
    struct Entry
    {
        Key key;
        std::shared_ptr<const UntypedTable> table;
        std::size_t bytes = 0;
    };
    struct KnownHash
    {
        FileStamp stamp;
        std::string sha256;
    };

    std::optional<std::string> knownHash(const std::filesystem::path& file, const FileStamp& stamp);
    void remember(const HashedFile& file);
    void requireUnchanged(const HashedFile& file, JobControl& job);
    std::shared_ptr<const UntypedTable> find(const Key& key);
    void keep(Key key, std::shared_ptr<const UntypedTable> table);

    std::size_t m_mostBytes;
    std::timed_mutex m_reading; ///< one at a time: whoever wants the same table waits for it
    std::mutex m_mutex;         ///< of what follows
    std::list<Entry> m_entries; ///< asked for last first
    std::map<std::filesystem::path, KnownHash> m_hashes;
};

} // namespace genex::data
