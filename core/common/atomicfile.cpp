// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/atomicfile.h"

#include "common/error.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace genex {

namespace {

[[noreturn]] void failWithErrno(const char* action, const std::filesystem::path& path)
{
    throw Failure(errorFromErrno(errno, action, path.string()));
}

/// A descriptor that closes itself.
class File
{
public:
    File(const std::filesystem::path& path, int flags, const char* action)
        : m_path(path)
        , m_action(action)
        , m_descriptor(::open(path.c_str(), flags | O_CLOEXEC, 0644))
    {
        if (m_descriptor < 0)
            failWithErrno(action, path);
    }
    ~File() { ::close(m_descriptor); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    void write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR)
                failWithErrno(m_action, m_path);
            if (written > 0)
                bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    std::string read() const
    {
        struct stat facts
        {};
        if (::fstat(m_descriptor, &facts) != 0)
            failWithErrno(m_action, m_path);
        if (!S_ISREG(facts.st_mode))
            throw Failure(ErrorCode::InvalidInput, Text("%1 is not a regular file.", m_path.string()));
        std::string bytes(static_cast<std::size_t>(facts.st_size), '\0');
        std::size_t done = 0;
        while (done < bytes.size()) {
            const ssize_t count = ::read(m_descriptor, bytes.data() + done, bytes.size() - done);
            if (count < 0 && errno != EINTR)
                failWithErrno(m_action, m_path);
            if (count == 0)
                break; // became shorter meanwhile: the reader's checks tell
            if (count > 0)
                done += static_cast<std::size_t>(count);
        }
        bytes.resize(done);
        return bytes;
    }

    void toDisk() const
    {
        if (::fsync(m_descriptor) != 0)
            failWithErrno(m_action, m_path);
    }

private:
    std::filesystem::path m_path;
    const char* m_action;
    int m_descriptor;
};

std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

/// Puts `made` in the place of `target`; what stood there, if anything, is in `made` afterwards.
void exchange(const std::filesystem::path& made, const std::filesystem::path& target)
{
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0)
        return;
    if (errno == EINVAL) { // some file systems cannot do it in one step
        const std::filesystem::path aside = made.string() + ".old";
        std::filesystem::rename(target, aside);
        std::filesystem::rename(made, target);
        std::filesystem::rename(aside, made);
        return;
    }
    if (errno != ENOENT || ::rename(made.c_str(), target.c_str()) != 0)
        failWithErrno("write", target);
}

/// A folder is replaced with all that is in it: nothing else may be in it.
void refuseOtherFiles(const std::filesystem::path& folder, const std::vector<NamedBytes>& files)
{
    if (!std::filesystem::exists(folder))
        return;
    if (!std::filesystem::is_directory(folder))
        throw Failure(ErrorCode::InvalidInput, Text("%1 is a file.", folder.string()),
                      "Choose another name.");
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const auto isSame = [&](const NamedBytes& file) { return file.name == name; };
        if (std::none_of(files.begin(), files.end(), isSame))
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1 holds other files, such as %2.", folder.string(), name),
                          "Choose another folder, or empty this one.");
    }
}

} // namespace

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes)
{
    std::filesystem::path temporary = path;
    temporary += ".part" + std::to_string(::getpid());
    try {
        {
            const File file(temporary, O_WRONLY | O_CREAT | O_TRUNC, "write");
            file.write(bytes);
            file.toDisk();
        }
        if (::rename(temporary.c_str(), path.c_str()) != 0)
            failWithErrno("write", path);
    } catch (...) {
        ::unlink(temporary.c_str());
        throw;
    }
    // The new name itself must survive a power cut too.
    File(folderOf(path), O_RDONLY | O_DIRECTORY, "write").toDisk();
}

void writeFolderAtomically(const std::filesystem::path& folder, const std::vector<NamedBytes>& files)
{
    std::filesystem::path target = std::filesystem::absolute(folder).lexically_normal();
    if (!target.has_filename()) // "models/x/"
        target = target.parent_path();
    std::filesystem::path temporary = target;
    temporary += ".part" + std::to_string(::getpid());
    std::error_code ignored;
    try {
        refuseOtherFiles(target, files);
        std::filesystem::remove_all(temporary);
        std::filesystem::create_directories(temporary);
        for (const NamedBytes& file : files)
            writeFileAtomically(temporary / file.name, file.bytes);
        exchange(temporary, target);
        File(target.parent_path(), O_RDONLY | O_DIRECTORY, "write").toDisk();
        std::filesystem::remove_all(temporary, ignored); // what stood there before
    } catch (const std::filesystem::filesystem_error& failure) {
        std::filesystem::remove_all(temporary, ignored);
        throw Failure(errorFromErrno(failure.code().value(), "write", target.string()));
    } catch (...) {
        std::filesystem::remove_all(temporary, ignored);
        throw;
    }
}

std::string readWholeFile(const std::filesystem::path& path)
{
    return File(path, O_RDONLY | O_NONBLOCK, "read").read();
}

} // namespace genex
