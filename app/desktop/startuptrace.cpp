// SPDX-License-Identifier: GPL-3.0-or-later
#include "startuptrace.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QFile>
#include <QList>

#include <ctime>
#include <iostream>
#include <unistd.h>

namespace genex::desktop {

namespace {

/// Field 22 of /proc/self/stat: start time of this process in ticks since boot. Counted from the end of the
/// program name, which is in parentheses and may contain anything.
double startTicks()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    constexpr int kStartTime = 22 - 3; // the name is field 2, so the list begins with field 3
    return fields.size() > kStartTime ? fields[kStartTime].toDouble() : -1;
}

} // namespace

double millisecondsSinceProcessStart()
{
    const double ticks = startTicks();
    timespec now{};
    if (ticks < 0 || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1;
    const double milliseconds =
        static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    return milliseconds - ticks * 1e3 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void traceWindowUsable()
{
    if (qEnvironmentVariableIntValue("GENEX_TRACE_STARTUP") != 1)
        return;
    std::cout << nlohmann::json{{"window_usable_ms", millisecondsSinceProcessStart()}}.dump() << std::endl;
}

} // namespace genex::desktop
