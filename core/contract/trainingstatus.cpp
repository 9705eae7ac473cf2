// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingstatus.h"

namespace genex::contract {

namespace {

constexpr const char* kSaved = "saved";

} // namespace

void to_json(Json& json, const CheckpointStatus& checkpoint)
{
    json = checkpoint.problem ? Json(*checkpoint.problem) : Json(kSaved);
}

void from_json(const Json& json, CheckpointStatus& checkpoint)
{
    checkpoint.problem.reset();
    if (json != kSaved)
        checkpoint.problem = json.get<Error>();
}

} // namespace genex::contract
