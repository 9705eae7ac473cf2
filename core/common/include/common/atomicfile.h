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

/// Who may read a file that is written.
enum class FileAccess { Everybody, Owner };

/// A file that is replaced as a whole or stays as it was: written beside its place, and put there by
/// commit(). Without that call nothing is left of it. A link to a file stays one. Throws Failure naming the
/// path.
class AtomicFile
{
public:
    explicit AtomicFile(const std::filesystem::path& path, FileAccess access = FileAccess::Everybody);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::string_view bytes);
    /// Brings it to disk and gives it its name.
    void commit();

private:
    [[noreturn]] void fail() const;

    std::filesystem::path m_path;
    std::filesystem::path m_beside;
    Descriptor m_file;
};

/// All of it at once: written, brought to disk, put in its place.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes,
                         FileAccess access = FileAccess::Everybody);
/// For what is too large to be held in memory: written while `write` makes it.
void writeFileAtomically(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write);

struct NamedBytes
{
    std::string name;
    std::string bytes;
};

/// Replaces the folder by one with these files and nothing else, or leaves it as it was: written beside it,
/// brought to disk, exchanged for it in one step. A folder that holds anything else is refused. Throws
/// Failure naming the path.
void writeFolderAtomically(const std::filesystem::path& folder, const std::vector<NamedBytes>& files);

/// Brings a file, or the names in a folder, to the disk. Throws Failure naming the path.
void bringToDisk(const std::filesystem::path& path);

/// The bytes of a regular file. Throws Failure naming the path.
std::string readWholeFile(const std::filesystem::path& path);

} // namespace genex
