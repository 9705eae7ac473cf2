// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/userfolders.h"

#include <filesystem>
#include <string>

/// A model as one file, NAME.genexmodel: its weights, which hold manifest and card under the model's hash.
namespace genex::services {

inline constexpr char kBundleEnding[] = ".genexmodel";

/// Copies the weights of a model's folder. Throws Failure: InvalidInput where the file is there already or
/// has another ending.
void writeBundle(const std::filesystem::path& model, const std::filesystem::path& file, bool mayReplace);

/// A bundle that is unpacked and not yet among the models.
struct IncomingModel
{
    std::filesystem::path folder; ///< hidden among the profile's models
    std::string name;             ///< that it will have
    std::string sha256;           ///< as its header says: only the engine can check it
};

/// Checks size and structure, and writes the model's folder out of sight. Throws Failure naming the file and
/// what is wrong with it; then nothing was written.
IncomingModel unpackBundle(const std::filesystem::path& file, const UserFolders& folders);

/// Puts it among the models, once the engine has read it and found this hash. Returns its folder. Throws
/// Failure; the incoming folder is then to be discarded.
std::filesystem::path takeIn(const IncomingModel& model, const std::string& foundSha256,
                             const UserFolders& folders);

/// Deletes what was unpacked.
void discard(const IncomingModel& model);

} // namespace genex::services
