// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/strangerdevice/strangerdevice.h"

#include "counting.h"
#include "registration.h"

#include <ATen/Context.h>

#include <array>
#include <atomic>
#include <mutex>

namespace genex::stranger {

namespace {

std::array<std::atomic<std::int64_t>, 6> g_counts{};
thread_local int t_uncounted = 0;

std::atomic<std::int64_t>& counter(Event event)
{
    return g_counts[static_cast<std::size_t>(event)];
}

} // namespace

void count(Event event)
{
    if (t_uncounted == 0)
        ++counter(event);
}

Uncounted::Uncounted()
{
    ++t_uncounted;
}

Uncounted::~Uncounted()
{
    --t_uncounted;
}

Counters counters()
{
    return {.copiesToDevice = counter(Event::CopyToDevice),
            .copiesToHost = counter(Event::CopyToHost),
            .scalarReads = counter(Event::ScalarRead),
            .dataDependentShapes = counter(Event::DataDependentShape),
            .waits = counter(Event::Wait),
            .fallbackOps = counter(Event::FallbackOp)};
}

void resetCounters()
{
    for (auto& value : g_counts)
        value = 0;
}

void registerStrangerDevice()
{
    static std::once_flag once;
    std::call_once(once, [] {
        registerAllocator();
        registerGuardAndHooks();
        registerOps();
        registerFallback();
        // The CPU has a fused attention of its own, rounded differently; without it both take the plain one.
        at::globalContext().setSDPUseFlash(false);
    });
}

} // namespace genex::stranger
