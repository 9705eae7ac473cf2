// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace genex::storage {

/// Serialises numbers (little-endian) and bytes: the content of sealed records.
class ByteWriter
{
public:
    ByteWriter& byte(std::uint8_t value);
    ByteWriter& number(std::uint64_t value);
    /// Bytes whose length the reader knows.
    ByteWriter& raw(std::string_view bytes);
    /// Length, then the bytes.
    ByteWriter& bytes(std::string_view bytes);

    const std::string& written() const { return m_bytes; }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Inverse of ByteWriter. Throws Failure(Corrupt) naming `what` if data are missing or left over.
class ByteReader
{
public:
    ByteReader(std::string_view bytes, const Text& what)
        : m_rest(bytes)
        , m_what(what)
    {}

    std::uint8_t byte();
    std::uint64_t number();
    std::string_view raw(std::size_t count);
    std::string_view bytes();
    std::string_view rest();
    void end() const;

private:
    [[noreturn]] void fail() const;

    std::string_view m_rest;
    Text m_what;
};

} // namespace genex::storage
