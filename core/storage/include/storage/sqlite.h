#pragma once

#include "common/result.h"

#include <QString>

namespace genex::storage {

/// The version of the SQLite that databases are opened with: asked, not compiled in.
Result<QString> sqliteVersion();

} // namespace genex::storage
