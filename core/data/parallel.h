// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace genex {
class JobControl;
}

namespace genex::data {

/// Calls task(0) … task(count − 1) on all cores, in any order. Progress is told and a stop is seen between
/// tasks; the first exception of a task ends it all and is thrown again here.
void forEachOnAllCores(std::size_t count, const char* phase, JobControl& job,
                       const std::function<void(std::size_t)>& task);

} // namespace genex::data
