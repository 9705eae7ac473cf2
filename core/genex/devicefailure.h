// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::method {

/// Within a catch block: throws what the exception means to people who know nothing of libtorch, for a GPU
/// that ran out of memory or is gone; anything else as it is.
[[noreturn]] void rethrowExplained();

/// Calls work(), with failures of the device said in words and with what helps.
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
