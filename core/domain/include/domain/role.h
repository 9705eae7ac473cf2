// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace genex::domain {

/// Role of a store's user. Managing users requires an administrator; the other permissions are defined in
/// services. The numbers are part of the file format.
enum class Role : std::uint8_t { Clinician = 1, DataScientist = 2, Administrator = 3 };

/// "clinician", "data_scientist", "administrator".
std::string_view nameOf(Role role);
std::optional<Role> roleFromName(std::string_view name);

} // namespace genex::domain
