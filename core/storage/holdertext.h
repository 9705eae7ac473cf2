// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/holder.h"

#include <string>
#include <string_view>

namespace genex::storage {

Holder thisProcess(Time now);

/// What stands in a lock file.
std::string textOf(const Holder& holder);
/// Reads it; unknown names where it is damaged or half written.
Holder holderFromText(std::string_view text);

} // namespace genex::storage
