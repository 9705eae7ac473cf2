// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/userfolders.h"

#include <filesystem>
#include <string>

/// A model as one file, NAME.genexmodel: its weights, which contain manifest and card under the model's hash.
namespace genex::services {

inline constexpr char kBundleEnding[] = ".genexmodel";

/// Copies the weights of a model's folder. Throws Failure: InvalidInput if the file exists or has another
/// extension.
void writeBundle(const std::filesystem::path& model, const std::filesystem::path& file, bool mayReplace);

/// An unpacked bundle, not yet among the models.
struct IncomingModel
{
    std::filesystem::path folder; ///< hidden among the profile's models
    std::string name;             ///< its future name
    std::string sha256;           ///< from its header: only the engine can verify it
};

/// Checks size and structure, and writes the model to a hidden folder. Throws Failure naming the file and the
/// problem, without writing anything.
IncomingModel unpackBundle(const std::filesystem::path& file, const UserFolders& folders);

/// Moves it to the models once the engine has verified this hash. Returns its folder. Throws Failure; discard
/// the incoming folder then.
std::filesystem::path takeIn(const IncomingModel& model, const std::string& foundSha256,
                             const UserFolders& folders);

/// Deletes the unpacked folder.
void discard(const IncomingModel& model);

} // namespace genex::services
