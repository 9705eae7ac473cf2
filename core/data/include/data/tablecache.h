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

/// State of a file on disk, to detect changes.
struct FileStamp
{
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::int64_t modifiedNs = 0;
    std::int64_t changedNs = 0; ///< detects changes even if the modification time was reset

    bool operator==(const FileStamp&) const = default;
};

struct HashedFile
{
    std::filesystem::path path;
    std::string sha256;
    FileStamp stamp;
};

/// Cache of imported tables by file hash: a repeated request, even with another label or other kinds, does
/// not read the file again. Least recently used tables are evicted when the limit is exceeded. Errors are not
/// cached. Thread-safe.
class TableCache
{
public:
    /// A few million rows with a hundred findings.
    static constexpr std::size_t kMostBytes = std::size_t{512} << 20;

    explicit TableCache(std::size_t mostBytes = kMostBytes);
    ~TableCache();
    TableCache(const TableCache&) = delete;
    TableCache& operator=(const TableCache&) = delete;

    /// Hashes a file, unless it is unchanged since it was last hashed.
    HashedFile hash(const std::filesystem::path& file, JobControl& job);
    /// Same result as importTable(). Failure(InvalidInput) if the file has changed since it was hashed.
    Table read(const HashedFile& file, const ImportOptions& options, JobControl& job);
    void clear();

private:
    /// What the cells of a table depend on, apart from the kinds of its columns.
    struct Key
    {
        std::vector<std::string> sha256s; ///< of the file and, for images, its labels
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
    std::timed_mutex m_reading; ///< one import at a time: a second request for the same table waits
    std::mutex m_mutex;         ///< guards the members below
    std::list<Entry> m_entries; ///< most recently used first
    std::map<std::filesystem::path, KnownHash> m_hashes;
};

} // namespace genex::data
