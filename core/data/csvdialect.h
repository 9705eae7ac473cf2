// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

/// The comma, semicolon or tab on which the first lines of a text agree; the comma when none stands in them.
char detectDelimiter(std::string_view beginning);

/// Whether the first record names the columns: names are no numbers, or count 0, 1, 2 … or 1, 2, 3 …
bool looksLikeHeader(const std::vector<std::string>& fields);

/// The unit in "temperature [°C]" or "temperature (°C)"; empty when there is none.
std::string unitInHeader(std::string_view header);

} // namespace genex::data
