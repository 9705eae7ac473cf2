// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <filesystem>
#include <string>

/// Where models stand on the disk.
namespace genex::engine {

/// The file whose time tells whether a model is still the same: inside the folder, or the path itself.
std::filesystem::path weightsFileOf(const std::filesystem::path& model);

method::Model loadModel(const std::filesystem::path& path, const std::string& device);

/// Throws Failure(InvalidInput) when something stands there that must not be replaced: anything without
/// leave, and what is no model in any case.
void refuseOutput(const std::filesystem::path& output, bool mayOverwrite);
/// Makes the folder that the model's folder will stand in.
void makeFolderFor(const std::filesystem::path& output);

} // namespace genex::engine
