// SPDX-License-Identifier: GPL-3.0-or-later
#include "casejson.h"

#include "casetext.h"
#include "estimatedjson.h"

#include "common/utctime.h"

#include <array>

namespace genex::domain {

namespace {

using Json = nlohmann::json;

/// A list with one object for each entry.
template <typename Entries, typename Function>
Json eachOf(const Entries& entries, Function&& jsonOf)
{
    Json list = Json::array();
    for (const auto& entry : entries)
        list.push_back(jsonOf(entry));
    return list;
}

Json findingJson(const CaseFinding& entry)
{
    Json json = entry.finding;
    if (entry.lateInRound > 0)
        json["late_in_round"] = entry.lateInRound;
    return json;
}

Json resultJson(const CaseResult& entry)
{
    Json json = entry.finding;
    json["round"] = entry.round;
    json["entered_at"] = utcTimeText(entry.enteredAtMs);
    if (!entry.unit.empty())
        json["unit"] = entry.unit;
    if (entry.takenAtMs)
        json["taken_at"] = utcTimeText(*entry.takenAtMs);
    return json;
}

Json orderJson(const CaseOrder& order)
{
    return {{"kind", nameOf(order.kind)},
            {"round", order.round},
            {"at", utcTimeText(order.atMs)},
            {"ordered", order.ordered},
            {"estimated", order.estimated}};
}

Json unavailableJson(const UnavailableTest& test)
{
    return {{"feature", test.feature}, {"reason", test.reason}};
}

Json noteJson(const CaseNote& note)
{
    return {{"who", note.who}, {"at", utcTimeText(note.atMs)}, {"lines", linesOf(note.text)}};
}

Json conclusionJson(const CaseConclusion& reached)
{
    return {{"at", utcTimeText(reached.atMs)},
            {"model_name", reached.modelName},
            {"conclusion", reached.conclusion}};
}

Json reportJson(const CaseReport& report)
{
    return {{"who", report.who},
            {"at", utcTimeText(report.atMs)},
            {"kind", report.kind},
            {"sha256", report.sha256}};
}

} // namespace

std::string_view nameOf(CaseOrder::Kind kind)
{
    constexpr std::array<std::string_view, 3> kNames{"batch", "further", "fall_back"};
    return kNames.at(static_cast<std::size_t>(kind));
}

Json derivedJson(const CaseDocument& document)
{
    const CaseContent& content = document.content();
    Json json{{"state", nameOf(content.state())},
              {"round", content.round},
              {"patient", content.patient},
              {"findings", eachOf(content.findings, &findingJson)},
              {"orders", eachOf(content.orders, &orderJson)},
              {"awaited", content.awaited()},
              {"results", eachOf(content.results, &resultJson)},
              {"unavailable", eachOf(content.unavailable, &unavailableJson)},
              {"former_conclusions", eachOf(content.formerConclusions, &conclusionJson)},
              {"notes", eachOf(content.notes, &noteJson)},
              {"reports", eachOf(document.reports(), &reportJson)}};
    if (const CaseEstimates* estimates = document.estimates())
        json["estimates"] = {{"model_sha256", estimates->modelSha256},
                             {"seed", estimates->seed},
                             {"values", estimates->values}};
    if (const Recommendation* recommendation = document.recommendation())
        json["recommendation"] = *recommendation;
    if (content.conclusion)
        json["conclusion"] = conclusionJson(*content.conclusion);
    return json;
}

} // namespace genex::domain
