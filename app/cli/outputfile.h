// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace genex::cli {

/// Throws Failure if the file exists.
void refuseToReplace(const std::filesystem::path& file);

} // namespace genex::cli
