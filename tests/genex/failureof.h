// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/errorof.h"

namespace genex {

/// The error that the function throws; one that no test expects when it throws nothing.
template <typename Function>
Error failureOf(Function&& function)
{
    const Error error = testing::errorOf(function);
    return error.message.empty() ? Error{ErrorCode::Internal, "nothing was thrown", {}} : error;
}

} // namespace genex
