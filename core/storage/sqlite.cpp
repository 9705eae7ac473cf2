// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite.h"

#include "database.h"

namespace genex::storage {

Result<std::string> sqliteVersion()
{
    return attempt([] {
        const Database database(":memory:", DatabaseAccess::Write);
        Statement query(database, "SELECT sqlite_version()");
        query.step();
        return query.text(0);
    });
}

} // namespace genex::storage
