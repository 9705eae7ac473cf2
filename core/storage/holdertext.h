// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/holder.h"

#include <string>
#include <string_view>

namespace genex::storage {

Holder thisProcess(Time now);

/// Content of a lock file.
std::string textOf(const Holder& holder);
/// Parses it; names are unknown if it is damaged or incomplete.
Holder holderFromText(std::string_view text);

} // namespace genex::storage
