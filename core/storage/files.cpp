// SPDX-License-Identifier: GPL-3.0-or-later
#include "files.h"

#include "timecode.h"

#include "common/atomicfile.h"
#include "common/error.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>

namespace genex::storage {

namespace {

/// Suffixes of SQLite's auxiliary files.
constexpr std::array<std::string_view, 3> kBeside{"-wal", "-shm", "-journal"};

[[noreturn]] void failWithErrno(const char* action, const std::filesystem::path& path)
{
    throw Failure(errorFromErrno(errno, action, path.string()));
}

[[noreturn]] void failTaken(const std::filesystem::path& path)
{
    throw Failure(ErrorCode::InvalidInput, Text("%1 already exists.", path.string()), "Choose another name.");
}

void renameFile(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (::rename(from.c_str(), to.c_str()) != 0)
        failWithErrno("rename", from);
}

/// A database with a leftover journal lacks the journal's content.
void requireComplete(const std::filesystem::path& made)
{
    for (const std::string_view suffix : {"-wal", "-journal"}) {
        std::error_code problem;
        if (std::filesystem::file_size(withSuffix(made, suffix), problem) > 0 && !problem)
            throw Failure(ErrorCode::Io,
                          Text("Cannot complete %1: its journal could not be written back.", made.string()),
                          "Check the disk and its free space, then try again.");
    }
}

} // namespace

std::filesystem::path freeName(const std::filesystem::path& start, std::string_view end)
{
    std::filesystem::path name = withSuffix(start, end);
    for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(name)); ++i)
        name = withSuffix(start, "-" + std::to_string(i) + std::string(end));
    return name;
}

void createPrivateFile(const std::filesystem::path& path)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (file.isOpen())
        return;
    if (errno == EEXIST)
        failTaken(path);
    failWithErrno("create", path);
}

void publish(const std::filesystem::path& made, const std::filesystem::path& target)
{
    requireComplete(made);
    bringToDisk(made);
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) != 0) {
        if (errno == EEXIST)
            failTaken(target);
        // Not supported by some file systems: check first.
        if (errno != EINVAL && errno != ENOSYS)
            failWithErrno("write", target);
        if (std::filesystem::exists(std::filesystem::symlink_status(target)))
            failTaken(target);
        renameFile(made, target);
    }
    bringToDisk(target.parent_path());
}

SetAside::SetAside(const std::filesystem::path& store, Time now)
    : m_name(freeName(withSuffix(store, ".set-aside-" + timeText(now, UtcForm::FileName)), ""))
{
    try {
        // The journal first: a database must never be seen with another's journal.
        for (const std::string_view suffix : kBeside) {
            if (std::filesystem::exists(withSuffix(store, suffix)))
                move(withSuffix(store, suffix), withSuffix(m_name, suffix));
        }
        move(store, m_name);
        bringToDisk(store.parent_path());
    } catch (...) {
        putBack();
        throw;
    }
}

SetAside::~SetAside()
{
    putBack();
}

void SetAside::move(const std::filesystem::path& from, const std::filesystem::path& to)
{
    renameFile(from, to);
    m_moved.emplace_back(from, to);
}

void SetAside::putBack() noexcept
{
    for (auto pair = m_moved.rbegin(); pair != m_moved.rend(); ++pair)
        ::rename(pair->second.c_str(), pair->first.c_str());
    m_moved.clear();
}

void removeStoreFiles(const std::filesystem::path& store)
{
    std::error_code ignored;
    std::filesystem::remove(store, ignored);
    std::filesystem::remove(withSuffix(store, ".lock"), ignored);
    for (const std::string_view suffix : kBeside)
        std::filesystem::remove(withSuffix(store, suffix), ignored);
}

std::filesystem::path withSuffix(std::filesystem::path path, std::string_view suffix)
{
    path += suffix;
    return path;
}

} // namespace genex::storage
