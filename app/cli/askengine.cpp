#include "askengine.h"

#include "interrupt.h"
#include "progressprinter.h"

namespace genex::cli {

Result<services::Json> askEngine(Context& context, const char* method, const services::Json& params)
{
    context.engine.start();
    ProgressPrinter printer;
    const Interrupt interrupt;
    QObject owner; // of the job, which no event loop is left to delete later
    services::Job* job = context.engine.ask(method, params, &owner);
    QObject::connect(&interrupt, &Interrupt::raised, job, &services::Job::cancel);
    return services::waitFor(job, [&](const Progress& progress) { printer.show(progress); });
}

} // namespace genex::cli
