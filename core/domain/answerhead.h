// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace genex::domain {

/// The common head of all engine answers: model, seed and bucket.
template <typename Answer>
nlohmann::json headOf(const Answer& answer)
{
    return {{"model_sha256", answer.modelSha256},
            {"program_version", answer.programVersion},
            {"seed", answer.seed},
            {"bucket", answer.bucket}};
}

template <typename Answer>
void readHead(const nlohmann::json& json, Answer& answer)
{
    json.at("model_sha256").get_to(answer.modelSha256);
    json.at("program_version").get_to(answer.programVersion);
    json.at("seed").get_to(answer.seed);
    json.at("bucket").get_to(answer.bucket);
}

} // namespace genex::domain
