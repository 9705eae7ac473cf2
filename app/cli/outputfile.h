// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace genex::cli {

/// Failure when there is such a file already.
void refuseToReplace(const std::filesystem::path& file);

} // namespace genex::cli
