// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experimentrecord.h"

#include "domain/jsonfields.h"

#include <QFileInfo>

#include <limits>

namespace genex::services {

namespace {

constexpr std::size_t kMostFields = 1000;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::uint64_t kMostMs = std::uint64_t{1} << 62U;

std::string fileNameOf(const contract::TableSource& source)
{
    return QFileInfo(QString::fromStdString(source.path)).fileName().toStdString();
}

} // namespace

ExperimentRecord begunRun(const ExperimentRequest& request, std::int64_t nowMs)
{
    ExperimentRecord run;
    run.key = "experiment/" + std::to_string(nowMs) + "-" + request.name;
    run.name = request.name;
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
    Json json = {{"name", run.name},
                 {"at_ms", run.atMs},
                 {"data", run.data},
                 {"repeats", run.repeats},
                 {"state", nameOf(run.state)}};
    if (run.request)
        json["request"] = contract::toJson<contract::ExperimentTask>(*run.request);
    if (run.error)
        json["error"] = *run.error;
    if (!record.is_null())
        json["record"] = record;
    return json.dump();
}

ExperimentRecord experimentRecordFrom(const std::string& key, const std::string& bytes)
{
    const Json json = domain::parseJson(bytes, key);
    domain::JsonFields fields(json, key);
    ExperimentRecord run;
    run.key = key;
    run.name = fields.text("name");
    run.atMs = static_cast<std::int64_t>(fields.wholeNumber("at_ms", kMostMs));
    run.data = fields.text("data", kMostPathBytes);
    run.repeats = fields.integer("repeats", 0, std::numeric_limits<int>::max());
    if (fields.has("state"))
        run.state = runStateFrom(fields);
    if (fields.has("request"))
        run.request =
            ExperimentRequest{fields.table("request", kMostFields).get<contract::ExperimentTask>(), {}};
    if (fields.has("error"))
        run.error = fields.table("error", kMostFields).get<Error>();
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
