// SPDX-License-Identifier: GPL-3.0-or-later
#include "bytesource.h"

#include "common/descriptor.h"
#include "common/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
#include <zlib.h>

namespace genex::data {

namespace {

/// Deflate compresses at most 1,032 to 1. Tables of zeros reach a few hundred; beyond this it is not a table.
constexpr std::uint64_t kMostUnpacking = 600;
/// Smaller results are never treated as a decompression bomb.
constexpr std::uint64_t kHarmless = std::uint64_t{256} << 20;

class PlainFile : public ByteSource
{
public:
    explicit PlainFile(const std::filesystem::path& file)
        : m_name(file.string())
        // Without O_NONBLOCK, opening a pipe would block until there is a writer.
        , m_descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    {
        if (!m_descriptor.isOpen())
            throw Failure(errorFromErrno(errno, "open", m_name));
        m_size = checkedSize();
        (void)::posix_fadvise(m_descriptor.number(), 0, 0, POSIX_FADV_SEQUENTIAL);
    }

    std::size_t read(std::span<char> buffer) override
    {
        std::size_t filled = 0;
        while (filled < buffer.size()) {
            const ssize_t got = ::read(m_descriptor.number(), buffer.data() + filled, buffer.size() - filled);
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                throw Failure(errorFromErrno(errno, "read", m_name));
            if (got == 0)
                break;
            filled += static_cast<std::size_t>(got);
        }
        m_done += filled;
        return filled;
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_size; }
    std::uint64_t expected() const override { return m_size; }

private:
    std::uint64_t checkedSize() const
    {
        struct stat status = {};
        if (::fstat(m_descriptor.number(), &status) != 0)
            throw Failure(errorFromErrno(errno, "access", m_name));
        if (S_ISDIR(status.st_mode))
            throw Failure(ErrorCode::InvalidInput, Text("%1 is a folder.", m_name),
                          "Specify a table inside it.");
        if (!S_ISREG(status.st_mode))
            throw Failure(ErrorCode::InvalidInput, Text("%1 is not a regular file.", m_name),
                          "Write its output to a file first, and specify that file.");
        return static_cast<std::uint64_t>(status.st_size);
    }

    std::string m_name;
    Descriptor m_descriptor;
    std::uint64_t m_size = 0;
    std::uint64_t m_done = 0;
};

class GzipFile : public ByteSource
{
public:
    GzipFile(std::unique_ptr<ByteSource> packed, std::string name)
        : m_packed(std::move(packed))
        , m_name(std::move(name))
        , m_input(std::size_t{1} << 18)
    {
        constexpr int kGzipOnly = 15 + 16;
        if (inflateInit2(&m_stream, kGzipOnly) != Z_OK)
            throw Failure(ErrorCode::OutOfMemory, Text("Not enough memory to unpack %1.", m_name));
    }
    ~GzipFile() override { inflateEnd(&m_stream); }
    GzipFile(const GzipFile&) = delete;
    GzipFile& operator=(const GzipFile&) = delete;

    std::size_t read(std::span<char> buffer) override
    {
        m_stream.next_out =
            reinterpret_cast<Bytef*>(buffer.data()); // NOLINT(*-reinterpret-cast): zlib's type
        m_stream.avail_out = static_cast<uInt>(buffer.size());
        while (m_stream.avail_out > 0 && !m_ended)
            step();
        const std::size_t filled = buffer.size() - m_stream.avail_out;
        m_given += filled;
        if (m_given > kHarmless && m_given / kMostUnpacking > m_packed->done())
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1 unpacks to more than %2 times its size, which no real table does.", m_name,
                               kMostUnpacking),
                          "Unpack it manually and inspect it before use.");
        return filled;
    }
    std::uint64_t done() const override { return m_packed->done(); }
    std::uint64_t total() const override { return m_packed->total(); }
    std::uint64_t expected() const override { return 0; }

private:
    void step()
    {
        if (m_stream.avail_in == 0)
            refill();
        if (m_stream.avail_in == 0) {
            if (!m_betweenMembers)
                throw Failure(ErrorCode::Corrupt, Text("%1 is truncated.", m_name),
                              "Copy or download it again.");
            m_ended = true;
            return;
        }
        m_betweenMembers = false;
        const int status = inflate(&m_stream, Z_NO_FLUSH);
        if (status == Z_STREAM_END) {
            m_betweenMembers = true; // a gzip file may have several members
            inflateReset(&m_stream);
        } else if (status != Z_OK && status != Z_BUF_ERROR) {
            throw Failure(ErrorCode::Corrupt,
                          m_stream.msg != nullptr
                              ? Text("%1 cannot be unpacked: %2.", m_name, std::string(m_stream.msg))
                              : Text("%1 cannot be unpacked: bad data.", m_name),
                          "Copy or download it again.");
        }
    }

    void refill()
    {
        const std::size_t got = m_packed->read(m_input);
        m_stream.next_in =
            reinterpret_cast<Bytef*>(m_input.data()); // NOLINT(*-reinterpret-cast): zlib's type
        m_stream.avail_in = static_cast<uInt>(got);
    }

    std::unique_ptr<ByteSource> m_packed;
    std::string m_name;
    std::vector<char> m_input;
    z_stream m_stream = {};
    std::uint64_t m_given = 0;
    bool m_betweenMembers = false;
    bool m_ended = false;
};

class TextSource : public ByteSource
{
public:
    explicit TextSource(std::string_view text)
        : m_text(text)
    {}

    std::size_t read(std::span<char> buffer) override
    {
        const std::size_t count = std::min(buffer.size(), m_text.size() - m_done);
        std::copy_n(m_text.data() + m_done, count, buffer.data());
        m_done += count;
        return count;
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_text.size(); }
    std::uint64_t expected() const override { return m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_done = 0;
};

bool beginsAsGzip(const std::filesystem::path& file)
{
    std::array<char, 2> magic{};
    return PlainFile(file).read(magic) == 2 && magic[0] == '\x1f' && magic[1] == '\x8b';
}

} // namespace

std::unique_ptr<ByteSource> openRaw(const std::filesystem::path& file)
{
    return std::make_unique<PlainFile>(file);
}

std::unique_ptr<ByteSource> openFile(const std::filesystem::path& file)
{
    if (beginsAsGzip(file))
        return std::make_unique<GzipFile>(openRaw(file), file.string());
    return openRaw(file);
}

std::unique_ptr<ByteSource> openText(std::string_view text)
{
    return std::make_unique<TextSource>(text);
}

} // namespace genex::data
