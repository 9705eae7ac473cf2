// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/manifest.h"

#include <string>

namespace genex::method {

/// The items of the TRIPOD+AI statement (Collins et al., BMJ 2024;385:e078378) as a table in Markdown: what
/// the training knows of each, and what its authors have to state themselves.
std::string reportingSection(const contract::ModelManifest& facts);

} // namespace genex::method
