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

/// The card of the model in this folder, from the beginning of its weights: that part is under the model's
/// hash, which the files beside it are not. The hash tells which model this is; only the engine, which loads
/// it all, checks it. Throws Failure: NotFound where there is no model, Corrupt or InvalidInput for one that
/// does not say what it must.
domain::ModelCard readModelCard(const std::filesystem::path& model);

/// The whole card as it stands there, in Markdown.
std::string readModelCardText(const std::filesystem::path& model);

/// The folders with a model among these and those up to two levels below them, whole or not. What is hidden
/// is passed over: it is being written.
std::vector<std::filesystem::path> findModels(const std::vector<std::filesystem::path>& folders);

/// Where the model with this hash stands, as far as its header tells.
std::optional<std::filesystem::path> findModel(std::string_view sha256,
                                               const std::vector<std::filesystem::path>& folders);

/// The card of the model with this hash among these folders and those up to two levels below them. Empty
/// where there is none: models that cannot be read are passed over, as none of them is the one.
std::optional<domain::ModelCard> findModelCard(std::string_view sha256,
                                               const std::vector<std::filesystem::path>& folders);

/// Where models stand: those of the profile, and those that came with the program.
std::vector<std::filesystem::path> modelFolders(const UserFolders& folders);

} // namespace genex::services
