// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>

namespace genex::cli {

/// Writes a file as a whole or not at all: beside it first, then in its place. A table that is half there
/// looks whole.
void writeWhole(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write);

/// Failure when there is such a file already.
void refuseToReplace(const std::filesystem::path& file);

} // namespace genex::cli
