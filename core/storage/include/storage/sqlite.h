// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <string>

namespace genex::storage {

/// Version of the SQLite library in use, queried at run time.
Result<std::string> sqliteVersion();

} // namespace genex::storage
