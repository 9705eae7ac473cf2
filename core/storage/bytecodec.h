// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace genex::storage {

/// Writes numbers (little-endian) and bytes one after another: the inside of sealed records.
class ByteWriter
{
public:
    ByteWriter& byte(std::uint8_t value);
    ByteWriter& number(std::uint64_t value);
    /// Bytes whose length the reader knows.
    ByteWriter& raw(std::string_view bytes);
    /// Their length, then the bytes.
    ByteWriter& bytes(std::string_view bytes);

    const std::string& written() const { return m_bytes; }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads the same back. Throws Failure(Corrupt) naming `what` when there is too little or something is left.
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
