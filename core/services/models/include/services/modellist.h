// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/modelcard.h"
#include "services/userfolders.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// A model on this machine.
struct ListedModel
{
    std::filesystem::path path;
    std::string name;
    std::string sha256; ///< from its header; empty: unreadable
    std::int64_t madeAtMs = 0;
    bool isActive = false;     ///< clinicians use it
    bool canBeRemoved = false; ///< it belongs to the profile and is not active
    std::optional<domain::ModelCard> card;
    std::string cardText; ///< Markdown
    Text problem;         ///< why it is unreadable; else empty
};

/// All models of the profile and the program: the active one first, then by date, latest first.
std::vector<ListedModel> listModels(const UserFolders& folders);

/// By name, hash or beginning of a hash. Throws Failure: NotFound, or InvalidInput if ambiguous.
const ListedModel& modelNamed(const std::vector<ListedModel>& models, const std::string& name);

/// Deletes its folder, which must contain nothing but a model. Throws Failure.
void removeModelFiles(const ListedModel& model);

} // namespace genex::services
