// SPDX-License-Identifier: GPL-3.0-or-later
#include "writerlock.h"

#include "holdertext.h"

#include "common/error.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace genex::storage {

namespace {

constexpr std::string_view kKernelFile = ".lock";
constexpr std::string_view kMadeFile = ".writer";

bool meansNoLocks(int errorNumber)
{
    return errorNumber == ENOLCK || errorNumber == ENOSYS || errorNumber == EINVAL ||
           errorNumber == EOPNOTSUPP;
}

struct flock wholeFile(short type)
{
    struct flock request
    {};
    request.l_type = type;
    request.l_whence = SEEK_SET;
    return request;
}

std::string contentOf(int descriptor)
{
    std::array<char, 4096> buffer{};
    const ssize_t count = ::pread(descriptor, buffer.data(), buffer.size(), 0);
    return count > 0 ? std::string(buffer.data(), static_cast<std::size_t>(count)) : std::string();
}

void replaceContent(int descriptor, const std::string& text, const std::filesystem::path& file)
{
    const bool written = ::ftruncate(descriptor, 0) == 0 && ::pwrite(descriptor, text.data(), text.size(),
                                                                     0) == static_cast<ssize_t>(text.size());
    if (!written)
        throw Failure(errorFromErrno(errno, "write", file.string()));
}

bool isSameFile(int descriptor, const std::filesystem::path& file)
{
    struct stat open
    {};
    struct stat named
    {};
    return ::fstat(descriptor, &open) == 0 && ::stat(file.c_str(), &named) == 0 &&
           open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

Descriptor openLockFile(const std::filesystem::path& file, int flags)
{
    return Descriptor(::open(file.c_str(), flags | O_CLOEXEC | O_NOFOLLOW, 0600));
}

std::string contentOfFile(const std::filesystem::path& file)
{
    const Descriptor descriptor = openLockFile(file, O_RDONLY);
    return descriptor.isOpen() ? contentOf(descriptor.number()) : std::string();
}

[[noreturn]] void failHeldByFile(const std::filesystem::path& store, const std::filesystem::path& mark,
                                 const std::string& content)
{
    throw Failure(ErrorCode::PermissionDenied,
                  Text("%1 is in use by %2, on a file system without file locks.", store.string(),
                       describe(holderFromText(content))),
                  Text("Wait until that program has closed it. If it is no longer running, delete %1 and "
                       "open the store again.",
                       mark.string()));
}

} // namespace

WriterLock::WriterLock(std::filesystem::path file, Descriptor descriptor, Kind kind)
    : m_file(std::move(file))
    , m_descriptor(std::move(descriptor))
    , m_kind(kind)
{}

WriterLock::~WriterLock()
{
    // The kernel lock ends with the descriptor. Its file is kept: removing it would let two processes lock
    // two files of one name.
    if (m_kind == Kind::File && isSameFile(m_descriptor.number(), m_file))
        ::unlink(m_file.c_str());
    else if (m_kind == Kind::Kernel && ::ftruncate(m_descriptor.number(), 0) != 0)
        return; // the name left inside is meaningless without the lock
}

WriterLock::Outcome WriterLock::tryTake(const std::filesystem::path& store, Time now, bool useKernel)
{
    const std::filesystem::path file = withSuffix(store, kKernelFile);
    if (!useKernel)
        return takeFile(store, now);
    Descriptor descriptor = openLockFile(file, O_RDWR | O_CREAT);
    if (!descriptor.isOpen()) {
        if (errno == EACCES || errno == EPERM || errno == EROFS)
            return {};
        throw Failure(errorFromErrno(errno, "write", file.string()));
    }
    struct flock request = wholeFile(F_WRLCK);
    if (::fcntl(descriptor.number(), F_OFD_SETLK, &request) != 0) {
        if (meansNoLocks(errno))
            return takeFile(store, now);
        if (errno != EAGAIN && errno != EACCES)
            throw Failure(errorFromErrno(errno, "lock", file.string()));
        return {nullptr, holderFromText(contentOf(descriptor.number())), Kind::Kernel};
    }
    if (!isSameFile(descriptor.number(), file)) // replaced between opening and locking
        return tryTake(store, now, useKernel);
    replaceContent(descriptor.number(), textOf(thisProcess(now)), file);
    std::unique_ptr<WriterLock> lock(new WriterLock(file, std::move(descriptor), Kind::Kernel));
    requireNoFileLock(store);
    return {std::move(lock), std::nullopt, Kind::Kernel};
}

void WriterLock::requireNoFileLock(const std::filesystem::path& store)
{
    const std::filesystem::path mark = withSuffix(store, kMadeFile);
    if (std::filesystem::exists(mark))
        failHeldByFile(store, mark, contentOfFile(mark));
}

WriterLock::Outcome WriterLock::takeFile(const std::filesystem::path& store, Time now)
{
    const std::filesystem::path file = withSuffix(store, kMadeFile);
    Descriptor descriptor = openLockFile(file, O_RDWR | O_CREAT | O_EXCL);
    if (!descriptor.isOpen()) {
        if (errno == EEXIST)
            failHeldByFile(store, file, contentOfFile(file));
        if (errno == EACCES || errno == EPERM || errno == EROFS)
            return {nullptr, std::nullopt, Kind::File};
        throw Failure(errorFromErrno(errno, "write", file.string()));
    }
    replaceContent(descriptor.number(), textOf(thisProcess(now)), file);
    std::unique_ptr<WriterLock> lock(new WriterLock(file, std::move(descriptor), Kind::File));
    const std::filesystem::path other = withSuffix(store, kKernelFile);
    const std::string content = contentOfFile(other);
    if (!content.empty())
        failHeldByFile(store, other, content);
    return {std::move(lock), std::nullopt, Kind::File};
}

std::optional<Holder> WriterLock::holderOf(const std::filesystem::path& store)
{
    const Descriptor descriptor = openLockFile(withSuffix(store, kKernelFile), O_RDONLY);
    if (!descriptor.isOpen())
        return std::nullopt;
    struct flock request = wholeFile(F_RDLCK);
    if (::fcntl(descriptor.number(), F_OFD_GETLK, &request) != 0 || request.l_type == F_UNLCK)
        return std::nullopt;
    return holderFromText(contentOf(descriptor.number()));
}

void WriterLock::requireHeld() const
{
    if (!isSameFile(m_descriptor.number(), m_file))
        throw Failure(ErrorCode::Io,
                      Text("The lock file %1 was removed while the store was open.", m_file.string()),
                      "Close the store and open it again; nothing that was saved is lost.");
}

} // namespace genex::storage
