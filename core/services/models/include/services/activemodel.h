// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/modelgate.h"
#include "services/userfolders.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Which model doctors work with, who chose it and why: `models/active.json` in the profile's data folder.
namespace genex::services {

/// One time a model was chosen.
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

/// Every choice, the latest last; empty: nobody has chosen yet. Throws Failure naming the file and what is
/// wrong with it.
std::vector<Activation> readActivations(const UserFolders& folders);

/// Adds a choice, which is the one from then on. A damaged file is set aside under another name. Throws
/// Failure.
void addActivation(const UserFolders& folders, const Activation& activation);

} // namespace genex::services
