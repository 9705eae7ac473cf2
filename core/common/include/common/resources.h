// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace genex {

/// Folder of the files shipped with the program: share/genex next to the program's folder, in the build tree
/// as well as installed. GENEX_RESOURCES overrides it.
std::filesystem::path resourceFolder();

/// Folder of the models shipped with the program: NAME/VERSION. GENEX_MODELS overrides it.
std::filesystem::path bundledModels();

} // namespace genex
