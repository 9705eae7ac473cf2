// SPDX-License-Identifier: GPL-3.0-or-later
#include "backupstream.h"

#include "bytecodec.h"
#include "files.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <sodium.h>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace genex::storage {

namespace {

constexpr std::size_t kPiece = std::size_t{64} << 10U;
constexpr std::size_t kSealedPiece = kPiece + crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr std::size_t kStreamHeader = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
constexpr std::uint64_t kLongestHeader = std::uint64_t{16} << 20U;
static_assert(kKeyBytes == crypto_secretstream_xchacha20poly1305_KEYBYTES);

using StreamState = crypto_secretstream_xchacha20poly1305_state;

unsigned char* bytesOf(std::string& text)
{
    return reinterpret_cast<unsigned char*>(text.data());
}

const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

class InputFile
{
public:
    explicit InputFile(const std::filesystem::path& path)
        : m_path(path)
        , m_descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    {
        if (!m_descriptor.isOpen())
            fail();
    }

    /// Fewer than `count` only at the end.
    std::string read(std::size_t count) const
    {
        std::string bytes(count, '\0');
        std::size_t done = 0;
        while (done < count) {
            const ssize_t got = ::read(m_descriptor.number(), bytes.data() + done, count - done);
            if (got < 0 && errno != EINTR)
                fail();
            if (got == 0)
                break;
            done += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        }
        bytes.resize(done);
        return bytes;
    }

private:
    [[noreturn]] void fail() const { throw Failure(errorFromErrno(errno, "read", m_path.string())); }

    std::filesystem::path m_path;
    Descriptor m_descriptor;
};

class OutputFile
{
public:
    explicit OutputFile(const std::filesystem::path& path)
        : m_path(path)
    {
        createPrivateFile(path);
        m_descriptor = Descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!m_descriptor.isOpen())
            fail();
    }

    void write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t put = ::write(m_descriptor.number(), bytes.data(), bytes.size());
            if (put < 0 && errno != EINTR)
                fail();
            bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(put, 0)));
        }
    }

private:
    [[noreturn]] void fail() const { throw Failure(errorFromErrno(errno, "write", m_path.string())); }

    std::filesystem::path m_path;
    Descriptor m_descriptor;
};

[[noreturn]] void failDamaged(const std::filesystem::path& file)
{
    throw Failure(ErrorCode::Corrupt, Text("The backup %1 is damaged or truncated.", file.string()),
                  "Use another backup.");
}

/// Magic, length and bytes of the header; leaves the file positioned at the stream.
std::string readRawHeader(const InputFile& input, const std::filesystem::path& file)
{
    if (input.read(kBackupMagic.size()) != kBackupMagic)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a backup of a store.", file.string()),
                      "Choose a file that was written as a backup.");
    const std::string length = input.read(8);
    if (length.size() != 8)
        failDamaged(file);
    const std::uint64_t count = ByteReader(length, "backup").number();
    if (count > kLongestHeader)
        failDamaged(file);
    std::string header = input.read(static_cast<std::size_t>(count));
    if (header.size() != count)
        failDamaged(file);
    return header;
}

void reportPiece(JobControl& job, std::uint64_t pieces, std::uintmax_t bytes, const char* phase)
{
    job.report(static_cast<std::int64_t>(pieces), static_cast<std::int64_t>(bytes / kPiece + 1), phase);
}

} // namespace

void sealFile(const std::filesystem::path& from, const std::filesystem::path& to, const BackupHeader& header,
              const SecretBytes& streamKey, JobControl& job)
{
    const InputFile input(from);
    const OutputFile output(to);
    const std::string head = encode(header);
    StreamState state{};
    std::string streamHeader(kStreamHeader, '\0');
    crypto_secretstream_xchacha20poly1305_init_push(&state, bytesOf(streamHeader), streamKey.data());
    output.write(ByteWriter().raw(kBackupMagic).bytes(head).raw(streamHeader).take());
    const std::uintmax_t size = std::filesystem::file_size(from);
    std::string bound = head; // the first chunk authenticates the header
    std::string next = input.read(kPiece);
    for (std::uint64_t pieces = 1;; ++pieces) {
        const std::string piece = std::move(next);
        next = input.read(kPiece);
        const unsigned char tag = next.empty() ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
                                               : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE;
        std::string sealed(piece.size() + crypto_secretstream_xchacha20poly1305_ABYTES, '\0');
        crypto_secretstream_xchacha20poly1305_push(&state, bytesOf(sealed), nullptr, bytesOf(piece),
                                                   piece.size(), bytesOf(bound), bound.size(), tag);
        output.write(sealed);
        bound.clear();
        reportPiece(job, pieces, size, "Writing the backup");
        if (next.empty())
            break;
    }
    sodium_memzero(&state, sizeof state);
}

BackupHeader readBackupHeader(const std::filesystem::path& file)
{
    return decodeBackupHeader(readRawHeader(InputFile(file), file), file);
}

void unsealFile(const std::filesystem::path& from, const std::filesystem::path& to,
                const SecretBytes& streamKey, JobControl& job)
{
    const InputFile input(from);
    std::string bound = readRawHeader(input, from);
    const std::string streamHeader = input.read(kStreamHeader);
    StreamState state{};
    if (streamHeader.size() != kStreamHeader ||
        crypto_secretstream_xchacha20poly1305_init_pull(&state, bytesOf(streamHeader), streamKey.data()) != 0)
        failDamaged(from);
    const OutputFile output(to);
    const std::uintmax_t size = std::filesystem::file_size(from);
    unsigned char tag = 0;
    for (std::uint64_t pieces = 1; tag != crypto_secretstream_xchacha20poly1305_TAG_FINAL; ++pieces) {
        const std::string sealed = input.read(kSealedPiece);
        if (sealed.size() < crypto_secretstream_xchacha20poly1305_ABYTES)
            failDamaged(from);
        std::string piece(sealed.size() - crypto_secretstream_xchacha20poly1305_ABYTES, '\0');
        if (crypto_secretstream_xchacha20poly1305_pull(&state, bytesOf(piece), nullptr, &tag, bytesOf(sealed),
                                                       sealed.size(), bytesOf(bound), bound.size()) != 0)
            failDamaged(from);
        output.write(piece);
        bound.clear();
        reportPiece(job, pieces, size, "Reading the backup");
    }
    if (!input.read(1).empty())
        failDamaged(from);
    sodium_memzero(&state, sizeof state);
}

} // namespace genex::storage
