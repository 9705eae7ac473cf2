#include "common/atomicfile.h"

#include "common/error.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace genex {

namespace {

[[noreturn]] void failWithErrno(std::string_view action, const std::filesystem::path& path)
{
    throw Failure(errorFromErrno(errno, action, path.string()));
}

/// A descriptor that closes itself.
class File
{
public:
    File(const std::filesystem::path& path, int flags, std::string_view action)
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
            throw Failure(ErrorCode::InvalidInput, m_path.string() + " is not a regular file.");
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
    std::string_view m_action;
    int m_descriptor;
};

std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
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

std::string readWholeFile(const std::filesystem::path& path)
{
    return File(path, O_RDONLY | O_NONBLOCK, "read").read();
}

} // namespace genex
