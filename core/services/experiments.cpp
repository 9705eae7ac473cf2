#include "services/experiments.h"

#include "common/atomicfile.h"
#include "domain/jsonfields.h"

#include <QDir>

namespace genex::services {

namespace {

using protocol::Json;

constexpr std::size_t kMostFields = 1000;

} // namespace

Json experimentParams(const ExperimentRequest& request)
{
    Json params = {{"experiment", request.name}, {"source", request.source},
                   {"repeats", request.repeats}, {"budgets", request.budgets},
                   {"preset", request.preset},   {"settings", request.settings},
                   {"split", request.split},     {"output", experimentFile(request, ".cells").toStdString()}};
    if (!request.methods.empty())
        params["methods"] = request.methods;
    if (!request.observedColumn.empty())
        params["observed_column"] = request.observedColumn;
    if (!request.costs.empty())
        params["costs"] = request.costs;
    return params;
}

Result<ExperimentResult> experimentFrom(const Json& answer)
{
    return attempt([&] {
        domain::JsonFields fields(answer, "The experiment");
        ExperimentResult result;
        fields.table("table", kMostFields).get_to(result.table);
        fields.table("figure", kMostFields).get_to(result.figure);
        result.record = fields.table("record", kMostFields);
        fields.refuseUnread();
        return result;
    });
}

QString experimentFile(const ExperimentRequest& request, const char* ending)
{
    return QDir(request.folder)
        .absoluteFilePath(QString::fromStdString(request.name) + QLatin1String(ending));
}

Result<QStringList> writeExperiment(const ExperimentRequest& request, const ExperimentResult& result)
{
    return attempt([&] {
        const QString csv = experimentFile(request, ".csv");
        const QString json = experimentFile(request, ".json");
        Json record = result.record;
        record["table"] = result.table;
        record["figure"] = result.figure;
        if (!QDir().mkpath(request.folder))
            throw Failure(ErrorCode::PermissionDenied,
                          "Cannot make the folder " + request.folder.toStdString() + ".", "Choose another.");
        writeFileAtomically(csv.toStdString(), domain::csvOf(result.table));
        writeFileAtomically(json.toStdString(), record.dump(1) + '\n');
        return QStringList{csv, json};
    });
}

} // namespace genex::services
