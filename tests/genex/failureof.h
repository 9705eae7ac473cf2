// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

namespace genex {

/// The error that the function throws; one that no test expects when it throws nothing.
template <typename Function>
Error failureOf(Function&& function)
{
    const Result<void> result = attempt([&] { static_cast<void>(function()); });
    return result ? Error{ErrorCode::Internal, "nothing was thrown", {}} : result.error();
}

} // namespace genex
