// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/cataloguesearch.h"

#include "common/text.h"
#include "services/modelfeatures.h"
#include "services/userfolders.h"

#include <filesystem>
#include <memory>
#include <string>

namespace genex::services {

/// The active model as the front knows it: its folder, its features, and the search in them. Immutable.
struct WorkingModel
{
    std::filesystem::path path;
    std::string name;
    std::string sha256;       ///< recorded with its answers
    double largestBudget = 0; ///< of its training: tests, or money if it has a currency
    std::string currency;     ///< empty: budgets are numbers of tests
    ModelFeatures features;
    search::CatalogueSearch search; ///< in features.names()
};

/// The demonstration's model: one trained on this machine if there is one, else the bundled one.
std::filesystem::path bundledModelPath(const UserFolders& folders);

struct ModelChoice
{
    std::filesystem::path path;
    Text problem; ///< why it is not the activated one; empty: it is, or none was activated
};

/// The activated model if it still exists unaltered; else the bundled one.
ModelChoice chosenModel(const UserFolders& folders);
/// Its path.
std::filesystem::path workingModelPath(const UserFolders& folders);

/// Reads its manifest. Throws Failure.
std::shared_ptr<const WorkingModel> loadWorkingModel(const std::filesystem::path& path,
                                                     const domain::Catalogue& catalogue);

} // namespace genex::services
