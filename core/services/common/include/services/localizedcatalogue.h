// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <filesystem>

namespace genex::services {

/// The catalogue in the current language, if a file of names exists next to it: catalogue.de.json for
/// catalogue.json. Throws Failure.
domain::Catalogue loadLocalizedCatalogue(const std::filesystem::path& file);

} // namespace genex::services
