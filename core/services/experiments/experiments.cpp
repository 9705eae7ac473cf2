// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experiments.h"

#include "common/atomicfile.h"
#include "services/rundifferences.h"

#include <QDir>

namespace genex::services {

contract::ExperimentRun experimentRun(const ExperimentRequest& request)
{
    contract::ExperimentRun run;
    static_cast<contract::ExperimentTask&>(run) = request;
    run.output = experimentFile(request, ".cells").toStdString();
    return run;
}

QString experimentFile(const ExperimentRequest& request, const char* ending)
{
    return QDir(request.folder)
        .absoluteFilePath(QString::fromStdString(std::string(nameOf(request.kind))) + QLatin1String(ending));
}

Result<QStringList> writeExperiment(const ExperimentRequest& request, const ExperimentResult& result)
{
    return attempt([&] {
        const QString csv = experimentFile(request, ".csv");
        const QString json = experimentFile(request, ".json");
        contract::Json record = result.record;
        record["table"] = result.table;
        record["figure"] = result.figure;
        if (!QDir().mkpath(request.folder))
            throw Failure(ErrorCode::PermissionDenied,
                          Text("Cannot create the folder %1.", request.folder.toStdString()),
                          "Choose another.");
        writeFileAtomically(csv.toStdString(), domain::csvOf(result.table));
        writeFileAtomically(json.toStdString(), record.dump(1) + '\n');
        QStringList files{csv, json};
        if (const domain::ResultTable groups = byGroupIn(record); !groups.rows.empty()) {
            files << experimentFile(request, ".groups.csv");
            writeFileAtomically(files.back().toStdString(), domain::csvOf(groups));
        }
        return files;
    });
}

} // namespace genex::services
