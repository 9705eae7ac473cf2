// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/modelgate.h"
#include "services/userfolders.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The active model, who activated it and why: `models/active.json` in the profile's data folder.
namespace genex::services {

/// One activation.
struct Activation
{
    std::string sha256;
    std::string path; ///< its folder
    std::int64_t atMs = 0;
    std::string who;
    std::string reason; ///< empty: all checks passed
    std::vector<GateCheck> checks = {};

    bool operator==(const Activation&) const = default;
};

std::filesystem::path activeModelFile(const UserFolders& folders);

/// All activations, latest last; empty: none yet. Throws Failure naming the file and the problem.
std::vector<Activation> readActivations(const UserFolders& folders);

/// Appends an activation, which takes effect. A damaged file is renamed first. Throws Failure.
void addActivation(const UserFolders& folders, const Activation& activation);

} // namespace genex::services
