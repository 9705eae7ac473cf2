// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace genex {

/// A value or an error.
template <typename T>
using Result = tl::expected<T, Error>;

/// A failed Result of any type: `return fail(ErrorCode::NotFound, "no model in " + path);`
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> fail(ErrorCode code, Text message, Text remedy = {})
{
    return fail(Error{code, std::move(message), std::move(remedy)});
}

/// Calls a throwing function and returns its value or the error: the boundary between exceptions and Result.
template <typename Function>
auto attempt(Function&& function) -> Result<decltype(function())>
{
    try {
        if constexpr (std::is_void_v<decltype(function())>) {
            function();
            return {};
        } else {
            return std::forward<Function>(function)();
        }
    } catch (...) {
        return fail(errorFromCurrentException());
    }
}

} // namespace genex
