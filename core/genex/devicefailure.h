// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::method {

/// Call inside catch: throws a Failure worded for users if a GPU ran out of memory or was lost; rethrows
/// anything else.
[[noreturn]] void rethrowExplained();

/// Calls work() and rewords device failures, with a remedy.
template <typename Work>
auto explainingDeviceFailures(Work work)
{
    try {
        return work();
    } catch (...) {
        rethrowExplained();
    }
}

} // namespace genex::method
