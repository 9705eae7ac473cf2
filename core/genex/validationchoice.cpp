// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/validationchoice.h"

#include "common/error.h"

#include <cmath>

namespace genex::method {

using Json = nlohmann::json;

namespace {

constexpr char kLossOfBest[] = "loss_of_best";

Json triedJson(const ValidationChoice::Tried& tried)
{
    Json json = {{"value", tried.value}, {"loss", tried.loss}, {"patients", tried.patients}};
    if (tried.lossOfBest)
        json[kLossOfBest] = *tried.lossOfBest;
    return json;
}

} // namespace

void to_json(Json& json, const ValidationChoice& choice)
{
    Json tried = Json::array();
    for (const ValidationChoice::Tried& each : choice.tried)
        tried.push_back(triedJson(each));
    json = {{"setting", choice.setting}, {"tried", tried}, {"taken", choice.taken}};
}

void from_json(const Json& json, ValidationChoice& choice)
{
    const auto finite = [](const Json& of, const char* name) {
        const auto number = of.at(name).get<double>();
        if (!std::isfinite(number))
            throw Failure(ErrorCode::Corrupt, Text("\"%1\" is not finite", name));
        return number;
    };
    ValidationChoice read;
    json.at("setting").get_to(read.setting);
    for (const Json& each : json.at("tried")) {
        read.tried.push_back(
            {finite(each, "value"), finite(each, "loss"), each.at("patients").get<std::size_t>()});
        if (each.contains(kLossOfBest))
            read.tried.back().lossOfBest = finite(each, kLossOfBest);
    }
    read.taken = finite(json, "taken");
    choice = std::move(read);
}

} // namespace genex::method
