// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace genex::data {

/// The name with the fewest letters to insert, remove or replace, the first of several; nothing when there
/// are no names.
std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names);

} // namespace genex::data
