// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/passphrase.h"

#include "common/error.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace genex::services {

namespace {

/// A buffer that is always wiped.
class WipedBuffer
{
public:
    explicit WipedBuffer(std::size_t count)
        : m_bytes(count)
    {}
    ~WipedBuffer() { wipe(m_bytes.data(), m_bytes.size()); }
    WipedBuffer(const WipedBuffer&) = delete;
    WipedBuffer& operator=(const WipedBuffer&) = delete;

    char* data() { return m_bytes.data(); }
    std::size_t size() const { return m_bytes.size(); }

private:
    std::vector<char> m_bytes;
};

bool isAscii(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void wipe(QString& text)
{
    services::wipe(reinterpret_cast<char*>(text.data()),
                   static_cast<std::size_t>(text.size()) * sizeof(QChar));
}

/// Invalid UTF-8 is kept unchanged: different passphrases must not become equal.
std::vector<char> normalised(std::string_view bytes)
{
    if (isAscii(bytes))
        return {bytes.begin(), bytes.end()};
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder.decode(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (decoder.hasError()) {
        wipe(text);
        return {bytes.begin(), bytes.end()};
    }
    QString composed = text.normalized(QString::NormalizationForm_C);
    QByteArray utf8 = composed.toUtf8();
    std::vector<char> result(utf8.begin(), utf8.end());
    wipe(text);
    wipe(composed);
    services::wipe(utf8.data(), static_cast<std::size_t>(utf8.size()));
    return result;
}

std::string_view withoutNewline(std::string_view bytes)
{
    if (bytes.ends_with('\n'))
        bytes.remove_suffix(bytes.ends_with("\r\n") ? 2 : 1);
    return bytes;
}

/// Reads to the end, or until the buffer is full.
std::size_t readInto(WipedBuffer& buffer, const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        throw Failure(errorFromErrno(errno, "read the passphrase file", file.string()));
    std::size_t done = 0;
    ssize_t count = 1;
    while (done < buffer.size() && count > 0) {
        count = ::read(descriptor, buffer.data() + done, buffer.size() - done);
        done += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    const int problem = count < 0 ? errno : 0;
    ::close(descriptor);
    if (problem != 0)
        throw Failure(errorFromErrno(problem, "read the passphrase file", file.string()));
    return done;
}

} // namespace

Passphrase::Passphrase(std::string_view bytes)
{
    if (bytes.empty())
        throw Failure(ErrorCode::InvalidInput, "The passphrase is empty.", "Give one.");
    if (bytes.size() > kMostBytes)
        throw Failure(ErrorCode::InvalidInput, Text("The passphrase is longer than %1 bytes.", kMostBytes),
                      "Check that it is the right file.");
    m_bytes = normalised(bytes);
}

Passphrase Passphrase::fromFile(const std::filesystem::path& file)
{
    constexpr std::size_t kNewline = 2;
    WipedBuffer buffer(kMostBytes + kNewline + 1);
    const std::string_view bytes(buffer.data(), readInto(buffer, file));
    try {
        return Passphrase(withoutNewline(bytes));
    } catch (const Failure& failure) {
        throw Failure(failure.error().code, Text("%1: %2", file.string(), failure.error().message),
                      failure.error().remedy);
    }
}

Passphrase::~Passphrase()
{
    services::wipe(m_bytes.data(), m_bytes.size());
}

Passphrase& Passphrase::operator=(Passphrase&& other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

std::optional<Passphrase> passphraseFrom(const QString& typed)
{
    QByteArray bytes = typed.toUtf8();
    const auto count = static_cast<std::size_t>(bytes.size());
    std::optional<Passphrase> passphrase;
    if (count > 0 && count <= Passphrase::kMostBytes)
        passphrase.emplace(std::string_view(bytes.constData(), count));
    services::wipe(bytes.data(), count);
    return passphrase;
}

void wipe(char* bytes, std::size_t count)
{
    if (count > 0)
        ::explicit_bzero(bytes, count);
}

} // namespace genex::services
