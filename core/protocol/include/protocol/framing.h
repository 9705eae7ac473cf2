// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace genex::protocol {

/// A message longer than this is refused unread.
inline constexpr std::size_t kMaxBodyBytes = 64U << 20U;
/// The header block of one message, with its closing empty line.
inline constexpr std::size_t kMaxHeaderBytes = 1024;

/// "Content-Length: N\r\n\r\n" and the body, as language servers frame theirs.
std::string frame(std::string_view body);

/// Cuts a stream of bytes into message bodies. Bytes may arrive in any pieces.
///
/// Memory follows the bytes that came, never the length a header claims. After the first error the place of
/// the next message is unknown, so every later call gives the same error: the stream is to be closed.
class FrameReader
{
public:
    void feed(std::string_view bytes);
    /// The next whole body; nothing while bytes are missing; ProtocolViolation for bytes that are no message.
    Result<std::optional<std::string>> next();
    /// Part of a message is there, and the rest is not.
    bool isMidMessage() const { return !m_error && (m_bodyLength || m_start < m_buffer.size()); }

private:
    Result<void> readHeader();
    Result<std::size_t> parseHeader(std::string_view block) const;
    std::string_view unread() const { return std::string_view(m_buffer).substr(m_start); }
    void drop(std::size_t count);

    std::string m_buffer;
    std::size_t m_start = 0;                 ///< first unread byte of m_buffer
    std::optional<std::size_t> m_bodyLength; ///< known once the header was read
    std::optional<Error> m_error;
};

} // namespace genex::protocol
