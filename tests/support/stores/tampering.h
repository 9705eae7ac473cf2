// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"

#include <filesystem>
#include <string>

/// What somebody with a copy of SQLite and no key can do to a store. Needs the private headers of
/// core/storage.
namespace genex::testing {

inline void runSql(const std::filesystem::path& store, const std::string& sql)
{
    storage::Database(store, storage::DatabaseAccess::Write).execute(sql);
}

inline std::string askSql(const std::filesystem::path& store, const std::string& sql)
{
    return storage::Database(store, storage::DatabaseAccess::Read).ask(sql);
}

} // namespace genex::testing
