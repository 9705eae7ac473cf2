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

/// Bytes of a file, one after another, unpacked where it is gzipped.
class ByteSource
{
public:
    virtual ~ByteSource() = default;

    /// Fills the buffer as far as there are bytes; fewer than asked for only at the end.
    virtual std::size_t read(std::span<char> buffer) = 0;
    /// How far the file itself has been read, and how large it is: for progress.
    virtual std::uint64_t done() const = 0;
    virtual std::uint64_t total() const = 0;
    /// Bytes that read() will give in all; 0 when that is not known beforehand.
    virtual std::uint64_t expected() const = 0;
};

/// Opens a regular file, plain or gzipped, which its first bytes tell. A folder, a pipe or a device is
/// refused.
std::unique_ptr<ByteSource> openFile(const std::filesystem::path& file);
/// The file as it stands on disk.
std::unique_ptr<ByteSource> openRaw(const std::filesystem::path& file);
std::unique_ptr<ByteSource> openText(std::string_view text);

} // namespace genex::data
