// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::domain {

/// The id derived from a name: "TSH measured" → "tsh_measured", "3rd tone" → "n_3rd_tone". Empty if no
/// character of the name is usable.
std::string snakeCaseOf(std::string_view name);

} // namespace genex::domain
