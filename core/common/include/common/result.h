// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace genex {

/// A value, or the reason why there is none.
template <typename T>
using Result = tl::expected<T, Error>;

/// The failed Result of any type: `return fail(ErrorCode::NotFound, "no model in " + path);`
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> fail(ErrorCode code, Text message, Text remedy = {})
{
    return fail(Error{code, std::move(message), std::move(remedy)});
}

/// Runs code that throws and returns what it returned, or the error: the one edge between throwing and
/// Result.
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
