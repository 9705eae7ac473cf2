// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/modelcard.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::services {

struct UserFolders;

/// The card of the model in this folder, from the header of its weights: unlike the other files, it is
/// covered by the model's hash. The hash identifies the model; only the engine, which loads all of it,
/// verifies it. Throws Failure: NotFound if there is no model, Corrupt or InvalidInput for an invalid header.
domain::ModelCard readModelCard(const std::filesystem::path& model);

/// The whole card in Markdown.
std::string readModelCardText(const std::filesystem::path& model);

/// Folders that contain a model, intact or not, among these and up to two levels below. Hidden folders are
/// skipped: they are being written.
std::vector<std::filesystem::path> findModels(const std::vector<std::filesystem::path>& folders);

/// The folder of the model with this hash, according to its header.
std::optional<std::filesystem::path> findModel(std::string_view sha256,
                                               const std::vector<std::filesystem::path>& folders);

/// The card of the model with this hash among these folders and up to two levels below. Empty if there is
/// none; unreadable models are skipped.
std::optional<domain::ModelCard> findModelCard(std::string_view sha256,
                                               const std::vector<std::filesystem::path>& folders);

/// Folders of models: the profile's, and the bundled ones.
std::vector<std::filesystem::path> modelFolders(const UserFolders& folders);

} // namespace genex::services
