// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace genex::search {

/// The name with the smallest edit distance, the first of several; empty if there are no names. Only the
/// first 64 letters count.
std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names);

} // namespace genex::search
