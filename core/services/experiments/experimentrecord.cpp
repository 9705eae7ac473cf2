// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experimentrecord.h"

#include "domain/jsonform.h"

#include <QFileInfo>

namespace genex::services {

namespace {

std::string fileNameOf(const contract::TableSource& source)
{
    return QFileInfo(QString::fromStdString(source.path)).fileName().toStdString();
}

} // namespace

ExperimentRecord begunRun(const ExperimentRequest& request, std::int64_t nowMs)
{
    ExperimentRecord run;
    run.key = "experiment/" + std::to_string(nowMs) + "-" + std::string(nameOf(request.kind));
    run.kind = request.kind;
    run.atMs = nowMs;
    run.data = fileNameOf(request.source);
    run.repeats = request.repeats;
    run.state = RunState::Running;
    run.request = request;
    run.request->folder.clear();
    return run;
}

std::string bytesOf(const ExperimentRecord& run, const Json& record)
{
    Json json = toJson(run);
    if (!record.is_null())
        json["record"] = record;
    return json.dump();
}

ExperimentRecord experimentRecordFrom(const std::string& key, const std::string& bytes)
{
    auto run = fromJson<ExperimentRecord>(domain::parseJson(bytes, key), key);
    run.key = key;
    return run;
}

Json recordFrom(const std::string& key, const std::string& bytes)
{
    Json json = domain::parseJson(bytes, key);
    if (!json.contains("record"))
        throw Failure(ErrorCode::NotFound, "The run is not finished.", "Resume it.");
    return std::move(json["record"]);
}

} // namespace genex::services
