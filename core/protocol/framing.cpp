// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/framing.h"

#include <algorithm>
#include <charconv>

namespace genex::protocol {

namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::string_view kHeaderEnd = "\r\n\r\n";
constexpr std::string_view kLengthName = "content-length";

tl::unexpected<Error> violation(Text message)
{
    return fail(ErrorCode::ProtocolViolation, std::move(message));
}

/// Received bytes for display: control characters and bytes beyond ASCII become '?'; truncated.
std::string printable(std::string_view bytes)
{
    constexpr std::size_t kShown = 40;
    std::string text(bytes.substr(0, kShown));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return text;
}

bool equalsIgnoringCase(std::string_view text, std::string_view lowerCase)
{
    const auto toLower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(),
                      [&](char a, char b) { return toLower(a) == b; });
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

Result<std::size_t> parseLength(std::string_view digits)
{
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
    if (error == std::errc::invalid_argument ||
        (error == std::errc{} && end != digits.data() + digits.size()))
        return violation(Text("The Content-Length of a message is \"%1\", not a number.", printable(digits)));
    if (error == std::errc::result_out_of_range || length > kMaxBodyBytes)
        return violation(
            Text("A message of %1 bytes exceeds the limit of %2.", printable(digits), kMaxBodyBytes));
    return length;
}

} // namespace

std::string frame(std::string_view body)
{
    std::string framed = "Content-Length: " + std::to_string(body.size());
    framed += kHeaderEnd;
    framed += body;
    return framed;
}

void FrameReader::feed(std::string_view bytes)
{
    if (!m_error)
        m_buffer += bytes;
}

Result<std::optional<std::string>> FrameReader::next()
{
    if (!m_error && !m_bodyLength) {
        if (const auto header = readHeader(); !header)
            m_error = header.error();
    }
    if (m_error)
        return fail(*m_error);
    if (!m_bodyLength || unread().size() < *m_bodyLength)
        return std::nullopt;
    std::string body(unread().substr(0, *m_bodyLength));
    drop(*m_bodyLength);
    m_bodyLength.reset();
    return body;
}

Result<void> FrameReader::readHeader()
{
    const std::size_t end = unread().substr(0, kMaxHeaderBytes).find(kHeaderEnd);
    if (end == std::string_view::npos) {
        if (unread().size() >= kMaxHeaderBytes)
            return violation(Text("A message begins with \"%1\" instead of a header.", printable(unread())));
        return {};
    }
    const auto length = parseHeader(unread().substr(0, end));
    if (!length)
        return fail(length.error());
    drop(end + kHeaderEnd.size());
    m_bodyLength = *length;
    return {};
}

Result<std::size_t> FrameReader::parseHeader(std::string_view block) const
{
    std::optional<std::size_t> length;
    while (!block.empty()) {
        const std::string_view line = block.substr(0, block.find(kLineEnd));
        block.remove_prefix(std::min(block.size(), line.size() + kLineEnd.size()));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            return violation(Text("\"%1\" is not a valid message header.", printable(line)));
        if (!equalsIgnoringCase(line.substr(0, colon), kLengthName))
            continue; // Content-Type and other headers are irrelevant here
        if (length)
            return violation("A message has two Content-Length lines.");
        const auto parsed = parseLength(trimmed(line.substr(colon + 1)));
        if (!parsed)
            return fail(parsed.error());
        length = *parsed;
    }
    if (!length)
        return violation("A message has no Content-Length line.");
    return *length;
}

void FrameReader::drop(std::size_t count)
{
    m_start += count;
    // Moving the rest to the front for each small message would cost more than the messages.
    if (m_start == m_buffer.size() || m_start > m_buffer.size() / 2) {
        m_buffer.erase(0, m_start);
        m_start = 0;
    }
}

} // namespace genex::protocol
