// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <filesystem>

namespace genex::services {

/// The catalogue with the names of the language that is spoken, where a file of them stands beside it:
/// catalogue.de.json beside catalogue.json. Throws Failure.
domain::Catalogue loadLocalizedCatalogue(const std::filesystem::path& file);

} // namespace genex::services
