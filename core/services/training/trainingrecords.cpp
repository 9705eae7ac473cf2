// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/trainingrecords.h"

#include "common/error.h"
#include "common/log.h"
#include "domain/jsonfields.h"
#include "services/storeguard.h"
#include "storage/session.h"

#include <algorithm>

namespace genex::services {

Result<std::vector<TrainingRun>> trainingRunsIn(CaseBook& book)
{
    return guardStore(book.file(), [&] {
        const storage::RecordStore& records = book.session(Permission::UseForResearch).records();
        std::vector<TrainingRun> runs;
        for (const std::string& key : records.names(std::string(kTrainingKeys))) {
            const auto bytes = records.read(key);
            if (!bytes)
                continue;
            // Records of a newer version do not hide the others.
            if (const auto run = attempt([&] { return domain::parseJson(*bytes, key).get<TrainingRun>(); }))
                runs.push_back(*run);
            else
                log::warning("training.run_ignored", {{"reason", log::Word(nameOf(run.error().code))}});
        }
        std::ranges::sort(runs, std::ranges::greater{}, &TrainingRun::key);
        return runs;
    });
}

const TrainingRun& trainingRunNamed(const std::vector<TrainingRun>& runs, const std::string& name)
{
    const TrainingRun* found = nullptr;
    for (const TrainingRun& run : runs) {
        if (run.key == name || run.key == std::string(kTrainingKeys) + name)
            return run;
        if (run.plan.name != name)
            continue;
        if (found)
            throw Failure(ErrorCode::InvalidInput, Text("Several trainings are called %1.", name),
                          "Use the key: `genex-cli runs list` shows it.");
        found = &run;
    }
    if (!found)
        throw Failure(ErrorCode::NotFound, Text("There is no training %1.", name),
                      "`genex-cli runs list` lists all runs.");
    return *found;
}

} // namespace genex::services
