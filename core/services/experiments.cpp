// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experiments.h"

#include "common/atomicfile.h"
#include "domain/jsonfields.h"

#include <QDir>

namespace genex::services {

namespace {

using protocol::Json;

constexpr std::size_t kMostFields = 1000;
constexpr std::size_t kMostPathBytes = 4096;
constexpr int kMostRepeats = 1'000'000;

std::vector<double> budgetsFrom(domain::JsonFields& fields)
{
    std::vector<double> budgets;
    for (const Json& budget : fields.list("budgets", 1, kMostFields)) {
        if (!budget.is_number())
            fields.refuse("budgets", Text("holds %1", budget.dump()), "A budget is a part of all features.");
        budgets.push_back(budget.get<double>());
    }
    return budgets;
}

} // namespace

void to_json(Json& json, const ExperimentRequest& request)
{
    json = experimentParams(request);
    json.erase("output");
}

void from_json(const Json& json, ExperimentRequest& request)
{
    domain::JsonFields fields(json, "The experiment");
    ExperimentRequest read;
    read.name = fields.text("experiment");
    read.source = fields.table("source", kMostFields);
    read.repeats = fields.integer("repeats", 1, kMostRepeats);
    read.budgets = budgetsFrom(fields);
    read.preset = fields.text("preset");
    read.settings = fields.table("settings", kMostFields);
    read.split = fields.text("split", kMostPathBytes);
    if (fields.has("visits"))
        read.visits = fields.integer("visits", 1, kMostVisits);
    if (fields.has("methods"))
        read.methods = fields.texts("methods", kMostFields);
    if (fields.has("observed_column"))
        read.observedColumn = fields.text("observed_column", kMostPathBytes);
    if (fields.has("observed"))
        read.observed = fields.text("observed");
    if (fields.has("costs"))
        read.costs = fields.text("costs", kMostPathBytes);
    fields.refuseUnread();
    request = std::move(read);
}

void putSetting(const std::string& text, Json& settings)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw Failure(ErrorCode::InvalidInput, Text("\"%1\" sets nothing.", text),
                      "Write NAME=VALUE, for example draws=16.");
    const std::string value = text.substr(equals + 1);
    Json json = Json::parse(value, nullptr, false);
    settings[text.substr(0, equals)] = json.is_discarded() ? Json(value) : std::move(json);
}

Json experimentParams(const ExperimentRequest& request)
{
    Json params = {{"experiment", request.name}, {"source", request.source},
                   {"repeats", request.repeats}, {"budgets", request.budgets},
                   {"preset", request.preset},   {"settings", request.settings},
                   {"split", request.split},     {"output", experimentFile(request, ".cells").toStdString()}};
    if (request.visits != 1)
        params["visits"] = request.visits;
    if (!request.methods.empty())
        params["methods"] = request.methods;
    if (!request.observedColumn.empty())
        params["observed_column"] = request.observedColumn;
    if (!request.observed.empty())
        params["observed"] = request.observed;
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
                          Text("Cannot make the folder %1.", request.folder.toStdString()),
                          "Choose another.");
        writeFileAtomically(csv.toStdString(), domain::csvOf(result.table));
        writeFileAtomically(json.toStdString(), record.dump(1) + '\n');
        return QStringList{csv, json};
    });
}

} // namespace genex::services
