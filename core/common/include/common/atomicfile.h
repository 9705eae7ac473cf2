// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/descriptor.h"

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace genex {

/// Who may read the written file.
enum class FileAccess { Everybody, Owner };

/// A file that is replaced atomically: written to a temporary file next to its destination and renamed by
/// commit(). Without commit() the temporary file is removed. Symbolic links are followed, not replaced.
/// Throws Failure naming the path.
class AtomicFile
{
public:
    explicit AtomicFile(const std::filesystem::path& path, FileAccess access = FileAccess::Everybody);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::string_view bytes);
    /// Syncs the file and renames it to its destination.
    void commit();

private:
    [[noreturn]] void fail() const;

    std::filesystem::path m_path;
    std::filesystem::path m_beside;
    Descriptor m_file;
};

/// Writes, syncs and renames in one call.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes,
                         FileAccess access = FileAccess::Everybody);
/// For content too large to hold in memory: `write` streams it.
void writeFileAtomically(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write);

struct NamedBytes
{
    std::string name;
    std::string bytes;
};

/// Replaces the folder atomically by one with exactly these files: written next to it, synced, then exchanged
/// in one step. A folder that contains other files is refused. Throws Failure naming the path.
void writeFolderAtomically(const std::filesystem::path& folder, const std::vector<NamedBytes>& files);

/// Syncs a file, or the entries of a folder. Throws Failure naming the path.
void bringToDisk(const std::filesystem::path& path);

/// The bytes of a regular file. Throws Failure naming the path.
std::string readWholeFile(const std::filesystem::path& path);

} // namespace genex
