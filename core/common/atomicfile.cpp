// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/atomicfile.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <ostream>
#include <streambuf>
#include <sys/stat.h>

namespace genex {

namespace {

constexpr mode_t kForEverybody = 0644;
constexpr mode_t kForOwner = 0600;

[[noreturn]] void failWithErrno(const char* action, const std::filesystem::path& path)
{
    throw Failure(errorFromErrno(errno, action, path.string()));
}

/// The target of a link, so that the link is kept.
std::filesystem::path behindLinks(const std::filesystem::path& path)
{
    std::error_code problem;
    const bool isLink = std::filesystem::is_symlink(path, problem);
    return isLink ? std::filesystem::weakly_canonical(path, problem) : path;
}

/// A name unique among all writers, in this process or another.
std::filesystem::path nameBeside(const std::filesystem::path& path)
{
    static std::atomic<unsigned> number = 0;
    std::filesystem::path beside = path;
    beside += ".part" + std::to_string(::getpid()) + "-" + std::to_string(number++);
    return beside;
}

/// A replaced file keeps its permissions.
mode_t modeOf(const std::filesystem::path& path, FileAccess access)
{
    struct stat facts
    {};
    if (access == FileAccess::Owner)
        return kForOwner;
    return ::stat(path.c_str(), &facts) == 0 ? facts.st_mode & 0777U : kForEverybody;
}

/// Streams to a file in chunks.
class FileBuffer : public std::streambuf
{
public:
    explicit FileBuffer(AtomicFile& file)
        : m_file(file)
    {
        setp(m_piece.data(), m_piece.data() + m_piece.size());
    }

protected:
    int_type overflow(int_type letter) override
    {
        sync();
        if (!traits_type::eq_int_type(letter, traits_type::eof()))
            sputc(traits_type::to_char_type(letter));
        return traits_type::not_eof(letter);
    }
    int sync() override
    {
        m_file.write({pbase(), static_cast<std::size_t>(pptr() - pbase())});
        setp(m_piece.data(), m_piece.data() + m_piece.size());
        return 0;
    }

private:
    AtomicFile& m_file;
    std::array<char, std::size_t{1} << 16> m_piece{};
};

std::size_t sizeOf(const Descriptor& file, const std::filesystem::path& path)
{
    struct stat facts
    {};
    if (::fstat(file.number(), &facts) != 0)
        failWithErrno("read", path);
    if (!S_ISREG(facts.st_mode))
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a regular file.", path.string()));
    return static_cast<std::size_t>(facts.st_size);
}

/// Exchanges `made` and `target`; the previous content, if any, is in `made` afterwards.
void exchange(const std::filesystem::path& made, const std::filesystem::path& target)
{
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0)
        return;
    if (errno == EINVAL) { // not supported by some file systems
        const std::filesystem::path aside = made.string() + ".old";
        std::filesystem::rename(target, aside);
        std::filesystem::rename(made, target);
        std::filesystem::rename(aside, made);
        return;
    }
    if (errno != ENOENT || ::rename(made.c_str(), target.c_str()) != 0)
        failWithErrno("write", target);
}

/// A folder is replaced with all its contents: it must not contain anything else.
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

AtomicFile::AtomicFile(const std::filesystem::path& path, FileAccess access)
    : m_path(behindLinks(path))
    , m_beside(nameBeside(m_path))
{
    ::unlink(m_beside.c_str()); // left by a killed process with the same id
    m_file =
        Descriptor(::open(m_beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, modeOf(m_path, access)));
    if (!m_file.isOpen())
        fail();
}

AtomicFile::~AtomicFile()
{
    if (m_file.isOpen())
        ::unlink(m_beside.c_str());
}

void AtomicFile::fail() const
{
    Error error = errorFromErrno(errno, "write", m_path.string());
    if (error.remedy.empty())
        error.remedy = "Choose a folder that exists, has space left and may be written to.";
    throw Failure(std::move(error));
}

void AtomicFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            fail();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void AtomicFile::commit()
{
    if (::fsync(m_file.number()) != 0 || ::rename(m_beside.c_str(), m_path.c_str()) != 0)
        fail();
    const Descriptor written = std::move(m_file); // nothing is left to remove
    bringToDisk(m_path.parent_path());            // the new name must survive a power failure, too
}

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes, FileAccess access)
{
    AtomicFile file(path, access);
    file.write(bytes);
    file.commit();
}

void writeFileAtomically(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write)
{
    AtomicFile file(path);
    FileBuffer buffer(file);
    std::ostream stream(&buffer);
    stream.exceptions(std::ios::badbit); // lets exceptions of the file through
    write(stream);
    stream.flush();
    file.commit();
}

void writeFolderAtomically(const std::filesystem::path& folder, const std::vector<NamedBytes>& files)
{
    std::filesystem::path target = std::filesystem::absolute(folder).lexically_normal();
    if (!target.has_filename()) // "models/x/"
        target = target.parent_path();
    const std::filesystem::path temporary = nameBeside(target);
    std::error_code ignored;
    try {
        refuseOtherFiles(target, files);
        std::filesystem::remove_all(temporary);
        std::filesystem::create_directories(temporary);
        for (const NamedBytes& file : files)
            writeFileAtomically(temporary / file.name, file.bytes);
        exchange(temporary, target);
        bringToDisk(target.parent_path());
        std::filesystem::remove_all(temporary, ignored); // the previous content
    } catch (const std::filesystem::filesystem_error& failure) {
        std::filesystem::remove_all(temporary, ignored);
        throw Failure(errorFromErrno(failure.code().value(), "write", target.string()));
    } catch (...) {
        std::filesystem::remove_all(temporary, ignored);
        throw;
    }
}

void bringToDisk(const std::filesystem::path& path)
{
    const std::filesystem::path place = path.empty() ? std::filesystem::path(".") : path;
    const Descriptor file(::open(place.c_str(), O_RDONLY | O_CLOEXEC));
    const bool isThere = file.isOpen() && ::fsync(file.number()) == 0;
    if (!isThere && errno != EINVAL) // the file system does not sync folders
        failWithErrno("write", place);
}

std::string readWholeFile(const std::filesystem::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!file.isOpen())
        failWithErrno("read", path);
    std::string bytes(sizeOf(file, path), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::read(file.number(), bytes.data() + done, bytes.size() - done);
        if (count < 0 && errno != EINTR)
            failWithErrno("read", path);
        if (count == 0)
            break; // truncated meanwhile: the reader's checks report it
        if (count > 0)
            done += static_cast<std::size_t>(count);
    }
    bytes.resize(done);
    return bytes;
}

} // namespace genex
