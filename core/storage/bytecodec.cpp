// SPDX-License-Identifier: GPL-3.0-or-later
#include "bytecodec.h"

#include "common/error.h"

namespace genex::storage {

ByteWriter& ByteWriter::byte(std::uint8_t value)
{
    m_bytes.push_back(static_cast<char>(value));
    return *this;
}

ByteWriter& ByteWriter::number(std::uint64_t value)
{
    for (unsigned shift = 0; shift < 64; shift += 8)
        byte(static_cast<std::uint8_t>(value >> shift));
    return *this;
}

ByteWriter& ByteWriter::raw(std::string_view bytes)
{
    m_bytes.append(bytes);
    return *this;
}

ByteWriter& ByteWriter::bytes(std::string_view bytes)
{
    return number(bytes.size()).raw(bytes);
}

std::uint8_t ByteReader::byte()
{
    return static_cast<std::uint8_t>(raw(1).front());
}

std::uint64_t ByteReader::number()
{
    std::uint64_t value = 0;
    unsigned shift = 0;
    for (const char letter : raw(8)) {
        value |= std::uint64_t{static_cast<std::uint8_t>(letter)} << shift;
        shift += 8;
    }
    return value;
}

std::string_view ByteReader::raw(std::size_t count)
{
    if (count > m_rest.size())
        fail();
    const std::string_view bytes = m_rest.substr(0, count);
    m_rest.remove_prefix(count);
    return bytes;
}

std::string_view ByteReader::bytes()
{
    const std::uint64_t count = number();
    if (count > m_rest.size())
        fail();
    return raw(static_cast<std::size_t>(count));
}

std::string_view ByteReader::rest()
{
    return raw(m_rest.size());
}

void ByteReader::end() const
{
    if (!m_rest.empty())
        fail();
}

void ByteReader::fail() const
{
    throw Failure(ErrorCode::Corrupt, Text("The store's %1 has the wrong length.", m_what),
                  "Restore the store from a backup.");
}

} // namespace genex::storage
