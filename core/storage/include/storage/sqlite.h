// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <string>

namespace genex::storage {

/// The version of the SQLite that databases are opened with: asked, not compiled in.
Result<std::string> sqliteVersion();

} // namespace genex::storage
