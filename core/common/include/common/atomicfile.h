#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace genex {

/// Replaces the file by these bytes, or leaves it as it was: written beside it, brought to disk, renamed over
/// it. Throws Failure naming the path.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The bytes of a regular file. Throws Failure naming the path.
std::string readWholeFile(const std::filesystem::path& path);

} // namespace genex
