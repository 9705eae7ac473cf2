// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include <functional>
#include <string>

namespace genex::cli {

/// What a user should read at once of what a job says of itself; empty: nothing.
using Remark = std::function<std::string(const contract::TrainingStatus& status)>;

/// Starts the engine, asks it and waits for the answer: progress and remarks on standard error, and Ctrl+C
/// cancels.
Result<services::Json> askEngine(Context& context, const char* method, const services::Json& params,
                                 const Remark& remark = {});

template <contract::Message Asked>
Result<typename Asked::Result> askEngine(Context& context, const typename Asked::Params& params,
                                         const Remark& remark = {})
{
    return services::answerTo<Asked>(
        askEngine(context, Asked::kMethod, context.engine.paramsOf<Asked>(params), remark));
}

} // namespace genex::cli
