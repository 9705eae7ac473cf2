// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace genex::data {

/// Sequential bytes of a file, decompressed if gzipped.
class ByteSource
{
public:
    virtual ~ByteSource() = default;

    /// Fills the buffer; returns fewer bytes only at the end.
    virtual std::size_t read(std::span<char> buffer) = 0;
    /// Bytes of the file consumed so far, and its size: for progress.
    virtual std::uint64_t done() const = 0;
    virtual std::uint64_t total() const = 0;
    /// Total number of bytes read() will return; 0 if unknown.
    virtual std::uint64_t expected() const = 0;
};

/// Opens a regular file, plain or gzipped, detected by its first bytes. Folders, pipes and devices are
/// refused.
std::unique_ptr<ByteSource> openFile(const std::filesystem::path& file);
/// The raw file, without decompression.
std::unique_ptr<ByteSource> openRaw(const std::filesystem::path& file);
std::unique_ptr<ByteSource> openText(std::string_view text);

} // namespace genex::data
