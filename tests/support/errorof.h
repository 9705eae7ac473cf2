// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/result.h"

#include <concepts>

namespace genex::testing {

/// The Error of a Result; one with an empty message when there is a value. Result's own error() is undefined
/// then, so a test that calls it cannot fail cleanly.
template <typename T>
Error errorOf(const Result<T>& result)
{
    return result ? Error{} : result.error();
}

/// The Error that a function ends with; one with an empty message when it ends well.
template <std::invocable Function>
Error errorOf(Function&& function)
{
    return errorOf(attempt([&] { static_cast<void>(function()); }));
}

} // namespace genex::testing
