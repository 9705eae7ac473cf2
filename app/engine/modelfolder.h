// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <filesystem>
#include <string>

/// Model folders on disk.
namespace genex::engine {

/// The file whose time shows whether a model has changed: inside the folder, or the path itself.
std::filesystem::path weightsFileOf(const std::filesystem::path& model);

method::Model loadModel(const std::filesystem::path& path, const std::string& device);

/// Throws Failure(InvalidInput) if the path must not be replaced: anything without `mayOverwrite`, and
/// anything that is not a model.
void refuseOutput(const std::filesystem::path& output, bool mayOverwrite);
/// Creates the parent folder of the model's folder.
void makeFolderFor(const std::filesystem::path& output);

} // namespace genex::engine
