// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "interrupt.h"
#include "progressprinter.h"

#include <functional>
#include <string>

namespace genex::cli {

/// What a user should read at once of what a job says of itself; empty: nothing.
using Remark = std::function<std::string(const contract::TrainingStatus& status)>;

/// Progress and remarks on standard error, and Ctrl+C cancels.
class JobWatch
{
public:
    explicit JobWatch(Remark remark);

    void follow(services::Job& job);

private:
    Remark m_remark;
    ProgressPrinter m_printer;
    Interrupt m_interrupt;
};

/// Starts the engine, asks it and waits for the answer.
template <contract::Message Asked>
Result<typename Asked::Result> askEngine(Context& context, const typename Asked::Params& params,
                                         const Remark& remark = {})
{
    context.engine.start();
    JobWatch watch(remark);
    return context.engine.askAndWait<Asked>(params, [&](services::Job& job) { watch.follow(job); });
}

} // namespace genex::cli
