// SPDX-License-Identifier: GPL-3.0-or-later
#include "localjob.h"

#include "interrupt.h"
#include "progressprinter.h"

#include <QEventLoop>

#include <future>

namespace genex::cli {

void runLocally(const std::function<void(JobControl&)>& work)
{
    ProgressPrinter printer;
    JobControl job([&](const Progress& progress) { printer.show(progress); });
    const Interrupt interrupt;
    QEventLoop loop; // receives Ctrl+C while the work runs on another thread
    QObject::connect(&interrupt, &Interrupt::raised, &loop, [&job] { job.requestStop(); });
    std::future<void> done = std::async(std::launch::async, [&] {
        const auto quit = [&loop] {
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        };
        try {
            work(job);
        } catch (...) {
            quit();
            throw;
        }
        quit();
    });
    loop.exec();
    done.get();
}

} // namespace genex::cli
