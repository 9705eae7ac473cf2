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
    std::string sha256; ///< as its header says; empty: it cannot be read
    std::int64_t madeAtMs = 0;
    bool isActive = false;     ///< doctors work with it
    bool canBeRemoved = false; ///< it is the profile's own and not active
    std::optional<domain::ModelCard> card;
    std::string cardText; ///< Markdown
    Text problem;         ///< why it cannot be read; else empty
};

/// Every model of the profile and of the program: the active one first, then the latest.
std::vector<ListedModel> listModels(const UserFolders& folders);

/// By name, by hash or by the beginning of a hash. Throws Failure: NotFound, or InvalidInput where several
/// fit.
const ListedModel& modelNamed(const std::vector<ListedModel>& models, const std::string& name);

/// Deletes its folder, in which nothing but a model may stand. Throws Failure.
void removeModelFiles(const ListedModel& model);

} // namespace genex::services
