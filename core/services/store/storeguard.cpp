// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/storeguard.h"

#include "common/utctime.h"
#include "storage/backup.h"

namespace genex::services {

Text restoreAdvice(const std::filesystem::path& store)
{
    const auto backups = storage::listBackups(store);
    if (backups.empty())
        return Text(
            "There is no backup in %1.backups: find one elsewhere and restore it. The damaged store is kept.",
            store.string());
    const auto made =
        std::chrono::duration_cast<std::chrono::milliseconds>(backups.front().made.time_since_epoch());
    return Text("Restore the latest backup, %1, made %2. The damaged store is kept beside it.",
                backups.front().file.string(), utcTimeText(made.count()));
}

} // namespace genex::services
