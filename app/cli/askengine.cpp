// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"

#include "interrupt.h"
#include "progressprinter.h"

namespace genex::cli {

Result<services::Json> askEngine(Context& context, const char* method, const services::Json& params,
                                 const Remark& remark)
{
    context.engine.start();
    ProgressPrinter printer;
    const Interrupt interrupt;
    QObject owner; // of the job, which no event loop is left to delete later
    services::Job* job = context.engine.ask(method, params, &owner);
    QObject::connect(&interrupt, &Interrupt::raised, job, &services::Job::cancel);
    if (remark)
        QObject::connect(job, &services::Job::statusReceived, &owner,
                         [&](const contract::TrainingStatus& status) {
                             if (const std::string words = remark(status); !words.empty())
                                 printer.remark(words);
                         });
    return services::waitFor(job, [&](const Progress& progress) { printer.show(progress); });
}

} // namespace genex::cli
