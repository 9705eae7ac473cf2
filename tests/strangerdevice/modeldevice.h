// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <filesystem>
#include <string>

namespace genex::method {

/// As in modeldata.h, which shows torch: Model::load for a device that only a test knows.
Model loadModelOn(const std::filesystem::path& path, const std::string& torchDevice);

} // namespace genex::method
