// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace genex {

/// Where the files that come with the program stand: share/genex beside the folder of the running program, in
/// the build tree as after installation. GENEX_RESOURCES names another place.
std::filesystem::path resourceFolder();

/// Where the models that come with the program stand: NAME/VERSION. GENEX_MODELS names another place.
std::filesystem::path bundledModels();

} // namespace genex
