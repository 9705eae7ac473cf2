#include "storeguard.h"

#include "domain/utctime.h"
#include "storage/backup.h"

namespace genex::services {

std::string restoreAdvice(const std::filesystem::path& store)
{
    const auto backups = storage::listBackups(store);
    if (backups.empty())
        return "There is no backup in " + store.string() +
               ".backups: look for one elsewhere and restore that. The damaged store is kept.";
    const auto made =
        std::chrono::duration_cast<std::chrono::milliseconds>(backups.front().made.time_since_epoch());
    return "Restore the latest backup, " + backups.front().file.string() + ", made " +
           domain::utcTimeText(made.count()) + ". The damaged store is kept beside it.";
}

} // namespace genex::services
