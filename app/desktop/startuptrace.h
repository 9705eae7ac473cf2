// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::desktop {

/// Milliseconds since this process was started, according to the kernel (in steps of 10 ms); negative if
/// unknown.
double millisecondsSinceProcessStart();

/// With GENEX_TRACE_STARTUP=1 in the environment: one JSON line on standard output, for the benchmark.
void traceWindowUsable();

} // namespace genex::desktop
