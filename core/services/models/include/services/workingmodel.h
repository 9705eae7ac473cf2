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

/// The model that doctors work with, as far as the front knows it: where it stands, what it can be told, and
/// how that is found. Never changes.
struct WorkingModel
{
    std::filesystem::path path;
    std::string name;
    std::string sha256;       ///< that its answers carry
    double largestBudget = 0; ///< that it was trained for: tests, or money where it has a currency
    std::string currency;     ///< empty: budgets count tests
    ModelFeatures features;
    search::CatalogueSearch search; ///< in features.names()
};

/// Where the demonstration's model stands: one trained on this machine if there is one, else the one that
/// came with the program.
std::filesystem::path bundledModelPath(const UserFolders& folders);

struct ModelChoice
{
    std::filesystem::path path;
    Text problem; ///< why it is not the one that was activated; empty: it is, or none was
};

/// The model that was activated, where it is still there and the same; else the bundled one.
ModelChoice chosenModel(const UserFolders& folders);
/// The path of that choice.
std::filesystem::path workingModelPath(const UserFolders& folders);

/// Reads its manifest. Throws Failure.
std::shared_ptr<const WorkingModel> loadWorkingModel(const std::filesystem::path& path,
                                                     const domain::Catalogue& catalogue);

} // namespace genex::services
