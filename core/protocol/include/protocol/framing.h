// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace genex::protocol {

/// Longer messages are refused unread.
inline constexpr std::size_t kMaxBodyBytes = 64U << 20U;
/// Of one message, including the closing empty line.
inline constexpr std::size_t kMaxHeaderBytes = 1024;

/// "Content-Length: N\r\n\r\n" and the body, as in the Language Server Protocol.
std::string frame(std::string_view body);

/// Splits a byte stream into message bodies; bytes may arrive in any chunks. Memory grows with the bytes
/// received, not with the length a header claims. After the first error the stream is out of sync, so every
/// later call returns the same error: close the stream.
class FrameReader
{
public:
    void feed(std::string_view bytes);
    /// The next complete body; empty while bytes are missing; ProtocolViolation for bytes that are not a
    /// message.
    Result<std::optional<std::string>> next();
    /// A message is incomplete.
    bool isMidMessage() const { return !m_error && (m_bodyLength || m_start < m_buffer.size()); }

private:
    Result<void> readHeader();
    Result<std::size_t> parseHeader(std::string_view block) const;
    std::string_view unread() const { return std::string_view(m_buffer).substr(m_start); }
    void drop(std::size_t count);

    std::string m_buffer;
    std::size_t m_start = 0;                 ///< first unread byte of m_buffer
    std::optional<std::size_t> m_bodyLength; ///< set once the header is read
    std::optional<Error> m_error;
};

} // namespace genex::protocol
