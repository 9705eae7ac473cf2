// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::domain {

/// The id that a name gets: "TSH measured" → "tsh_measured", "3rd tone" → "n_3rd_tone". Empty where nothing
/// of the name can stand in an id.
std::string snakeCaseOf(std::string_view name);

} // namespace genex::domain
