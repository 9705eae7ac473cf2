// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace genex {

/// Replaces the file by these bytes, or leaves it as it was: written beside it, brought to disk, renamed over
/// it. Throws Failure naming the path.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

struct NamedBytes
{
    std::string name;
    std::string bytes;
};

/// Replaces the folder by one with these files and nothing else, or leaves it as it was: written beside it,
/// brought to disk, exchanged for it in one step. A folder that holds anything else is refused. Throws
/// Failure naming the path.
void writeFolderAtomically(const std::filesystem::path& folder, const std::vector<NamedBytes>& files);

/// The bytes of a regular file. Throws Failure naming the path.
std::string readWholeFile(const std::filesystem::path& path);

} // namespace genex
